// Generated from openapi.yaml by generate.sh. Do not edit.

export interface paths {
    "/_allauth/app/v1/account/authenticators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my second factors and passkeys
         * @description Authenticator app, recovery codes and passkeys of the account.
         */
        get: operations["listAuthenticators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/account/authenticators/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my recovery codes
         * @description Asks for a fresh proof first. Each code signs in once in place of the second factor.
         */
        get: operations["listRecoveryCodes"];
        put?: never;
        /**
         * Make new recovery codes
         * @description The old ones stop working. Asks for a fresh proof first.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/account/authenticators/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my authenticator app, or what sets one up
         * @description 200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as without a proved address.
         */
        get: operations["getTotp"];
        put?: never;
        /**
         * Set up an authenticator app
         * @description Asks for a fresh proof first. Takes a code that the app makes from the secret of `getTotp`; recovery codes come along with it.
         */
        post: operations["activateTotp"];
        /**
         * Remove my authenticator app
         * @description Asks for a fresh proof first: see the flows of its 401.
         */
        delete: operations["deactivateTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/account/authenticators/webauthn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to add a passkey
         * @description What `navigator.credentials.create()` needs. Asks for a fresh proof first.
         */
        get: operations["beginPasskey"];
        /**
         * Rename a passkey
         * @description Asks for a fresh proof first.
         */
        put: operations["renamePasskey"];
        /**
         * Add a passkey
         * @description Takes what was made from the options of `beginPasskey`.
         */
        post: operations["addPasskey"];
        /**
         * Remove passkeys
         * @description Asks for a fresh proof first.
         */
        delete: operations["removePasskeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my e-mail addresses
         * @description The addresses of the account, and which of them are proved.
         */
        get: operations["listEmails"];
        /**
         * Ask for a code for one of my addresses
         * @description Sends the verification mail of an address again; 403 when one was sent a moment ago.
         */
        put: operations["requestEmailCode"];
        /**
         * Add an e-mail address
         * @description Asks for a fresh proof first: see the flows of its 401. A mail with a code goes to the address, which counts once `verifyEmail` has taken the code.
         */
        post: operations["addEmail"];
        /**
         * Remove an e-mail address
         * @description The primary address stays as long as there are others.
         */
        delete: operations["removeEmail"];
        options?: never;
        head?: never;
        /**
         * Make an address the primary one
         * @description Mails go to the primary address; only a proved one can become it.
         */
        patch: operations["setPrimaryEmail"];
        trace?: never;
    };
    "/_allauth/app/v1/account/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description The other devices are signed out and their bearer tokens revoked.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/account/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my accounts at external providers
         * @description The external accounts that one may sign in with.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        /**
         * Disconnect an account at an external provider
         * @description Refused when nobody could sign in any more.
         */
        delete: operations["removeProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/2fa/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description Ends a sign-in whose 401 named the flow `mfa_authenticate`: takes a code of the app, or a recovery code.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/2fa/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by second factor that it is me
         * @description Some changes ask for a fresh proof: their 401 names the flow `mfa_reauthenticate`.
         */
        post: operations["confirmCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a code for an address stands for
         * @description Checks the code or key of a verification mail without using it up.
         */
        get: operations["getEmailVerification"];
        put?: never;
        /**
         * Prove an e-mail address
         * @description Takes the code or key of the verification mail. 401: it is proved, but nobody is signed in yet.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/email/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code for an address again
         * @description Sends another code while the proof of an address is pending; 409 when none is, or not again yet.
         */
        post: operations["resendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by name or e-mail address
         * @description `meta.access_token` of the answer is the bearer token of this device for `/api/v1`. With a second factor or a proof of the address still to come the answer is 401: see its `flows`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/password/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to reset the password
         * @description Sends a code to the address, if an account has it; the answer is the same if none has: 401 with the flow `password_reset_by_code` pending: send its session token along to `resetPassword`. 200 for a caller who is signed in.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a code for a password stands for
         * @description Checks the code or key of a reset mail; wrong ones are counted.
         */
        get: operations["getPasswordReset"];
        put?: never;
        /**
         * Set a new password with a code
         * @description Takes the code of the mail and the new password; every device is signed out. 401, or 200 for a caller who was signed in until now: it is done, sign in anew.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/provider/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is missing for a sign-up by provider
         * @description What the provider told, while the flow `provider_signup` is pending.
         */
        get: operations["getProviderSignUp"];
        put?: never;
        /**
         * Make an account by provider
         * @description Takes what the provider did not tell. With a second factor or a proof of the address still to come the answer is 401: see its `flows`.
         */
        post: operations["completeProviderSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/provider/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a token of an external provider
         * @description For apps that run the provider's own flow on the device. With a second factor or a proof of the address still to come the answer is 401: see its `flows`.
         */
        post: operations["signInWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by password that it is me
         * @description Some changes ask for a fresh proof: their 401 names the flow `reauthenticate`. Then try again.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description 200 when somebody is signed in; 401 says which steps lead there and which one is pending.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session of this device and revokes its bearer token. The answer is 401: nobody is signed in.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and sign in
         * @description `meta.access_token` of the answer is the bearer token of this device for `/api/v1`. With a second factor or a proof of the address still to come the answer is 401: see its `flows`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/webauthn/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a passkey as second factor
         * @description What `navigator.credentials.get()` needs while the flow `mfa_authenticate` is pending.
         */
        get: operations["beginPasskeyFactor"];
        put?: never;
        /**
         * Sign in with a passkey as second factor
         * @description Ends a sign-in whose 401 named the flow `mfa_authenticate`.
         */
        post: operations["confirmPasskeyFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/webauthn/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign in with a passkey
         * @description What `navigator.credentials.get()` needs; the session token of the answer belongs to the next step.
         */
        get: operations["beginPasskeySignIn"];
        put?: never;
        /**
         * Sign in with a passkey
         * @description Takes what was made from the options of `beginPasskeySignIn`. With a second factor or a proof of the address still to come the answer is 401: see its `flows`.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/auth/webauthn/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to prove by passkey that it is me
         * @description What `navigator.credentials.get()` needs.
         */
        get: operations["beginPasskeyProof"];
        put?: never;
        /**
         * Prove by passkey that it is me
         * @description Some changes ask for a fresh proof; after this they may be tried again.
         */
        post: operations["confirmPasskeyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_allauth/app/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how one may sign in
         * @description What is switched on here: names, addresses, codes, second factors, external providers.
         */
        get: operations["getSignInConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List named clocks
         * @description Clocks to make games with; those that end at a time of day do so in the caller's time zone, else in UTC.
         *
         *     Scope: `games:read`.
         */
        get: operations["listClocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games, newest first
         * @description Public games and the caller's own, newest first; private and unlisted ones only for their seats.
         *
         *     Scope: `games:read`.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Make a game and sit down on seat 0
         * @description Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by `join_by`.
         *
         *     With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players, they alone may
         *     sit down.         A player sits in 50 lobbies and 200 running games at most.
         *
         *     Scope: `games:play`.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game
         * @description The game as this viewer may see it; 304 while `If-None-Match` names what the viewer has.
         *
         *     Scope: `games:read`.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the game
         * @description Cancel a game that has not started.
         *
         *     Scope: `games:play`.
         */
        post: operations["cancelGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clocks of a game
         * @description Of each seat the time that is left, whether it runs now, and why or why not.
         *
         *     Scope: `games:read`.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened, oldest first
         * @description The events after a number; `Accept: text/event-stream` gives the same as server-sent events.
         *
         *     A stream goes on with what happens, from `Last-Event-ID` if it has one. With `wait` an empty page is answered as
         *     soon as something happens.
         *
         *     Scope: `games:read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read commitments and revealed seeds
         * @description Commitments from the creation on, entropy once a round has opened, server seeds once it has ended.
         *
         *     Scope: `games:read`.
         */
        get: operations["getFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom the host has invited
         * @description Every invitation by name to a game of the caller's, newest first; answered ones, too.
         *
         *     Scope: `games:read`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a player by name
         * @description Invite a player to the caller's lobby: to a private game it needs no code. Doing so again changes nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["invitePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Decline the invitation to a game; to accept it, join the game. Declining again changes nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat
         * @description Take the lowest free seat; the last one starts the game. Joining again changes nothing.
         *
         *     With an `Idempotency-Key` a late copy, which comes after the player has left, seats nobody.
         *
         *     Scope: `games:play`.
         */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the lobby
         * @description Give the seat up; the host's leaving hands the game on to the next player, or cancels it.
         *
         *     Scope: `games:play`.
         */
        post: operations["leaveGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read back the caller's standing orders
         * @description The orders of the caller's seat, and why they pause; 404 when there are none.
         *
         *     Scope: `games:read`.
         */
        get: operations["getOrders"];
        /**
         * Set the standing orders of the caller's seat
         * @description Replace the orders of the caller's seat, and end a pause; nobody else learns of them.
         *
         *     If the open turn waits for the seat, they move at once where they can.
         *
         *     Scope: `games:play`.
         */
        put: operations["setOrders"];
        post?: never;
        /**
         * End the caller's standing orders
         * @description End the orders of the caller's seat; a move that they have made stands. Without orders it changes nothing.
         *
         *     Scope: `games:play`.
         */
        delete: operations["deleteOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/orders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what orders would do now
         * @description What these orders would do for each call now; without a body, those that stand. Changes nothing.
         *
         *     Scope: `games:read`.
         */
        post: operations["previewOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/orders/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a pause of the caller's standing orders
         * @description Let the orders go on; they move at once in a turn that waits for the seat. Without a pause: nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["resumeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/player-seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set own entropy
         * @description Set or replace the caller's entropy for the rounds that have not opened; secret until a round opens.
         *
         *     Scope: `games:play`.
         */
        put: operations["setPlayerSeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the replayable record
         * @description All rounds that have ended, with everything that was secret in them.
         *
         *     Scope: `games:read`.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play the same game anew
         * @description Sit down in a new lobby with the settings of a game that is over; all of its seats get the same one.
         *
         *     The first who asks is its host. The others are invited, and bots of the old game sit again.
         *
         *     Scope: `games:play`.
         */
        post: operations["rematchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Resign from a running game: a bot plays the seat on to the end.
         *
         *     Scope: `games:play`.
         */
        post: operations["resignGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back
         * @description End the autopilot of the caller's seat; the open turn asks it again while it stays open. Else: nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["returnToGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/seats/{seat}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the seat of a player who is away or gone
         * @description Let another player take a seat that was on autopilot for 48 hours, or whose player has resigned or is gone.
         *
         *     Its player ends the offer by coming back. Offering it again changes nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["offerSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/seats/{seat}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat that is on offer
         * @description Sit down in a running game; the caller moves from the next turn on. Taking the seat again changes nothing.
         *
         *     Scope: `games:play`.
         */
        post: operations["takeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the game
         * @description Start with the seats that are taken; `fill` puts bots on the empty ones.
         *
         *     Scope: `games:play`.
         */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/tenures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who has held the seats
         * @description Of each seat who has held it, from which turn to which, and why that ended.
         *
         *     Scope: `games:read`.
         */
        get: operations["listTenures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/turns/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resolved turn
         * @description A resolved turn; while its round runs only the last one, unless the game has an open log.
         *
         *     Scope: `games:read`.
         */
        get: operations["getTurn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/turns/{number}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read back the caller's own move
         * @description The caller's own move in a turn, open or resolved; 404 when there is none, 409 while H5 hides it.
         *
         *     Scope: `games:read`.
         */
        get: operations["getMove"];
        /**
         * Submit or replace the move of the caller's seat
         * @description Submit the move while the turn is open; 201 the first time, 200 when it replaces one.
         *
         *     Safe to repeat: the same move again answers the same. Whether it was the last of its turn never shows. With
         *     `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
         *     `precondition_failed`; its member `etag` is that of the decision that stands.
         *
         *     Scope: `games:play`.
         */
        put: operations["submitMove"];
        post?: never;
        /**
         * Withdraw the caller's move
         * @description Take the move back while the turn is open; withdrawing what is not there changes nothing.
         *
         *     A withdrawal is a decision: its `ETag` is what the next one follows on.
         *
         *     Scope: `games:play`.
         */
        delete: operations["withdrawMove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account
         * @description Read the account of whoever asks.
         *
         *     Scope: `profile:read`.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete my account
         * @description Erase everything that is held on the caller, and its bot accounts, at once and for good.
         *
         *     Seats of running games are played on by a bot; results stay without a name. Nobody gets the name again.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Change my account
         * @description Change display name, avatar, bio, language or time zone; what is left out stays.
         *
         *     Scope: `profile:write`.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/me/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps connected to my account
         * @description Every app of somebody else that may act for the caller, the newest app first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listConnectedApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an app
         * @description Take from an app all that it may do for the caller; all its tokens end at once, everywhere.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["disconnectApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom I block
         * @description Every player whom the caller blocks, the newest block first.
         *
         *     Scope: `profile:read`.
         */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/blocks/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a player
         * @description Block a player and its bots: no invitations, no joint public lobbies, in either direction; up to 500.
         *
         *     201 the first time, then 200. The other learns nothing of it.
         *
         *     Scope: `profile:write`.
         */
        put: operations["blockPlayer"];
        post?: never;
        /**
         * Unblock a player
         * @description Take a block back; without one nothing changes.
         *
         *     Scope: `profile:write`.
         */
        delete: operations["unblockPlayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my bot accounts
         * @description Every bot account of the caller, the newest first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listBots"];
        put?: never;
        /**
         * Make a bot account
         * @description Make an account that plays through the API only and is marked as a bot everywhere; up to 10 a player.
         *
         *     Not for personal tokens and OAuth apps.
         */
        post: operations["createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bots/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bot account
         * @description One bot account of the caller.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["getBot"];
        put?: never;
        post?: never;
        /**
         * Delete a bot account
         * @description Erase a bot account as a player's own is erased; its name is never given out again.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        delete: operations["deleteBot"];
        options?: never;
        head?: never;
        /**
         * Change a bot account
         * @description Change display name, avatar or bio; what is left out stays.
         *
         *     Not for personal tokens and OAuth apps.
         */
        patch: operations["updateBot"];
        trace?: never;
    };
    "/api/v1/me/bots/{username}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens of a bot account
         * @description Every token of the bot that is not revoked, the newest first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listBotTokens"];
        put?: never;
        /**
         * Make a token for a bot account
         * @description Make a token with which the bot plays. Its text is in this answer and nowhere else; up to 50 may work.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        post: operations["createBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bots/{username}/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token of a bot account
         * @description Revoke one token; at once, everywhere.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["revokeBotToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps that I have made
         * @description Every app that the caller has made known here, the newest first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listOAuthClients"];
        put?: never;
        /**
         * Make an app known
         * @description Make an app known, so that it can ask other players to let it act for them (OAuth 2); up to 10 a player.
         *
         *     The secret of a confidential app is in this answer and nowhere else.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        post: operations["createOAuthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an app
         * @description Make an app unknown again; whatever players have let it do ends at once.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        delete: operations["deleteOAuthClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my devices
         * @description Every device that is signed in, the newest first, with its last use.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        /**
         * Sign out all other devices
         * @description Sign out every device but the one that asks; at once, everywhere.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["revokeOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out a device
         * @description Sign out one device, which may be the one that asks; at once, everywhere.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["revokeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow my games and notices
         * @description New notices and games of the caller that have changed since a position, which is now without `after`.
         *
         *     A game may come twice with the same version. `Accept: text/event-stream` gives a stream, which goes on with what
         *     happens, from `Last-Event-ID` if it has one. With `wait` an empty page is answered as soon as something happens.
         *
         *     Scope: `games:read`.
         */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything held on me
         * @description Everything that the service holds on the caller and its bot accounts, as one JSON document to keep.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that wait for the caller
         * @description Invitations to lobbies that the caller has not answered, newest first.
         *
         *     Scope: `games:read`.
         */
        get: operations["listMyInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my notices, oldest first
         * @description The notices after an id; `text` follows `Accept-Language`. Notices are kept for 90 days.
         *
         *     Scope: `games:read`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices as read
         * @description Mark up to 200 notices as read, on every device of the caller.
         *
         *     Scope: `games:play`.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how I am told
         * @description By which channels the caller is told of each kind, the quiet hours and the digest.
         *
         *     Scope: `profile:read`.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how I am told
         * @description Change single channels, the quiet hours or the digest; what is left out stays.
         *
         *     Scope: `profile:write`.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/api/v1/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my push subscriptions
         * @description Every browser that takes push messages for the caller, the newest first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        /**
         * Subscribe a browser
         * @description Keep what `PushManager.subscribe` gave. The same endpoint again replaces its keys. Up to 20.
         *
         *     Not for personal tokens and OAuth apps.
         */
        post: operations["createPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a browser
         * @description Send no more push messages to a browser.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's tickets
         * @description Tickets that wait, and for 14 days those of which a game was made, newest first.
         *
         *     Scope: `games:read`.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Wait for a game with anybody who wants the same
         * @description Wait for a game; nobody need be online. Up to ten tickets of a player wait, each for 14 days at most.
         *
         *     Within seconds the service makes a game of the oldest tickets that agree, and tells their players.
         *
         *     Scope: `games:play`.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description A ticket of the caller's; `game` is set once it has got one.
         *
         *     Scope: `games:read`.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /**
         * Wait no longer
         * @description Take a ticket back; 409 when a game was made of it.
         *
         *     Scope: `games:play`.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my personal tokens
         * @description Every personal token that is not revoked, the newest first; its text is not shown again.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a personal token
         * @description Make a token for a script of one's own. Its text is in this answer and nowhere else; up to 50 may work.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal token
         * @description Revoke one token; at once, everywhere.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the turns that wait for the caller
         * @description Every turn that waits for the caller, soonest deadline first.
         *
         *     Scope: `games:read`.
         */
        get: operations["listMyTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my webhooks
         * @description Every webhook of the caller, the newest first; secrets are not shown again.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description Have notices posted to a public https address. The secret is in this answer and nowhere else. Up to 5.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Where it goes, and whether it fails.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Delete a webhook with its log; what waits for it is not sent.
         *
         *     Not for personal tokens and OAuth apps.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/me/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of a webhook's deliveries
         * @description The deliveries of 30 days, the newest first.
         *
         *     Not for personal tokens and OAuth apps.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/webhooks/{id}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more
         * @description Send a delivery again, under the same id, whatever became of it.
         *
         *     Not for personal tokens and OAuth apps.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret
         * @description Make a new secret, shown only in this answer. For 24 hours the old one signs as well.
         *
         *     Not for personal tokens and OAuth apps.
         *
         *     For a device on which the player has just signed in, or has been asked again for the password or a second factor; else 403 `reauthentication_required`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a player's profile
         * @description The public profile of a player or a bot account, by its name in any case.
         *
         *     Scope: `profile:read`.
         */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{username}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a player to the operator
         * @description Ask the operator to look at what a player does; up to 20 in 24 hours. The player learns nothing of it.
         *
         *     Scope: `profile:write`.
         */
        post: operations["reportPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the push key
         * @description The `applicationServerKey` with which a browser subscribes (VAPID).
         *
         *     Scope: `games:read`.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Everything that is held on a player; more members may be added. */
        AccountExport: {
            /** @description The profile, and what the account may do here. */
            account: {
                [key: string]: unknown;
            };
            /** @description The apps of others that are connected, and those that the player has made. */
            apps: {
                [key: string]: unknown;
            };
            /** @description Whom the player blocks. */
            blocks: {
                [key: string]: unknown;
            }[];
            /** @description The same for each bot account. */
            bots: {
                [key: string]: unknown;
            }[];
            /** @description The devices that are signed in, or were within 90 days. */
            devices: {
                [key: string]: unknown;
            }[];
            /** @description The addresses, and whether they are proved. */
            email_addresses: {
                [key: string]: unknown;
            }[];
            /** Format: date-time */
            exported_at: string;
            /** @description The version of this document. */
            format: string;
            /** @description Every seat of the player, with its moves and its result. */
            games: {
                [key: string]: unknown;
            };
            /** @description When requests with a key were answered, and how, for 7 days; not the keys. */
            idempotency_keys: {
                [key: string]: unknown;
            }[];
            /** @description What the player was told, and by which ways it wants to be. */
            notifications: {
                [key: string]: unknown;
            };
            /** @description The accounts elsewhere with which the player signs in, and what these said. */
            providers: {
                [key: string]: unknown;
            }[];
            /** @description What the player has reported. */
            reports: {
                [key: string]: unknown;
            }[];
            /** @description How many requests are counted in this minute. */
            requests: {
                [key: string]: unknown;
            }[];
            /** @description By kind; no secrets. */
            second_factors: {
                [key: string]: unknown;
            }[];
            /** @description The sessions of browsers and of the sign-in API. */
            sessions: {
                [key: string]: unknown;
            }[];
            /** @description The personal tokens that work, or did within 90 days; not their texts. */
            tokens: {
                [key: string]: unknown;
            }[];
        };
        /** @enum {string} */
        AppScope: "games:read" | "games:play" | "profile:read" | "profile:write" | "leagues:manage" | "openid" | "profile" | "email";
        /** @description A second factor or passkey. */
        AuthAuthenticator: {
            data: components["schemas"]["Authenticator"];
            meta?: components["schemas"]["AuthAuthenticatorMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What came with it. */
        AuthAuthenticatorMeta: {
            /** @description Whether recovery codes were made along with it. */
            recovery_codes_generated?: boolean;
            /** @description For the header `X-Session-Token`; keep the newest. */
            session_token?: string;
        };
        /** @description The second factors and passkeys of the account. */
        AuthAuthenticators: {
            data: components["schemas"]["Authenticator"][];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description How one may sign in here. */
        AuthConfiguration: {
            data: components["schemas"]["AuthConfigurationData"];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What is switched on, part by part. */
        AuthConfigurationData: {
            /** @description Names and passwords. */
            account: {
                /** @description The same as `login_methods`, in one word. */
                authentication_method?: string;
                email_verification_by_code_enabled: boolean;
                is_open_for_signup: boolean;
                login_by_code_enabled: boolean;
                login_methods: ("email" | "username")[];
                password_reset_by_code_enabled: boolean;
            };
            /** @description Second factors. */
            mfa?: {
                passkey_login_enabled: boolean;
                supported_types: components["schemas"]["AuthenticatorType"][];
            };
            /** @description External providers. */
            socialaccount?: {
                providers: components["schemas"]["AuthProvider"][];
            };
            /** @description Sessions. */
            usersessions?: {
                track_activity: boolean;
            };
        };
        /** @description A passkey's answer. */
        AuthCredential: {
            /** @description What the browser's or the system's passkey API made, as JSON. */
            credential: {
                [key: string]: unknown;
            };
        };
        /** @description It is done. */
        AuthDone: {
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description An e-mail address of the account. */
        AuthEmailAddress: {
            email: string;
            primary: boolean;
            verified: boolean;
        };
        /** @description The e-mail addresses of the account. */
        AuthEmailAddresses: {
            data: components["schemas"]["AuthEmailAddress"][];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description An e-mail address. */
        AuthEmailChoice: {
            /** Format: email */
            email: string;
        };
        /** @description What the code or key stands for. */
        AuthEmailKeyInfo: {
            /** @description The address. */
            data: {
                email: string;
                user: components["schemas"]["AuthUser"];
            };
            meta?: components["schemas"]["AuthEmailKeyMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What goes with it. */
        AuthEmailKeyMeta: {
            /** @description Whether a sign-in waits for this proof. */
            is_authenticating: boolean;
            /** @description For the header `X-Session-Token`; keep the newest. */
            session_token?: string;
        };
        /** @description A second factor or passkey. */
        Authenticator: {
            /** @description Seconds since 1970-01-01T00:00:00Z. */
            created_at: number;
            /** @description Of a passkey: its number. */
            id?: number;
            /** @description Of a passkey: whether it signs in by itself. */
            is_passwordless?: boolean;
            /** @description Seconds since 1970-01-01T00:00:00Z. */
            last_used_at: number | null;
            /** @description Of a passkey: its name. */
            name?: string;
            /** @description Of recovery codes: how many there were. */
            total_code_count?: number;
            type: components["schemas"]["AuthenticatorType"];
            /** @description Of recovery codes: how many are left. */
            unused_code_count?: number;
            /** @description Of recovery codes: those that are left, in the answers that show them. */
            unused_codes?: string[];
        };
        /** @enum {string} */
        AuthenticatorType: "recovery_codes" | "totp" | "webauthn" | (string & {});
        /** @description What is wrong with one input. */
        AuthError: {
            /** @description A stable word for what is wrong. */
            code: string;
            /** @description The same for people, in the language of the answer. */
            message: string;
            /** @description The name of the input; absent when it is the input as a whole. */
            param?: string;
        };
        /** @description Some of the input is wrong. */
        AuthErrors: {
            errors?: components["schemas"]["AuthError"][];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description A code of a second factor. */
        AuthFactorCode: {
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
        };
        /** @description A step that leads on; the one that is pending has begun. */
        AuthFlow: {
            id: components["schemas"]["AuthFlowId"];
            /** @description True for the step that is waited for. */
            is_pending?: boolean;
            provider?: components["schemas"]["AuthProvider"];
            /** @description The external providers that may be used. */
            providers?: string[];
            /** @description The second factors that may be used. */
            types?: components["schemas"]["AuthenticatorType"][];
        };
        /**
         * @description What can be done next.
         * @enum {string}
         */
        AuthFlowId: "login" | "login_by_code" | "mfa_authenticate" | "mfa_login_webauthn" | "mfa_reauthenticate" | "mfa_signup_webauthn" | "mfa_trust" | "password_reset_by_code" | "provider_redirect" | "provider_signup" | "provider_token" | "reauthenticate" | "signup" | "verify_email" | "verify_phone" | (string & {});
        /** @description The session token is unknown or its session has ended: drop it and start over without one. */
        AuthGone: {
            data: components["schemas"]["AuthPendingData"];
            meta: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What a mail brought. */
        AuthKey: {
            /** @description The code, or the key of the link. */
            key: string;
        };
        /** @description What a client keeps for its next requests. */
        AuthMeta: {
            /** @description The bearer token of this device for everything below `/api/v1`; sent once. */
            access_token?: string;
            /** @description Whether somebody is signed in. */
            is_authenticated?: boolean | null;
            /** @description For the header `X-Session-Token` of the sign-in endpoints; keep the newest. */
            session_token?: string;
        };
        /** @description One way in which somebody proved who they are. */
        AuthMethod: {
            /** @description Seconds since 1970-01-01T00:00:00Z. */
            at: number;
            /** @description The address that was signed in with. */
            email?: string;
            /** @description The number of the authenticator. */
            id?: number;
            /** @description `password`, `password_reset`, `code`, `mfa` or `socialaccount`. */
            method: string;
            /** @description True of a passkey that signed in by itself. */
            passwordless?: boolean;
            /** @description The external provider. */
            provider?: string;
            /** @description True when it was asked for again. */
            reauthenticated?: boolean;
            type?: components["schemas"]["AuthenticatorType"];
            /** @description Who it was at the external provider. */
            uid?: string;
            /** @description The name that was signed in with. */
            username?: string;
        };
        /** @description A new passkey. */
        AuthNewPasskey: {
            /** @description What the browser's or the system's passkey API made, as JSON. */
            credential: {
                [key: string]: unknown;
            };
            /** @description A name for the passkey. */
            name?: string;
        };
        /** @description What a provider told of somebody who has no account yet. */
        AuthNewUser: {
            /** @description The name to show. */
            display: string;
            /** @description The e-mail address. */
            email?: string;
            has_usable_password: boolean;
            /** @description A name that is suggested. */
            username?: string;
        };
        /** @description Which passkeys to remove. */
        AuthPasskeyChoice: {
            authenticators: number[];
        };
        /** @description What a new passkey is made from. */
        AuthPasskeyCreation: {
            /** @description The options. */
            data: {
                /** @description For `parseCreationOptionsFromJSON()`. */
                creation_options: {
                    [key: string]: unknown;
                };
            };
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description A new name for a passkey. */
        AuthPasskeyName: {
            id: number;
            /** @description A name for the passkey. */
            name: string;
        };
        /** @description What a passkey answers to. */
        AuthPasskeyRequest: {
            /** @description The options. */
            data: {
                /** @description For `parseRequestOptionsFromJSON()`. */
                request_options: {
                    [key: string]: unknown;
                };
            };
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description The password once more. */
        AuthPassword: {
            /** Format: password */
            password: string;
        };
        /** @description The present and the new password; an account without one leaves the present one out. */
        AuthPasswordChange: {
            /** Format: password */
            current_password?: string;
            /** Format: password */
            new_password: string;
        };
        /** @description Whose password the code or key resets. */
        AuthPasswordKeyInfo: {
            /** @description The account. */
            data: {
                user: components["schemas"]["AuthUser"];
            };
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description A new password, and what the mail brought. */
        AuthPasswordReset: {
            /** @description The code, or the key of the link. */
            key: string;
            /** Format: password */
            password: string;
        };
        /** @description Nobody is signed in (yet), or has to prove it again: `flows` says what to do; keep `meta.session_token`. */
        AuthPending: {
            data: components["schemas"]["AuthPendingData"];
            meta: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What can be done next; `user` and `methods` when somebody is signed in and has to prove it again. */
        AuthPendingData: {
            flows: components["schemas"]["AuthFlow"][];
            methods?: components["schemas"]["AuthMethod"][];
            user?: components["schemas"]["AuthUser"];
        };
        /** @description Which address becomes the primary one. */
        AuthPrimaryEmail: {
            /** Format: email */
            email: string;
            /**
             * @description Always true.
             * @enum {boolean}
             */
            primary: true;
        };
        /** @description An external provider that one may sign in with. */
        AuthProvider: {
            /** @description Our id at the provider. */
            client_id?: string;
            flows: components["schemas"]["AuthFlowId"][];
            id: string;
            name: string;
            /** @description Where the provider tells of itself. */
            openid_configuration_url?: string;
        };
        /** @description An account at an external provider. */
        AuthProviderAccount: {
            /** @description The name to show. */
            display: string;
            provider: components["schemas"]["AuthProvider"];
            /** @description Who it is there. */
            uid: string;
        };
        /** @description Which account to disconnect. */
        AuthProviderAccountChoice: {
            /** @description Its `uid`. */
            account: string;
            provider: string;
        };
        /** @description The connected accounts. */
        AuthProviderAccounts: {
            data: components["schemas"]["AuthProviderAccount"][];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What the provider did not tell. */
        AuthProviderSignUp: {
            /** Format: email */
            email: string;
            /** @description 2 to 32 letters, digits, `_`, `.` or `-`; public, fixed for good. */
            username: string;
        };
        /** @description What is known of the sign-up that is pending. */
        AuthProviderSignUpInfo: {
            /** @description The account to be. */
            data: {
                account: components["schemas"]["AuthProviderAccount"];
                email: components["schemas"]["AuthEmailAddress"][];
                user: components["schemas"]["AuthNewUser"];
            };
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description What an app got from an external provider. */
        AuthProviderToken: {
            /**
             * @description Sign in, or connect with the account.
             * @enum {string}
             */
            process: "login" | "connect";
            /** @description The provider's id. */
            provider: string;
            /** @description The provider's tokens; at least one of `id_token` and `access_token`. */
            token: {
                access_token?: string;
                /** @description Our id at the provider. */
                client_id: string;
                id_token?: string;
            };
        };
        /** @description It cannot be done now. */
        AuthRefusal: {
            errors?: components["schemas"]["AuthError"][];
            meta?: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description Somebody is signed in. */
        AuthSession: {
            data: components["schemas"]["AuthSessionData"];
            meta: components["schemas"]["AuthMeta"];
            /** @description The HTTP status. */
            status: number;
        };
        /** @description Who is signed in, and how. */
        AuthSessionData: {
            methods: components["schemas"]["AuthMethod"][];
            user: components["schemas"]["AuthUser"];
        };
        /** @description Give exactly one of `username` and `email`, and the password. */
        AuthSignIn: {
            /** Format: email */
            email?: string;
            /** Format: password */
            password: string;
            username?: string;
        };
        /** @description A new account. */
        AuthSignUp: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /** @description 2 to 32 letters, digits, `_`, `.` or `-`; public, fixed for good. */
            username: string;
        };
        /** @description There is no authenticator app yet; this is what one is set up with. */
        AuthTotpSetup: {
            /** @description The secret to set up an app with. */
            meta: {
                /** @description The secret, to be typed in. */
                secret: string;
                /** @description The same as an `otpauth:` address. */
                totp_url: string;
            };
            /** @description The HTTP status. */
            status: number;
        };
        /** @description Who signed in. */
        AuthUser: {
            /** @description The name to show. */
            display: string;
            /** @description The e-mail address, if the account has one. */
            email?: string;
            /** @description False for an account without a password. */
            has_usable_password: boolean;
            /**
             * Format: uuid
             * @description The public id.
             */
            id: string;
            /** @description The public name. */
            username: string;
        };
        /** @enum {string} */
        Avatar: "" | "pirates" | "vikings" | "knights" | "cowboys" | "divers" | "wizards" | "astronauts";
        /** @description A turn that waits for the caller. */
        AwaitedTurn: {
            call: components["schemas"]["Call"] | (null);
            card: components["schemas"]["Card"];
            /** Format: date-time */
            deadline: string;
            /** Format: uuid */
            game: string;
            name: string;
            /** Format: date-time */
            opened_at: string;
            round: number;
            turn: number;
        };
        /** @description Turns, soonest deadline first. */
        AwaitedTurnPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["AwaitedTurn"][];
        };
        /** @description A player whom the caller has blocked. */
        Block: {
            avatar: components["schemas"]["Avatar"];
            /** Format: date-time */
            created_at: string;
            display_name: string;
            is_bot: boolean;
            username: string;
        };
        /** @description Blocked players, the newest block first. */
        BlockPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Block"][];
        };
        /** @description A bot account as its owner sees it. */
        Bot: {
            /** @description False when the operator has locked it out. */
            active: boolean;
            /** @description A family of ducks; empty when none was chosen. */
            avatar: components["schemas"]["Avatar"];
            bio: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /** Format: uuid */
            id: string;
            /** @description Whether this account plays through the API for its owner. */
            is_bot: boolean;
            /** @description Whose bot account this is. */
            readonly owner: string | null;
            username: string;
        };
        /** @enum {string} */
        BotLevel: "easy" | "steady";
        /** @description Bot accounts, the newest first. */
        BotPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Bot"][];
        };
        /** @enum {string} */
        BotScope: "games:read" | "games:play" | "profile:read" | "profile:write";
        /** @description What a card calls: a number from 1 to 12, or `max` for the highest. */
        Call: components["schemas"]["CardNumber"] | components["schemas"]["CallName"];
        /**
         * @description The highest visible number.
         * @enum {string}
         */
        CallName: "max" | (string & {});
        /** @description The Captain pile: its top card and its size are visible. */
        CaptainPile: {
            count: number;
            top: components["schemas"]["Card"] | (null);
        };
        /** @description A captain card: a number from 1 to 12, `max` or `repeat`. */
        Card: components["schemas"]["CardNumber"] | components["schemas"]["CardName"];
        /**
         * @description A captain card without a number.
         * @enum {string}
         */
        CardName: "max" | "repeat" | (string & {});
        /** @description The number of a card. */
        CardNumber: number;
        /** @description A cell of a grid. */
        Cell: {
            col: number;
            row: number;
        };
        /** @description A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow in every direction. */
        CellRequest: {
            col: number;
            row: number;
        };
        /** @description By which ways the caller is told of one kind. */
        Channels: {
            email: boolean;
            /** @description Always true. */
            inbox: boolean;
            push: boolean;
            webhook: boolean;
        };
        /** @description By which ways to tell of one kind; what is left out stays. */
        ChannelsUpdateRequest: {
            email?: boolean;
            inbox?: boolean;
            push?: boolean;
            webhook?: boolean;
        };
        /** @description When a turn ends. What the clock does not have is left out. */
        Clock: {
            at?: string;
            bank_seconds?: number;
            days?: components["schemas"]["Weekday"][];
            increment_seconds?: number;
            kind: components["schemas"]["ClockKind"];
            max_seconds?: number;
            min_hours?: number;
            play_hours?: components["schemas"]["PlayHours"];
            /** @description How long a turn lasts; about how long where `kind` is `daily`, at most where it is `bank`. */
            turn_seconds: number;
            zone?: string;
        };
        /** @enum {string} */
        ClockKind: "per_turn" | "bank" | "daily";
        /** @enum {string} */
        ClockName: "live" | "table" | "relaxed" | "daily" | "weekday" | "slow" | "bank";
        /** @description A clock that has a name. */
        ClockPreset: {
            clock: components["schemas"]["Clock"];
            name: string;
        };
        /** @description The clocks that have a name. */
        ClockPresets: {
            results: components["schemas"]["ClockPreset"][];
        };
        /** @enum {string} */
        ClockReason: "asked" | "moved" | "not_asked" | "time_up" | "paused" | "vacation" | "outside_play_hours" | "bot" | "not_playing" | "suspended" | (string & {});
        /**
         * @description When a turn ends: after `turn_seconds`, at the next `at` (`daily`), or for each seat with its reserve (`bank`).
         *
         *     `turn_seconds` is ignored where the kind is not `per_turn`: every clock that is shown has it.
         */
        ClockRequest: {
            /** @description `daily` only: the local time at which turns end. */
            at?: string;
            /** @description `bank` only: what each seat has at first. */
            bank_seconds?: number;
            /** @description All days when it is left out. */
            days?: components["schemas"]["Weekday"][];
            /** @description `bank` only: what a seat gets whenever a turn asks it. */
            increment_seconds?: number;
            /** @default per_turn */
            kind?: components["schemas"]["ClockKind"];
            /** @description `bank` only: what a seat has at most. */
            max_seconds?: number;
            /** @description `daily` only: a turn lasts so many hours at least; 6 when it is left out. */
            min_hours?: number;
            /** @description Time outside of them does not run; null: all time runs. */
            play_hours?: components["schemas"]["PlayHoursRequest"] | (null);
            /**
             * @description Whole seconds.
             * @default 86400
             */
            turn_seconds?: number;
            /** @description `daily` only: a name of the IANA time zone database: "Europe/Madrid". */
            zone?: string;
        };
        /** @description The clocks of a game at one moment. */
        ClockState: {
            /**
             * Format: date-time
             * @description The moment, by the service's clock.
             */
            at: string;
            clock: components["schemas"]["Clock"];
            seats: components["schemas"]["SeatClock"][];
        };
        /** @description An app that the player has let in. */
        ConnectedApp: {
            /** Format: date-time */
            connected_at: string;
            /** @description Its `client_id`. */
            id: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /** @description The player who made it; null: the operator. */
            made_by: string | null;
            name: string;
            scopes: components["schemas"]["AppScope"][];
        };
        /** @description Connected apps, the newest app first. */
        ConnectedAppPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["ConnectedApp"][];
        };
        /** @description A bot account to make; its name is for good. */
        CreateBotRequest: {
            avatar?: components["schemas"]["Avatar"];
            bio?: string;
            display_name?: string;
            username: string;
        };
        /** @description A token of a bot account to make. */
        CreateBotTokenRequest: {
            /**
             * @description How long it works; null: until it is revoked.
             * @default 90
             */
            expires_in_days?: number | null;
            /** @description What its player calls it. */
            name: string;
            /** @description What it may be used for. */
            scopes: components["schemas"]["BotScope"][];
        };
        /** @description An app to make known. */
        CreateClientRequest: {
            /** @description What players are asked to let in. */
            name: string;
            /** @description Where a player may be sent back to: `https://…`, `http://127.0.0.1/…` or `http://[::1]/…` (any port), or a scheme of its own, like `com.example.app:/…`. Empty for a public app that uses device codes only. */
            redirect_uris: string[];
            /** @description What it may ask for. */
            scopes: components["schemas"]["AppScope"][];
            /** @description `public`: it runs on devices of players and keeps no secret. `confidential`: it runs on a server. */
            type: components["schemas"]["OAuthClientType"];
        };
        /** @description A game to make; everything is optional. */
        CreateGameRequest: {
            /**
             * @description Starts the game at `join_by` with those who are there, if they are two or more.
             * @default false
             */
            auto_start?: boolean;
            bots?: components["schemas"]["BotLevel"][];
            /** @default 0 */
            captain_seat?: number;
            clock?: components["schemas"]["ClockRequest"];
            family?: components["schemas"]["Family"] | (null);
            /** @description User names; given, they alone may sit down, and each of them is told. */
            invited?: string[] | null;
            /**
             * Format: date-time
             * @description When the lobby is cancelled if the game has not started: 60 seconds to 365 days from now; 14 days from now when it is left out.
             */
            join_by?: string | null;
            /** @description Spoken at the table. */
            language?: components["schemas"]["Language"] | (null);
            /** @default  */
            name?: string;
            /**
             * @description Lifts the ban on looking back while a round runs.
             * @default false
             */
            open_log?: boolean;
            /** @default  */
            player_seed?: string;
            /**
             * @description Lets bot accounts count for ratings, too.
             * @default false
             */
            rate_bots?: boolean;
            /**
             * @description Whether results count for ratings at all.
             * @default true
             */
            rated?: boolean;
            /**
             * @description Offers seats to others whose players resign, delete their account, or stay away.
             * @default false
             */
            replace?: boolean;
            /** @description The variations of each of the three rounds. */
            round_rules?: string[][];
            /**
             * @description Lets a player and own bot accounts, or bots of one owner, sit here together; nobody is rated then.
             * @default false
             */
            same_owner?: boolean;
            /** @default 4 */
            seats?: number;
            /** @default public */
            visibility?: components["schemas"]["Visibility"];
        };
        /** @description What `PushSubscription.toJSON()` gives in a browser. */
        CreatePushSubscriptionRequest: {
            endpoint: string;
            /** @description Taken and left out: the push service says when it is over. */
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeysRequest"];
        };
        /** @description What somebody did that the operator should look at. */
        CreateReportRequest: {
            /**
             * @description What happened, in the player's own words.
             * @default
             */
            detail?: string;
            /**
             * Format: uuid
             * @description The game that it happened in.
             */
            game?: string | null;
            reason: components["schemas"]["ReportReason"];
        };
        /** @description What kind of game to wait for. */
        CreateTicketRequest: {
            /** @description After so many hours bots take the seats that are left; null: never. */
            bots_after_hours?: number | null;
            /** @description Names of clocks; the first is tried first. */
            clocks: components["schemas"]["ClockName"][];
            /**
             * @description Whether results of the game count for ratings.
             * @default true
             */
            rated?: boolean;
            /** @description Sizes of a table; the first is tried first. */
            seats: number[];
        };
        /** @description A personal token to make. */
        CreateTokenRequest: {
            /**
             * @description How long it works; null: until it is revoked.
             * @default 90
             */
            expires_in_days?: number | null;
            /** @description What its player calls it. */
            name: string;
            /** @description What it may be used for. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description A webhook to make. */
        CreateWebhookRequest: {
            /** @description A public https address. */
            url: string;
        };
        /** @enum {string} */
        DecidedBy: "preference" | "otherwise" | "ask" | (string & {});
        /** @enum {string} */
        DeliveryState: "waiting" | "sent" | "failed" | "dropped" | (string & {});
        /** @description A device that is signed in. */
        Device: {
            /** Format: date-time */
            created_at: string;
            /** @description Whether this very request comes from it. */
            readonly current: boolean;
            /** @description The `User-Agent` that signed in. */
            device: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
        };
        /** @description Devices, the newest first. */
        DevicePage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Device"][];
        };
        /** @enum {string} */
        Digest: "off" | "daily";
        /** @description The Discard area, and how many cards more end the round. */
        DiscardArea: {
            cards: components["schemas"]["Card"][];
            count: number;
            limit: number;
            remaining: number;
        };
        /** @description The draw deck: only its size is visible. */
        DrawDeck: {
            count: number;
        };
        /** @enum {string} */
        EndedBy: "single_stack" | "discards" | (string & {});
        /**
         * @description Why a request was refused. New codes may be added: take an unknown one by its status.
         *
         *     - `invalid_input` (400): Some of the input is not valid.
         *     - `malformed_json` (400): The body is not valid JSON.
         *     - `not_authenticated` (401): Sign in to do this.
         *     - `invalid_token` (401): The token is unknown, expired, revoked or malformed.
         *     - `permission_denied` (403): You may not do this.
         *     - `insufficient_scope` (403): This token may not be used for that.
         *     - `reauthentication_required` (403): Confirm your password or second factor, or sign in again, and then repeat this.
         *     - `not_welcome` (403): You cannot sit down at this table.
         *     - `not_seated` (403): You have no seat in this game.
         *     - `not_host` (403): Only the host of the game may do this.
         *     - `csrf_failed` (403): The CSRF token is missing or wrong.
         *     - `not_found` (404): There is nothing here.
         *     - `method_not_allowed` (405): This method is not allowed here.
         *     - `not_acceptable` (406): The answer is not available in that format.
         *     - `request_timeout` (408): The body did not arrive in time. Send it again.
         *     - `turn_closed` (409): This turn does not take moves.
         *     - `turn_open` (409): This turn is not resolved yet.
         *     - `round_running` (409): No round of this game has ended yet.
         *     - `round_already_opened` (409): Every round of this game has opened already.
         *     - `game_not_open` (409): The game is not in the lobby any more.
         *     - `game_running` (409): The game is not over yet.
         *     - `game_not_playing` (409): The game is not being played.
         *     - `already_seated` (409): You have a seat in this game already.
         *     - `same_owner` (409): An account of the same owner sits at this table already.
         *     - `family_taken` (409): Another seat has this family of ducks.
         *     - `too_few_players` (409): A game needs at least two taken seats.
         *     - `rules_unavailable` (409): This server cannot play the rules of this game.
         *     - `already_resigned` (409): You have resigned from this game.
         *     - `limit_reached` (409): You have as many of these as one account may have.
         *     - `seat_held` (409): The player of this seat still holds it.
         *     - `offer_taken` (409): This seat is not on offer, or not any more.
         *     - `idempotency_running` (409): The first request with this Idempotency-Key is still running.
         *     - `precondition_failed` (412): It has changed since you read it.
         *     - `payload_too_large` (413): The body is larger than 64 KiB.
         *     - `unsupported_media_type` (415): Send JSON, encoded in UTF-8, as application/json.
         *     - `illegal_move` (422): The rules do not allow this move.
         *     - `nothing_to_move` (422): Your seat quacks: it has no move this turn.
         *     - `idempotency_mismatch` (422): This Idempotency-Key was used with another request.
         *     - `too_many_requests` (429): Wait a little before you try again.
         *     - `internal_error` (500): Something went wrong on our side.
         *     - `service_unavailable` (503): The service cannot answer right now. Try again soon.
         * @enum {string}
         */
        ErrorCode: "invalid_input" | "malformed_json" | "not_authenticated" | "invalid_token" | "permission_denied" | "insufficient_scope" | "reauthentication_required" | "not_welcome" | "not_seated" | "not_host" | "csrf_failed" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "turn_closed" | "turn_open" | "round_running" | "round_already_opened" | "game_not_open" | "game_running" | "game_not_playing" | "already_seated" | "same_owner" | "family_taken" | "too_few_players" | "rules_unavailable" | "already_resigned" | "limit_reached" | "seat_held" | "offer_taken" | "idempotency_running" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "illegal_move" | "nothing_to_move" | "idempotency_mismatch" | "too_many_requests" | "internal_error" | "service_unavailable" | (string & {});
        /** @description One thing that happened; `details` depend on `kind` and are null while H5 hides them. */
        Event: {
            /** Format: date-time */
            at: string;
            details: {
                [key: string]: unknown;
            } | null;
            kind: components["schemas"]["EventKind"];
            /** @description Greater than that of every event before; the steps have no meaning. */
            number: number;
            seat: number | null;
            turn: number | null;
        };
        /** @enum {string} */
        EventKind: "game_created" | "seat_taken" | "seat_left" | "host_changed" | "game_started" | "game_cancelled" | "round_opened" | "turn_opened" | "seat_ready" | "seat_awaited" | "seat_missed" | "turn_resolved" | "deck_reshuffled" | "round_ended" | "game_finished" | "seat_resigned" | "game_suspended" | "game_resumed" | "player_deleted" | "seat_autopilot" | "seat_returned" | "seat_offered" | (string & {});
        /** @description Events, oldest first. */
        EventPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Event"][];
        };
        /** @description Commitments, entropy, and what is revealed by now (fair-shuffle/v1). */
        Fairness: {
            /** Format: uuid */
            game: string;
            protocol: string;
            rounds: components["schemas"]["RoundFairness"][];
            seats: number;
        };
        /** @enum {string} */
        Family: "pirates" | "vikings" | "knights" | "cowboys" | "divers" | "wizards" | "astronauts";
        /** @description A game as this viewer may see it. */
        Game: {
            /** @description Whether the game starts at `join_by` with those who are there, if they are two or more. */
            auto_start: boolean;
            captain_pile: components["schemas"]["CaptainPile"] | (null);
            captain_seat: number;
            clock: components["schemas"]["Clock"];
            /** Format: date-time */
            created_at: string;
            discard_area: components["schemas"]["DiscardArea"] | (null);
            draw_deck: components["schemas"]["DrawDeck"] | (null);
            /** Format: date-time */
            finished_at: string | null;
            host: string | null;
            /** Format: uuid */
            id: string;
            /** @description Shown to the seats of the game only. */
            invite_code: string | null;
            /** @description Whether only the invited may sit down. */
            invited_only: boolean;
            /**
             * Format: date-time
             * @description When the lobby is cancelled if the game has not started.
             */
            join_by: string | null;
            /** @description Spoken at the table; null: not said. */
            language: components["schemas"]["Language"] | (null);
            last_turn: components["schemas"]["ResolvedTurn"] | (null);
            name: string;
            open_log: boolean;
            /** @description Whether bot accounts count for ratings, too. */
            rate_bots: boolean;
            /** @description Whether results count for ratings at all. */
            rated: boolean;
            /** @description Whether seats whose players are away or gone are offered to others by themselves. */
            replace: boolean;
            result: components["schemas"]["GameResult"] | (null);
            round: components["schemas"]["GameRound"] | (null);
            /** @description Whether accounts of one owner may sit here together; nobody is rated then. */
            same_owner: boolean;
            seats: components["schemas"]["Seat"][];
            /** Format: date-time */
            started_at: string | null;
            status: components["schemas"]["GameStatus"];
            /** @description Set aside for the operator after repeated failures. */
            suspended: boolean;
            turn: components["schemas"]["OpenTurn"] | (null);
            /** @description The number of the last event. */
            version: number;
            visibility: components["schemas"]["Visibility"];
            you: components["schemas"]["You"] | (null);
        };
        /** @description Games, newest first. */
        GamePage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Game"][];
        };
        /** @description How a finished game ended. */
        GameResult: {
            ranking: components["schemas"]["Standing"][];
            winners: number[];
        };
        /** @description Which round runs. */
        GameRound: {
            number: number;
            of: number;
            rules: string[];
        };
        /** @enum {string} */
        GameStatus: "lobby" | "playing" | "finished" | "cancelled" | (string & {});
        /** @description Who has held the seats of a game. */
        GameTenures: {
            results: components["schemas"]["SeatTenures"][];
        };
        /** @description A preference that fits nothing now. */
        IdlePreference: {
            /** @description The call as `calls` names it: "7". */
            call: string;
            /** @description Which of the call's preferences, from 0. */
            preference: number;
        };
        /** @description An invitation by name to a lobby; to accept it is to join the game. */
        Invitation: {
            /** Format: date-time */
            answered_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            game: string;
            /** Format: uuid */
            id: string;
            /** @description By whom; null: the account is gone. */
            inviter: string | null;
            /** Format: date-time */
            join_by: string | null;
            /** @description What the game is called. */
            name: string;
            /** @description Who is invited. */
            player: string;
            seats: number;
            state: components["schemas"]["InvitationState"];
        };
        /** @description Invitations, newest first. */
        InvitationPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Invitation"][];
        };
        /** @enum {string} */
        InvitationState: "open" | "accepted" | "declined" | (string & {});
        /** @description Whom to invite. */
        InviteRequest: {
            /** @description A user name. */
            player: string;
        };
        /** @description What a player may bring along to a table. */
        JoinRequest: {
            family?: components["schemas"]["Family"] | (null);
            /** @default  */
            invite_code?: string;
            /** @default  */
            player_seed?: string;
        };
        /** @description The matrix of kinds and channels; what is left out stays. */
        KindsUpdateRequest: {
            autopilot?: components["schemas"]["ChannelsUpdateRequest"];
            deadline_near?: components["schemas"]["ChannelsUpdateRequest"];
            game_cancelled?: components["schemas"]["ChannelsUpdateRequest"];
            game_finished?: components["schemas"]["ChannelsUpdateRequest"];
            invited?: components["schemas"]["ChannelsUpdateRequest"];
            message?: components["schemas"]["ChannelsUpdateRequest"];
            operator?: components["schemas"]["ChannelsUpdateRequest"];
            orders_paused?: components["schemas"]["ChannelsUpdateRequest"];
            pause_asked?: components["schemas"]["ChannelsUpdateRequest"];
            round_ended?: components["schemas"]["ChannelsUpdateRequest"];
            seat_offered?: components["schemas"]["ChannelsUpdateRequest"];
            your_turn?: components["schemas"]["ChannelsUpdateRequest"];
        };
        /** @enum {string} */
        Language: "en" | "es" | "fr" | "it" | "ko";
        /** @description A player as it sees itself. */
        Me: {
            /** @description A family of ducks; empty when none was chosen. */
            avatar: components["schemas"]["Avatar"];
            bio: string;
            /** Format: date-time */
            created_at: string;
            display_name: string;
            /**
             * Format: email
             * @description Null when there is none, as of bot accounts, and for an app without the scope `email`.
             */
            readonly email: string | null;
            /** @description Whether the address is proved to be the player's; null for an app without the scope `email`. */
            readonly email_verified: boolean | null;
            /** Format: uuid */
            id: string;
            /** @description Whether this account plays through the API for its owner. */
            is_bot: boolean;
            language: components["schemas"]["Language"];
            /** @description Whose bot account this is. */
            readonly owner: string | null;
            /** @description What the token of this request may be used for; null: everything, as of devices. */
            readonly scopes: components["schemas"]["Scope"][] | null;
            /** @description A name of the IANA time zone database. */
            time_zone: string;
            username: string;
        };
        /** @description What a player may change about itself; every field is optional. */
        MeUpdateRequest: {
            avatar?: components["schemas"]["Avatar"];
            bio?: string;
            display_name?: string;
            language?: components["schemas"]["Language"];
            time_zone?: string;
        };
        /** @description A move of the called stack. */
        Move: {
            action: components["schemas"]["MoveAction"];
            from: components["schemas"]["Cell"];
            to: components["schemas"]["Cell"];
        };
        /** @enum {string} */
        MoveAction: "cover" | "duck";
        /** @enum {string} */
        MoveOrigin: "player" | "order" | "bot" | "timeout" | (string & {});
        /**
         * @description A move: `cover` the stack on `to`, or `duck` to the gap at `to`.
         *
         *     `from` is the cell of the called stack; it may be left out, and given it must be right.
         */
        MoveRequest: {
            action: components["schemas"]["MoveAction"];
            from?: components["schemas"]["CellRequest"];
            to: components["schemas"]["CellRequest"];
        };
        /** @description An app that was just made known, with its secret, which is shown this once. */
        NewOAuthClient: {
            /** @description Null for a public app, which has none. */
            readonly client_secret: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Its `client_id`. */
            id: string;
            name: string;
            redirect_uris: string[];
            scopes: components["schemas"]["AppScope"][];
            type: components["schemas"]["OAuthClientType"];
        };
        /** @description A token that was just made, with its text, which is shown this once. */
        NewPersonalToken: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null: it works until it is revoked.
             */
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Send it as `Authorization: Bearer …`. */
            readonly token: string;
        };
        /** @description Something that concerns the caller: a `game` of its own that has changed, or a new `notice`. */
        News: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            game: string | null;
            kind: components["schemas"]["NewsKind"];
            notice: components["schemas"]["NewsNotice"] | (null);
            /** @description Send it as `after`, or as `Last-Event-ID`, to go on from here. */
            position: string;
            /** @description Of a game: that of the Game. */
            version: number | null;
        };
        /** @enum {string} */
        NewsKind: "game" | "notice" | (string & {});
        /** @description A new notice of the caller's. */
        NewsNotice: {
            id: number;
            kind: components["schemas"]["NoticeKind"];
            turn: number | null;
        };
        /** @description What is new, oldest first; there may be more after `position` where `results` is not empty. */
        NewsPage: {
            /** @description Where to go on from. */
            position: string;
            results: components["schemas"]["News"][];
        };
        /** @description A webhook with its new secret. */
        NewWebhook: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            disabled_at: string | null;
            /** Format: date-time */
            failing_since: string | null;
            /** Format: uuid */
            id: string;
            /** @description Begins with `whsec_`. */
            secret: string;
            url: string;
        };
        /** @description One fact told to the caller; `text` says it in the language of the request. */
        Notice: {
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description As it was announced.
             */
            deadline: string | null;
            /** Format: uuid */
            game: string | null;
            game_name: string | null;
            id: number;
            kind: components["schemas"]["NoticeKind"];
            /** Format: date-time */
            read_at: string | null;
            /** @description Why, where there are several reasons. */
            reason: string | null;
            round: number | null;
            text: string;
            turn: number | null;
        };
        /** @enum {string} */
        NoticeKind: "your_turn" | "deadline_near" | "round_ended" | "game_finished" | "invited" | "seat_offered" | "autopilot" | "orders_paused" | "pause_asked" | "game_cancelled" | "message" | "operator" | (string & {});
        /** @description Notices, oldest first; `unread` counts all that are not marked as read, also on other pages. */
        NoticePage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Notice"][];
            unread: number;
        };
        /** @description The matrix of kinds and channels. */
        NotificationKinds: {
            autopilot: components["schemas"]["Channels"];
            deadline_near: components["schemas"]["Channels"];
            game_cancelled: components["schemas"]["Channels"];
            game_finished: components["schemas"]["Channels"];
            invited: components["schemas"]["Channels"];
            message: components["schemas"]["Channels"];
            operator: components["schemas"]["Channels"];
            orders_paused: components["schemas"]["Channels"];
            pause_asked: components["schemas"]["Channels"];
            round_ended: components["schemas"]["Channels"];
            seat_offered: components["schemas"]["Channels"];
            your_turn: components["schemas"]["Channels"];
        };
        /** @description How the caller wants to be told. */
        NotificationSettings: {
            digest: components["schemas"]["Digest"];
            kinds: components["schemas"]["NotificationKinds"];
            /** @description Whether no mail is sent because the address did not take it. */
            mail_stopped: boolean;
            quiet_hours: components["schemas"]["QuietHours"] | (null);
        };
        /** @description An app as its maker sees it. */
        OAuthClient: {
            /** Format: date-time */
            created_at: string;
            /** @description Its `client_id`. */
            id: string;
            name: string;
            redirect_uris: string[];
            scopes: components["schemas"]["AppScope"][];
            type: components["schemas"]["OAuthClientType"];
        };
        /** @description Apps, the newest first. */
        OAuthClientPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["OAuthClient"][];
        };
        /** @enum {string} */
        OAuthClientType: "confidential" | "public";
        /** @description The turn that is open; `number` counts every drawn card of the game from 1. */
        OpenTurn: {
            call: components["schemas"]["Call"] | (null);
            card: components["schemas"]["Card"];
            /**
             * Format: date-time
             * @description When the time of the last seat ends.
             */
            deadline: string;
            /** @description By seat, where it differs from seat to seat; a seat that is not in here has `deadline`. */
            deadlines: {
                [key: string]: string;
            };
            number: number;
            /** Format: date-time */
            opened_at: string;
            waiting_for: number[];
        };
        /** @enum {string} */
        OrdersOtherwise: "ask" | "easy" | "steady";
        /** @enum {string} */
        OrdersPause: "pause_after" | "pause_at_stacks" | "withdrawn" | (string & {});
        /** @description Why orders do nothing now: so many moves in a row, so few stacks, or a move of theirs was withdrawn. */
        OrdersPaused: {
            reason: components["schemas"]["OrdersPause"];
        };
        /** @description What orders would do on today's grid, for every call. */
        OrdersPreview: {
            calls: {
                [key: string]: components["schemas"]["PreviewedCall"];
            };
            idle: components["schemas"]["IdlePreference"][];
            /** @description Why they would do none of it now. */
            paused: components["schemas"]["OrdersPaused"] | (null);
        };
        /** @description Standing orders to try; without a body those that stand are tried. */
        OrdersPreviewRequest: {
            /** @description By call, `"1"` to `"12"` or `"max"`: what is wanted, first choice first. */
            calls?: {
                [key: string]: components["schemas"]["PreferenceRequest"][];
            };
            /**
             * @description What is done where no preference fits: ask me, or let a bot decide.
             * @default ask
             */
            otherwise?: components["schemas"]["OrdersOtherwise"];
            /** @description Ask me after so many moves in a row. */
            pause_after?: number | null;
            /** @description Ask me as soon as I have so few stacks. */
            pause_at_stacks?: number | null;
            /**
             * @description When they end.
             * @default round
             */
            until?: components["schemas"]["OrdersUntil"];
        };
        /** @description Standing orders; they replace all that the seat had. */
        OrdersRequest: {
            /** @description By call, `"1"` to `"12"` or `"max"`: what is wanted, first choice first. */
            calls: {
                [key: string]: components["schemas"]["PreferenceRequest"][];
            };
            /**
             * @description What is done where no preference fits: ask me, or let a bot decide.
             * @default ask
             */
            otherwise?: components["schemas"]["OrdersOtherwise"];
            /** @description Ask me after so many moves in a row. */
            pause_after?: number | null;
            /** @description Ask me as soon as I have so few stacks. */
            pause_at_stacks?: number | null;
            /**
             * @description When they end.
             * @default round
             */
            until?: components["schemas"]["OrdersUntil"];
        };
        /** @enum {string} */
        OrdersUntil: "round" | "game";
        /** @description A personal token, or one of a bot account; its text is shown when it is made and never again. */
        PersonalToken: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null: it works until it is revoked.
             */
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        /** @description Personal tokens, the newest first. */
        PersonalTokenPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["PersonalToken"][];
        };
        /** @description A player as everybody may see it. */
        Player: {
            /** @description A family of ducks; empty when none was chosen. */
            avatar: components["schemas"]["Avatar"];
            bio: string;
            /**
             * Format: date
             * @description The day on which the account was made.
             */
            readonly created_at: string;
            display_name: string;
            /** @description Whether this account plays through the API for its owner. */
            is_bot: boolean;
            /** @description Whose bot account this is. */
            readonly owner: string | null;
            username: string;
        };
        /** @description Own entropy for the rounds that have not opened. */
        PlayerSeedRequest: {
            seed: string;
        };
        /** @description Local times between which the clock runs; `to` is on the next day where it is not after `from`. */
        PlayHours: {
            days: components["schemas"]["Weekday"][];
            from: string;
            to: string;
            zone: string;
        };
        /** @description Local times between which the clock runs; `to` is on the next day where it is not after `from`. */
        PlayHoursRequest: {
            /** @description All days when it is left out. */
            days?: components["schemas"]["Weekday"][];
            from: string;
            to: string;
            /** @description A name of the IANA time zone database: "Europe/Madrid". */
            zone: string;
        };
        /** @description One thing that a player wants to be done, as it was sent. */
        Preference: {
            action?: components["schemas"]["MoveAction"];
            beside?: number;
            onto?: number;
            policy?: components["schemas"]["BotLevel"];
            to?: components["schemas"]["Cell"];
        };
        /**
         * @description One thing that a player wants to be done: `action` with just one place, or a `policy` alone.
         *
         *     A cover goes `onto` a card or `to` a cell, a duck `to` a cell or `beside` a card.
         */
        PreferenceRequest: {
            action?: components["schemas"]["MoveAction"];
            /** @description Duck to the first legal cell next to it, in reading order. */
            beside?: number;
            /** @description Cover the stack that shows it. */
            onto?: number;
            /** @description Let a bot of this level decide. */
            policy?: components["schemas"]["BotLevel"];
            to?: components["schemas"]["CellRequest"];
        };
        /** @description What would be done for one call; `by` is null where the seat would quack. */
        PreviewedCall: {
            by: components["schemas"]["DecidedBy"] | (null);
            move: components["schemas"]["Move"] | (null);
            /** @description Which of the call's preferences fits, from 0. */
            preference: number | null;
        };
        /** @description A problem document (RFC 9457). Some codes add members that help at once, such as `turn` or `legal_moves`. */
        Problem: {
            /** @description A stable word for the kind of problem. */
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong here, in the language of the answer. */
            detail: string;
            errors?: components["schemas"]["ProblemError"][];
            /** @description With `precondition_failed` of a move: the `ETag` of what stands, null when nothing does. */
            etag?: string | null;
            /** @description With `family_taken`: the families that are free. */
            families?: components["schemas"]["Family"][];
            /** @description With `illegal_move`: what the seat may choose from. */
            legal_moves?: components["schemas"]["Move"][];
            /** @description With `reauthentication_required`: how many seconds ago the player may have shown who it is. */
            max_age?: number;
            /** @description With `illegal_move`: the move that was sent. */
            move?: components["schemas"]["MoveRequest"];
            /** @description With `too_few_players`: how many seats have to be taken. */
            needed?: number;
            /** @description The id of the request, as in the header `X-Request-ID`: name it when you ask for help. */
            request_id?: string;
            /** @description With `too_many_requests`: how many seconds to wait. */
            retry_after?: number;
            /** @description With `insufficient_scope`: what the token lacks; null where no personal token or app may go. */
            scope?: string | null;
            /**
             * Format: int64
             * @description Is not sent any more; `etag` takes its place.
             */
            sequence?: number;
            /** @description The HTTP status. */
            status: number;
            /** @description With `turn_closed`: the seat's own move in that turn, when it is the very move that was sent. It has counted, and its first answer got lost. */
            submission?: components["schemas"]["Submission"];
            /** @description What kind of problem it is, in the language of the answer. */
            title: string;
            /** @description With `turn_closed`: the number of the turn that is open, if one is. */
            turn?: number | null;
            /** @description A URI that names the kind of problem. */
            type: string;
        };
        /** @description What is wrong with one input. */
        ProblemError: {
            /** @description A stable word for what is wrong. */
            code: string;
            /** @description The same for people, in the language of the answer. */
            detail: string;
            /** @description The dotted path of the input; empty for the input as a whole. */
            field: string;
        };
        /** @description What everybody sees of a bot account; every field is optional. */
        PublicProfileUpdateRequest: {
            avatar?: components["schemas"]["Avatar"];
            bio?: string;
            display_name?: string;
        };
        /** @description The key with which a browser subscribes. */
        PushKey: {
            public_key: string;
        };
        /** @description The keys of a push subscription, in base64url. */
        PushKeysRequest: {
            auth: string;
            p256dh: string;
        };
        /** @description A browser that takes push messages. */
        PushSubscription: {
            /** Format: date-time */
            created_at: string;
            endpoint: string;
            /** Format: uuid */
            id: string;
        };
        /** @description Push subscriptions, the newest first. */
        PushSubscriptionPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["PushSubscription"][];
        };
        /** @description Local times of the caller's time zone. */
        QuietHours: {
            from: string;
            to: string;
        };
        /** @description The hours, in the player's time zone, in which only what would be too late after them is sent. */
        QuietHoursRequest: {
            from: string;
            to: string;
        };
        /** @description Notices that were read. */
        ReadNoticesRequest: {
            /** @description Their ids; unknown ones are left out. */
            ids: number[];
        };
        /** @description The replayable record of a game (duckcover-record/1). */
        Record: {
            captain_seat: number;
            format: string;
            /** Format: uuid */
            game: string;
            options: {
                [key: string]: unknown;
            };
            result: components["schemas"]["GameResult"] | (null);
            rounds: components["schemas"]["RecordRound"][];
            /** @description The version of the rules that the game was played by. */
            rules_version: number;
            seats: components["schemas"]["RecordSeat"][];
        };
        /** @description The move of one seat, and who decided it. */
        RecordedMove: {
            action: components["schemas"]["MoveAction"];
            from: components["schemas"]["Cell"];
            origin: components["schemas"]["MoveOrigin"];
            seat: number;
            to: components["schemas"]["Cell"];
        };
        /** @description A new draw deck, made of the Captain pile. */
        RecordReshuffle: {
            before_turn: number;
            deck: components["schemas"]["Card"][];
        };
        /** @description A round that has ended, with everything that was secret in it. */
        RecordRound: {
            commitment: string;
            deck: components["schemas"]["Card"][];
            ended_by: components["schemas"]["EndedBy"];
            entropy: string;
            grids: number[][];
            number: number;
            player_seeds: string[];
            removed: components["schemas"]["Card"][];
            reshuffles: components["schemas"]["RecordReshuffle"][];
            rules: string[];
            scores: number[];
            server_seed: string;
            turns: components["schemas"]["RecordTurn"][];
            visible_cards: number[];
        };
        /** @description Who sat where. */
        RecordSeat: {
            bot: components["schemas"]["BotLevel"] | (null);
            family: components["schemas"]["Family"] | (null);
            index: number;
            /** @description A built-in bot, or a player whose account is a bot. */
            is_bot?: boolean;
            player: string | null;
            /** @description Who has held the seat, in their order. */
            tenures?: components["schemas"]["Tenure"][];
        };
        /** @description A drawn card and what was done with it. */
        RecordTurn: {
            call: components["schemas"]["Call"] | (null);
            card: components["schemas"]["Card"];
            discarded: boolean;
            moves: components["schemas"]["RecordedMove"][];
            number: number;
            quacks: number[];
        };
        /** @description A report as it was taken down. */
        Report: {
            /** Format: date-time */
            created_at: string;
            detail: string;
            /** Format: uuid */
            game: string | null;
            /** Format: uuid */
            id: string;
            reason: components["schemas"]["ReportReason"];
            reported: string;
        };
        /** @enum {string} */
        ReportReason: "abuse" | "cheating" | "offensive_profile" | "spam" | "other";
        /** @description What a resolved turn shows. */
        ResolvedTurn: {
            call: components["schemas"]["Call"] | (null);
            card: components["schemas"]["Card"];
            discarded: boolean;
            moves: components["schemas"]["SeatMove"][];
            number: number;
            quacks: number[];
        };
        /** @description What is known of the shuffles of one round by now. */
        RoundFairness: {
            commitment: string;
            entropy: string | null;
            number: number;
            player_seeds: string[] | null;
            server_seed: string | null;
        };
        /** @enum {string} */
        Scope: "games:read" | "games:play" | "profile:read" | "profile:write" | "leagues:manage";
        /** @description A place at the table. */
        Seat: {
            /** @description The level of a built-in bot. */
            bot: components["schemas"]["BotLevel"] | (null);
            family: components["schemas"]["Family"] | (null);
            grid: components["schemas"]["Stack"][];
            index: number;
            /** @description A built-in bot, or a player whose account is a bot. */
            is_bot: boolean;
            /** @description How many deadlines the player of this seat has missed. */
            misses: number;
            /** @description Whether another player may take this seat. */
            offered: boolean;
            player: string | null;
            rank: number | null;
            /** @description Whether what this seat comes to counts for ratings: a person's does, a bot account's where `rate_bots` says so, a built-in bot's never; nobody's where `rated` is false or `same_owner` true. */
            rated: boolean;
            resigned: boolean;
            round_scores: number[];
            state: components["schemas"]["SeatState"];
            total: number;
        };
        /** @description The clock of one seat: what is left, whether it runs, and why or why not. */
        SeatClock: {
            /**
             * Format: date-time
             * @description Of the open turn; null: it does not ask the seat.
             */
            deadline: string | null;
            /** @description Seconds of running time: of the reserve of a bank, else until the deadline; null: no turn asks it. */
            left_seconds: number | null;
            reason: components["schemas"]["ClockReason"];
            running: boolean;
            seat: number;
        };
        /** @description The move of one seat. */
        SeatMove: {
            action: components["schemas"]["MoveAction"];
            from: components["schemas"]["Cell"];
            seat: number;
            to: components["schemas"]["Cell"];
        };
        /** @enum {string} */
        SeatState: "awaited" | "ready" | "quack" | "idle" | "autopilot" | (string & {});
        /** @description Who has held one seat, in their order. */
        SeatTenures: {
            seat: number;
            tenures: components["schemas"]["Tenure"][];
        };
        /** @description A stack of a grid: its top card and its height are visible. */
        Stack: {
            card: number;
            col: number;
            height: number;
            row: number;
        };
        /** @description One line of the final ranking. */
        Standing: {
            rank: number;
            /** @description A bot played this seat to the end. */
            resigned: boolean;
            round_scores: number[];
            seat: number;
            total: number;
            visible_cards: number;
        };
        /** @description The standing orders of the caller's seat. */
        StandingOrders: {
            /** @description By call, `"1"` to `"12"` or `"max"`: what is wanted, first choice first. */
            calls: {
                [key: string]: components["schemas"]["Preference"][];
            };
            otherwise: components["schemas"]["OrdersOtherwise"];
            pause_after: number | null;
            pause_at_stacks: number | null;
            paused: components["schemas"]["OrdersPaused"] | (null);
            until: components["schemas"]["OrdersUntil"];
        };
        /** @description How to fill the seats that nobody took; without `fill` they are taken away. */
        StartRequest: {
            fill?: components["schemas"]["BotLevel"] | (null);
        };
        /** @description A move as it was taken down. */
        Submission: {
            action: components["schemas"]["MoveAction"];
            from: components["schemas"]["Cell"];
            origin: components["schemas"]["MoveOrigin"];
            /** Format: date-time */
            submitted_at: string;
            to: components["schemas"]["Cell"];
            turn: number;
        };
        /** @description What opens a private game to a player who takes a seat in it. */
        TakeRequest: {
            /** @default  */
            invite_code?: string;
        };
        /** @description Who held a seat from one turn to another. */
        Tenure: {
            /** @description Why it ended; null: it lasts, or the game has ended. */
            ended_by: components["schemas"]["TenureEnd"] | (null);
            from_turn: number;
            /** @description Null: a built-in bot, or a deleted account. */
            player: string | null;
            /** @description Null: it lasts. */
            to_turn: number | null;
        };
        /** @enum {string} */
        TenureEnd: "autopilot" | "resigned" | "account_deleted" | (string & {});
        /** @description The caller waits for a game, or got one. */
        Ticket: {
            bots_after_hours: number | null;
            clocks: components["schemas"]["ClockName"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it is deleted if no game was made of it; null: one was.
             */
            ends_at: string | null;
            /**
             * Format: uuid
             * @description The game that was made of it.
             */
            game: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            matched_at: string | null;
            rated: boolean;
            seats: number[];
        };
        /** @description Tickets, newest first. */
        TicketPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Ticket"][];
        };
        /** @description A resolved turn with its round and its times. */
        Turn: {
            call: components["schemas"]["Call"] | (null);
            card: components["schemas"]["Card"];
            discarded: boolean;
            moves: components["schemas"]["SeatMove"][];
            number: number;
            /** Format: date-time */
            opened_at: string;
            quacks: number[];
            /** Format: date-time */
            resolved_at: string;
            round: number;
        };
        /** @description What to change; what is left out stays. */
        UpdateNotificationSettingsRequest: {
            digest?: components["schemas"]["Digest"];
            kinds?: components["schemas"]["KindsUpdateRequest"];
            /** @description false: try the address again. */
            mail_stopped?: boolean;
            quiet_hours?: components["schemas"]["QuietHoursRequest"] | (null);
        };
        /** @description What to change of a webhook; what is left out stays. */
        UpdateWebhookRequest: {
            enabled?: boolean;
            /** @description A public https address. */
            url?: string;
        };
        /** @enum {string} */
        Visibility: "public" | "unlisted" | "private";
        /** @description A webhook of the caller's. */
        Webhook: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            disabled_at: string | null;
            /** Format: date-time */
            failing_since: string | null;
            /** Format: uuid */
            id: string;
            url: string;
        };
        /** @description What became of one notice at a webhook. */
        WebhookDelivery: {
            /** @description What was answered last. */
            answer: string;
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it is tried again.
             */
            due_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            id: string;
            kind: components["schemas"]["NoticeKind"];
            notice: number;
            state: components["schemas"]["DeliveryState"];
        };
        /** @description Deliveries, the newest first. */
        WebhookDeliveryPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["WebhookDelivery"][];
        };
        /** @description Webhooks, the newest first. */
        WebhookPage: {
            /** Format: uri */
            next: string | null;
            /** Format: uri */
            previous: string | null;
            results: components["schemas"]["Webhook"][];
        };
        /** @enum {string} */
        Weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
        /** @description What concerns the viewer's own seat alone. */
        You: {
            /** @description The card on the called stack. */
            card: number | null;
            legal_moves: components["schemas"]["Move"][];
            seat: number;
            submission: components["schemas"]["Submission"] | (null);
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this state of what was read; send it back as `If-None-Match`. */
        ETag: string;
        /** @description `true` when the request was sent before: nothing has been done anew. */
        "Idempotency-Replayed": "true";
        /** @description How many requests a minute the caller may make. */
        "RateLimit-Limit": number;
        /** @description How many of them are left in this minute. */
        "RateLimit-Remaining": number;
        /** @description In how many seconds the count begins anew. */
        "RateLimit-Reset": number;
        /** @description How many seconds to wait before trying again. */
        "Retry-After": number;
        /** @description What the token lacks, or that one is needed (RFC 6750). */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAuthenticators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "created_at": 1767614400,
                     *           "last_used_at": null,
                     *           "type": "totp"
                     *         },
                     *         {
                     *           "created_at": 1767614400,
                     *           "last_used_at": null,
                     *           "total_code_count": 10,
                     *           "type": "recovery_codes",
                     *           "unused_code_count": 10
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticators"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "last_used_at": null,
                     *         "total_code_count": 10,
                     *         "type": "recovery_codes",
                     *         "unused_code_count": 10,
                     *         "unused_codes": [
                     *           "36229207",
                     *           "18463050",
                     *           "25490773",
                     *           "38282574",
                     *           "15436918",
                     *           "30395269",
                     *           "41830485",
                     *           "12796142",
                     *           "46190345",
                     *           "83439993"
                     *         ]
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "last_used_at": null,
                     *         "total_code_count": 10,
                     *         "type": "recovery_codes",
                     *         "unused_code_count": 10,
                     *         "unused_codes": [
                     *           "81273403",
                     *           "60554459",
                     *           "89651363",
                     *           "03750927",
                     *           "21774797",
                     *           "29820063",
                     *           "87824063",
                     *           "72913492",
                     *           "13823084",
                     *           "40625831"
                     *         ]
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "last_used_at": null,
                     *         "type": "totp"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meta": {
                     *         "secret": "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
                     *         "totp_url": "otpauth://totp/gwen?secret=XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX&issuer=Duck%20%26%20Cover"
                     *       },
                     *       "status": 404
                     *     }
                     */
                    "application/json": components["schemas"]["AuthTotpSetup"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    activateTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["AuthFactorCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "last_used_at": null,
                     *         "type": "totp"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "code": "incorrect_code",
                     *           "message": "Incorrect code.",
                     *           "param": "code"
                     *         }
                     *       ],
                     *       "status": 400
                     *     }
                     */
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deactivateTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthDone"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: {
                /** @description When given, the passkey will sign in by itself, without a password. */
                passwordless?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "creation_options": {
                     *           "publicKey": {
                     *             "authenticatorSelection": {
                     *               "requireResidentKey": true,
                     *               "residentKey": "required",
                     *               "userVerification": "required"
                     *             },
                     *             "challenge": "2DZm-fghqIAgk4_LooO__hb5pX21cQ7983nJ94vmz6Q",
                     *             "excludeCredentials": [],
                     *             "extensions": {
                     *               "credProps": true
                     *             },
                     *             "pubKeyCredParams": [
                     *               {
                     *                 "alg": -7,
                     *                 "type": "public-key"
                     *               },
                     *               {
                     *                 "alg": -8,
                     *                 "type": "public-key"
                     *               },
                     *               {
                     *                 "alg": -35,
                     *                 "type": "public-key"
                     *               }
                     *             ],
                     *             "rp": {
                     *               "id": "localhost",
                     *               "name": "localhost"
                     *             },
                     *             "user": {
                     *               "displayName": "iris",
                     *               "id": "Mg",
                     *               "name": "iris@example.org"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPasskeyCreation"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "name": "My old phone"
                 *     }
                 */
                "application/json": components["schemas"]["AuthPasskeyName"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "id": 4,
                     *         "is_passwordless": true,
                     *         "last_used_at": 1767614400,
                     *         "name": "My old phone",
                     *         "type": "webauthn"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "clientExtensionResults": {},
                 *         "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "rawId": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "response": {
                 *           "attestationObject": "o2NmbXRkbm9u…",
                 *           "clientDataJSON": "eyJ0eXBlIjoi…"
                 *         },
                 *         "type": "public-key"
                 *       },
                 *       "name": "My phone"
                 *     }
                 */
                "application/json": components["schemas"]["AuthNewPasskey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created_at": 1767614400,
                     *         "id": 4,
                     *         "is_passwordless": true,
                     *         "last_used_at": null,
                     *         "name": "My phone",
                     *         "type": "webauthn"
                     *       },
                     *       "meta": {
                     *         "recovery_codes_generated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAuthenticator"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authenticators": [
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AuthPasskeyChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthDone"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "email": "gwen@example.org",
                     *           "primary": true,
                     *           "verified": true
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthEmailAddresses"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.net"
                 *     }
                 */
                "application/json": components["schemas"]["AuthEmailChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthDone"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.net"
                 *     }
                 */
                "application/json": components["schemas"]["AuthEmailChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "email": "gwen@example.org",
                     *           "primary": true,
                     *           "verified": true
                     *         },
                     *         {
                     *           "email": "gwen@example.net",
                     *           "primary": false,
                     *           "verified": false
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthEmailAddresses"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "reauthenticate"
                     *           },
                     *           {
                     *             "id": "password_reset_by_code",
                     *             "is_pending": false
                     *           }
                     *         ],
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "email": "gwen@example.net",
                     *             "method": "password"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.net",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["AuthEmailChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "email": "gwen@example.net",
                     *           "primary": true,
                     *           "verified": true
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthEmailAddresses"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPrimaryEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.net",
                 *       "primary": true
                 *     }
                 */
                "application/json": components["schemas"]["AuthPrimaryEmail"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "email": "gwen@example.net",
                     *           "primary": true,
                     *           "verified": true
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthEmailAddresses"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery staple",
                 *       "new_password": "four more words than before"
                 *     }
                 */
                "application/json": components["schemas"]["AuthPasswordChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "reauthenticated": true
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.net",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "display": "jack@example.org",
                     *           "provider": {
                     *             "client_id": "duckcover",
                     *             "flows": [
                     *               "provider_redirect",
                     *               "provider_token"
                     *             ],
                     *             "id": "pond",
                     *             "name": "The Pond",
                     *             "openid_configuration_url": "https://pond.example/.well-known/openid-configuration"
                     *           },
                     *           "uid": "jack"
                     *         }
                     *       ],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthProviderAccounts"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "gwen",
                 *       "provider": "pond"
                 *     }
                 */
                "application/json": components["schemas"]["AuthProviderAccountChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthProviderAccounts"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "code": "no_password",
                     *           "message": "Your account has no password set up."
                     *         }
                     *       ],
                     *       "status": 400
                     *     }
                     */
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["AuthFactorCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "username": "gwen"
                     *           },
                     *           {
                     *             "at": 1767614400,
                     *             "id": 2,
                     *             "method": "mfa",
                     *             "type": "recovery_codes"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.net",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["AuthFactorCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "username": "gwen"
                     *           },
                     *           {
                     *             "at": 1767614400,
                     *             "id": 2,
                     *             "method": "mfa",
                     *             "type": "recovery_codes"
                     *           },
                     *           {
                     *             "at": 1767614400,
                     *             "id": 2,
                     *             "method": "mfa",
                     *             "reauthenticated": true,
                     *             "type": "recovery_codes"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.net",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEmailVerification: {
        parameters: {
            query?: never;
            header: {
                /** @description The code, or the key of the link, that the mail brought. */
                "X-Email-Verification-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "gwen@example.org",
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticating": false
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthEmailKeyInfo"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "JXGD-VKCQ"
                 *     }
                 */
                "application/json": components["schemas"]["AuthKey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthDone"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple",
                 *       "username": "gwen"
                 *     }
                 */
                "application/json": components["schemas"]["AuthSignIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "username": "gwen"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "code": "username_password_mismatch",
                     *           "message": "The username and/or password you specified are not correct.",
                     *           "param": "password"
                     *         }
                     *       ],
                     *       "status": 400
                     *     }
                     */
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "mfa_login_webauthn"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.net"
                 *     }
                 */
                "application/json": components["schemas"]["AuthEmailChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "mfa_login_webauthn"
                     *           },
                     *           {
                     *             "id": "password_reset_by_code",
                     *             "is_pending": true
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description The code, or the key of the link, that the mail brought. */
                "X-Password-Reset-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.net",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPasswordKeyInfo"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "ZZPD-KCQW",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["AuthPasswordReset"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "mfa_login_webauthn"
                     *           },
                     *           {
                     *             "id": "password_reset_by_code",
                     *             "is_pending": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProviderSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "account": {
                     *           "display": "jack@example.org",
                     *           "provider": {
                     *             "client_id": "duckcover",
                     *             "flows": [
                     *               "provider_redirect",
                     *               "provider_token"
                     *             ],
                     *             "id": "pond",
                     *             "name": "The Pond",
                     *             "openid_configuration_url": "https://pond.example/.well-known/openid-configuration"
                     *           },
                     *           "uid": "jack"
                     *         },
                     *         "email": [
                     *           {
                     *             "email": "jack@example.org",
                     *             "primary": true,
                     *             "verified": true
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "jack",
                     *           "has_usable_password": false,
                     *           "username": "jack"
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthProviderSignUpInfo"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeProviderSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jack@example.org",
                 *       "username": "jack"
                 *     }
                 */
                "application/json": components["schemas"]["AuthProviderSignUp"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "socialaccount",
                     *             "provider": "pond",
                     *             "uid": "jack"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "jack",
                     *           "email": "jack@example.org",
                     *           "has_usable_password": false,
                     *           "id": "6baf3c4d-a849-4fd3-803e-ef114b36d936",
                     *           "username": "jack"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process": "login",
                 *       "provider": "pond",
                 *       "token": {
                 *         "client_id": "duckcover",
                 *         "id_token": "eyJhbGciOiJSUzI1NiIs…"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuthProviderToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "socialaccount",
                     *             "provider": "pond",
                     *             "uid": "jack"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "jack",
                     *           "email": "jack@example.org",
                     *           "has_usable_password": false,
                     *           "id": "6baf3c4d-a849-4fd3-803e-ef114b36d936",
                     *           "username": "jack"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "provider_token",
                     *             "providers": [
                     *               "pond"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["AuthPassword"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "reauthenticated": true
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "mfa_login_webauthn"
                     *           },
                     *           {
                     *             "id": "password_reset_by_code",
                     *             "is_pending": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "flows": [
                     *           {
                     *             "id": "login"
                     *           },
                     *           {
                     *             "id": "signup"
                     *           },
                     *           {
                     *             "id": "mfa_login_webauthn"
                     *           },
                     *           {
                     *             "id": "password_reset_by_code",
                     *             "is_pending": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "is_authenticated": false
                     *       },
                     *       "status": 401
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "gwen@example.org",
                 *       "password": "correct horse battery staple",
                 *       "username": "gwen"
                 *     }
                 */
                "application/json": components["schemas"]["AuthSignUp"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [],
                     *         "user": {
                     *           "display": "gwen",
                     *           "email": "gwen@example.org",
                     *           "has_usable_password": true,
                     *           "id": "4f9fecb3-8d09-4622-ab79-9670d609c233",
                     *           "username": "gwen"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "code": "invalid",
                     *           "message": "2 to 32 letters, digits, '_', '.' or '-'.",
                     *           "param": "username"
                     *         },
                     *         {
                     *           "code": "invalid",
                     *           "message": "Enter a valid email address.",
                     *           "param": "email"
                     *         },
                     *         {
                     *           "code": "password_too_short",
                     *           "message": "This password is too short. It must contain at least 8 characters.",
                     *           "param": "password"
                     *         }
                     *       ],
                     *       "status": 400
                     *     }
                     */
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Not allowed now */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible in this state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskeyFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "request_options": {
                     *           "publicKey": {
                     *             "allowCredentials": [
                     *               {
                     *                 "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                     *                 "type": "public-key"
                     *               }
                     *             ],
                     *             "challenge": "eUfPjsz10rkqp49YXds_7RAoqiBH_XDdsbYaQ_7rQTk",
                     *             "rpId": "localhost",
                     *             "userVerification": "preferred"
                     *           }
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPasskeyRequest"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmPasskeyFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "clientExtensionResults": {},
                 *         "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "rawId": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "response": {
                 *           "authenticatorData": "SZYN5YgO…",
                 *           "clientDataJSON": "eyJ0eXBlIjoi…",
                 *           "signature": "MEUCIQ…",
                 *           "userHandle": "MQ"
                 *         },
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuthCredential"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "username": "iris"
                     *           },
                     *           {
                     *             "at": 1767614400,
                     *             "id": 4,
                     *             "method": "mfa",
                     *             "type": "webauthn"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "iris",
                     *           "email": "iris@example.org",
                     *           "has_usable_password": true,
                     *           "id": "dcfec46e-86df-47bb-9bd0-54fc72beb0e0",
                     *           "username": "iris"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "request_options": {
                     *           "publicKey": {
                     *             "allowCredentials": [],
                     *             "challenge": "gwDBpZQSMGnrLiDEPxHBuZ8Xmv7sERRc8VfquoPqNG0",
                     *             "rpId": "localhost",
                     *             "userVerification": "required"
                     *           }
                     *         }
                     *       },
                     *       "meta": {
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPasskeyRequest"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "clientExtensionResults": {},
                 *         "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "rawId": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "response": {
                 *           "authenticatorData": "SZYN5YgO…",
                 *           "clientDataJSON": "eyJ0eXBlIjoi…",
                 *           "signature": "MEUCIQ…",
                 *           "userHandle": "MQ"
                 *         },
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuthCredential"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "id": 4,
                     *             "method": "mfa",
                     *             "passwordless": true,
                     *             "type": "webauthn"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "iris",
                     *           "email": "iris@example.org",
                     *           "has_usable_password": true,
                     *           "id": "dcfec46e-86df-47bb-9bd0-54fc72beb0e0",
                     *           "username": "iris"
                     *         }
                     *       },
                     *       "meta": {
                     *         "access_token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "is_authenticated": true,
                     *         "session_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskeyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "request_options": {
                     *           "publicKey": {
                     *             "allowCredentials": [
                     *               {
                     *                 "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                     *                 "type": "public-key"
                     *               }
                     *             ],
                     *             "challenge": "HqlZq_t7iv3hqDcAN-lUBSjwcQYICUySOjsm4lqFN88",
                     *             "rpId": "localhost",
                     *             "userVerification": "preferred"
                     *           }
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthPasskeyRequest"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmPasskeyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "clientExtensionResults": {},
                 *         "id": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "rawId": "ZHVjay1hbmQtY292ZXItcGFzc2tleS0x",
                 *         "response": {
                 *           "authenticatorData": "SZYN5YgO…",
                 *           "clientDataJSON": "eyJ0eXBlIjoi…",
                 *           "signature": "MEUCIQ…",
                 *           "userHandle": "MQ"
                 *         },
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuthCredential"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "at": 1767614400,
                     *             "method": "password",
                     *             "reauthenticated": true
                     *           },
                     *           {
                     *             "at": 1767614400,
                     *             "id": 4,
                     *             "method": "mfa",
                     *             "reauthenticated": true,
                     *             "type": "webauthn"
                     *           }
                     *         ],
                     *         "user": {
                     *           "display": "iris",
                     *           "email": "iris@example.org",
                     *           "has_usable_password": true,
                     *           "id": "dcfec46e-86df-47bb-9bd0-54fc72beb0e0",
                     *           "username": "iris"
                     *         }
                     *       },
                     *       "meta": {
                     *         "is_authenticated": true
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description Some of the input is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthErrors"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in: what to do next */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPending"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session of the session token has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthGone"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSignInConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "account": {
                     *           "authentication_method": "username_email",
                     *           "email_verification_by_code_enabled": true,
                     *           "is_open_for_signup": true,
                     *           "login_by_code_enabled": false,
                     *           "login_methods": [
                     *             "email",
                     *             "username"
                     *           ],
                     *           "password_reset_by_code_enabled": true
                     *         },
                     *         "mfa": {
                     *           "passkey_login_enabled": true,
                     *           "supported_types": [
                     *             "totp",
                     *             "webauthn",
                     *             "recovery_codes"
                     *           ]
                     *         },
                     *         "socialaccount": {
                     *           "providers": []
                     *         }
                     *       },
                     *       "status": 200
                     *     }
                     */
                    "application/json": components["schemas"]["AuthConfiguration"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClocks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "clock": {
                     *             "kind": "per_turn",
                     *             "turn_seconds": 60
                     *           },
                     *           "name": "live"
                     *         },
                     *         {
                     *           "clock": {
                     *             "kind": "per_turn",
                     *             "turn_seconds": 300
                     *           },
                     *           "name": "table"
                     *         },
                     *         {
                     *           "clock": {
                     *             "kind": "per_turn",
                     *             "turn_seconds": 43200
                     *           },
                     *           "name": "relaxed"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClockPresets"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description `me`: games that wait for the caller. */
                awaiting?: "me";
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description Games at whose table this language is spoken only. */
                language?: components["schemas"]["Language"];
                /** @description Games of this league only; no game is of one yet. */
                league?: string;
                /** @description How many results a page holds. */
                limit?: number;
                /** @description `true`: running games with a seat that the caller may take. */
                offered?: "true";
                /** @description `me`: games in which the caller sits. */
                seat?: "me";
                /** @description Games in this state only. */
                status?: components["schemas"]["GameStatus"];
                /** @description Games that may be found so only. */
                visibility?: components["schemas"]["Visibility"];
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "auto_start": false,
                     *           "captain_pile": {
                     *             "count": 0,
                     *             "top": null
                     *           },
                     *           "captain_seat": 0,
                     *           "clock": {
                     *             "kind": "per_turn",
                     *             "turn_seconds": 86400
                     *           },
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "discard_area": {
                     *             "cards": [],
                     *             "count": 0,
                     *             "limit": 8,
                     *             "remaining": 8
                     *           },
                     *           "draw_deck": {
                     *             "count": 25
                     *           },
                     *           "finished_at": null,
                     *           "host": "dana",
                     *           "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "invite_code": "JHXUoolj3xVp",
                     *           "invited_only": false,
                     *           "join_by": "2026-01-19T12:00:00.000000Z",
                     *           "language": null,
                     *           "last_turn": null,
                     *           "name": "Friday pond",
                     *           "open_log": false,
                     *           "rate_bots": false,
                     *           "rated": true,
                     *           "replace": false,
                     *           "result": null,
                     *           "round": {
                     *             "number": 1,
                     *             "of": 3,
                     *             "rules": []
                     *           },
                     *           "same_owner": false,
                     *           "seats": [
                     *             {
                     *               "bot": null,
                     *               "family": "pirates",
                     *               "grid": [
                     *                 {
                     *                   "card": 6,
                     *                   "col": 0,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 8,
                     *                   "col": 1,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 10,
                     *                   "col": 2,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 }
                     *               ],
                     *               "index": 0,
                     *               "is_bot": false,
                     *               "misses": 0,
                     *               "offered": false,
                     *               "player": "dana",
                     *               "rank": null,
                     *               "rated": true,
                     *               "resigned": false,
                     *               "round_scores": [],
                     *               "state": "awaited",
                     *               "total": 0
                     *             },
                     *             {
                     *               "bot": "steady",
                     *               "family": "vikings",
                     *               "grid": [
                     *                 {
                     *                   "card": 8,
                     *                   "col": 0,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 10,
                     *                   "col": 1,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 5,
                     *                   "col": 2,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 }
                     *               ],
                     *               "index": 1,
                     *               "is_bot": true,
                     *               "misses": 0,
                     *               "offered": false,
                     *               "player": null,
                     *               "rank": null,
                     *               "rated": false,
                     *               "resigned": false,
                     *               "round_scores": [],
                     *               "state": "ready",
                     *               "total": 0
                     *             },
                     *             {
                     *               "bot": null,
                     *               "family": "divers",
                     *               "grid": [
                     *                 {
                     *                   "card": 2,
                     *                   "col": 0,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 3,
                     *                   "col": 1,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 },
                     *                 {
                     *                   "card": 1,
                     *                   "col": 2,
                     *                   "height": 1,
                     *                   "row": 0
                     *                 }
                     *               ],
                     *               "index": 2,
                     *               "is_bot": false,
                     *               "misses": 0,
                     *               "offered": false,
                     *               "player": "erin",
                     *               "rank": null,
                     *               "rated": true,
                     *               "resigned": false,
                     *               "round_scores": [],
                     *               "state": "awaited",
                     *               "total": 0
                     *             }
                     *           ],
                     *           "started_at": "2026-01-05T12:00:00.000000Z",
                     *           "status": "playing",
                     *           "suspended": false,
                     *           "turn": {
                     *             "call": 6,
                     *             "card": 6,
                     *             "deadline": "2026-01-06T12:00:00.000000Z",
                     *             "deadlines": {},
                     *             "number": 1,
                     *             "opened_at": "2026-01-05T12:00:00.000000Z",
                     *             "waiting_for": [
                     *               0,
                     *               2
                     *             ]
                     *           },
                     *           "version": 56,
                     *           "visibility": "public",
                     *           "you": {
                     *             "card": 6,
                     *             "legal_moves": [
                     *               {
                     *                 "action": "cover",
                     *                 "from": {
                     *                   "col": 0,
                     *                   "row": 0
                     *                 },
                     *                 "to": {
                     *                   "col": 1,
                     *                   "row": 0
                     *                 }
                     *               },
                     *               {
                     *                 "action": "cover",
                     *                 "from": {
                     *                   "col": 0,
                     *                   "row": 0
                     *                 },
                     *                 "to": {
                     *                   "col": 0,
                     *                   "row": 1
                     *                 }
                     *               },
                     *               {
                     *                 "action": "duck",
                     *                 "from": {
                     *                   "col": 0,
                     *                   "row": 0
                     *                 },
                     *                 "to": {
                     *                   "col": 1,
                     *                   "row": -1
                     *                 }
                     *               }
                     *             ],
                     *             "seat": 0,
                     *             "submission": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Early birds"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGameRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    /** @description The address of what was made. */
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": null,
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": null,
                     *       "draw_deck": null,
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "87e0ab92-71c4-4250-8bb0-9c686c8e5c2d",
                     *       "invite_code": "oO--yuPMUb72",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": null,
                     *       "name": "Early birds",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": null,
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 1,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 3,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": null,
                     *       "status": "lobby",
                     *       "suspended": false,
                     *       "turn": null,
                     *       "version": 2,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": null,
                     *         "legal_moves": [],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [],
                     *         "count": 0,
                     *         "limit": 8,
                     *         "remaining": 8
                     *       },
                     *       "draw_deck": {
                     *         "count": 25
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "invite_code": "JHXUoolj3xVp",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": null,
                     *       "name": "Friday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 1,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 6,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "awaited",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 8,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 5,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "ready",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "grid": [
                     *             {
                     *               "card": 2,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 3,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 1,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "awaited",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 6,
                     *         "card": 6,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 1,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0,
                     *           2
                     *         ]
                     *       },
                     *       "version": 56,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": 6,
                     *         "legal_moves": [
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": 0
                     *             }
                     *           },
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": 1
                     *             }
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": null,
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": null,
                     *       "draw_deck": null,
                     *       "finished_at": "2026-01-05T12:00:00.000000Z",
                     *       "host": "dana",
                     *       "id": "87e0ab92-71c4-4250-8bb0-9c686c8e5c2d",
                     *       "invite_code": "oO--yuPMUb72",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": null,
                     *       "name": "Early birds",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": null,
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 1,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 3,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": null,
                     *       "status": "cancelled",
                     *       "suspended": false,
                     *       "turn": null,
                     *       "version": 5,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": null,
                     *         "legal_moves": [],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_host`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": "2026-01-05T12:00:00.000000Z",
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "seats": [
                     *         {
                     *           "deadline": "2026-01-06T12:00:00.000000Z",
                     *           "left_seconds": 86399,
                     *           "reason": "asked",
                     *           "running": true,
                     *           "seat": 0
                     *         },
                     *         {
                     *           "deadline": null,
                     *           "left_seconds": null,
                     *           "reason": "bot",
                     *           "running": false,
                     *           "seat": 1
                     *         },
                     *         {
                     *           "deadline": "2026-01-06T12:00:00.000000Z",
                     *           "left_seconds": 86399,
                     *           "reason": "asked",
                     *           "running": true,
                     *           "seat": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The number of the last event that is known. */
                after?: number;
                /** @description `sse`: as server-sent events, whatever `Accept` says of them. */
                format?: "json" | "sse";
                /** @description How many events a page holds; a stream begins with up to 100. */
                limit?: number;
                /** @description For how many seconds at most an empty page waits for an event. */
                wait?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "https://localhost/api/v1/games/9810e443-dcb1-41d4-9529-3cd2f469c2f4/events?after=56&limit=3",
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "details": null,
                     *           "kind": "game_started",
                     *           "number": 40,
                     *           "seat": null,
                     *           "turn": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "details": {
                     *             "round": 1
                     *           },
                     *           "kind": "round_opened",
                     *           "number": 48,
                     *           "seat": null,
                     *           "turn": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "details": {
                     *             "asked": [
                     *               0,
                     *               1,
                     *               2
                     *             ],
                     *             "call": 6,
                     *             "card": 6,
                     *             "deadline": "2026-01-06T12:00:00.000000Z"
                     *           },
                     *           "kind": "turn_opened",
                     *           "number": 56,
                     *           "seat": null,
                     *           "turn": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                    "text/event-stream": unknown;
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFairness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "protocol": "fair-shuffle/v1",
                     *       "rounds": [
                     *         {
                     *           "commitment": "3bf9f31bb4eac55be17179aa87cd04a35e17624663e348512a6a202af456945f",
                     *           "entropy": "d61caf58417e9edf9bcace28f8fb0751844e3c4d7e1e40caf1bed65440e80413",
                     *           "number": 1,
                     *           "player_seeds": [
                     *             "00112233445566778899aabbccddeeff",
                     *             "",
                     *             ""
                     *           ],
                     *           "server_seed": "f5e6d52259b2c1b46d88eb351bf14da9104e123705bddb0687a7c8c01382e1de"
                     *         },
                     *         {
                     *           "commitment": "3a0d1c1f37916f11ac043aa16a9be372edbbf77e27da441877d399a4b8882627",
                     *           "entropy": "6321ea370a65868eb0dab52fe243334c68ce398500bfd37df88f8b9228083710",
                     *           "number": 2,
                     *           "player_seeds": [
                     *             "00112233445566778899aabbccddeeff",
                     *             "",
                     *             ""
                     *           ],
                     *           "server_seed": null
                     *         },
                     *         {
                     *           "commitment": "c5a9305f4a5a8c3a65f488cde0c154d70cb8c2ac72f57f4cdb3953e64aeb1bb0",
                     *           "entropy": null,
                     *           "number": 3,
                     *           "player_seeds": null,
                     *           "server_seed": null
                     *         }
                     *       ],
                     *       "seats": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "answered_at": null,
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "game": "9eee96ab-52da-4a9c-8d0e-029b21a5bb4a",
                     *           "id": "e89fa266-78d2-4db0-ad4e-a353f41c80c8",
                     *           "inviter": "dana",
                     *           "join_by": "2026-01-19T12:00:00.000000Z",
                     *           "name": "Sunday pond",
                     *           "player": "erin",
                     *           "seats": 4,
                     *           "state": "open"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope`, `not_host` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitePlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "player": "erin"
                 *     }
                 */
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answered_at": null,
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "game": "9eee96ab-52da-4a9c-8d0e-029b21a5bb4a",
                     *       "id": "e89fa266-78d2-4db0-ad4e-a353f41c80c8",
                     *       "inviter": "dana",
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "name": "Sunday pond",
                     *       "player": "erin",
                     *       "seats": 4,
                     *       "state": "open"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_welcome`, `not_host`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open`, `same_owner`, `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `already_seated` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": null,
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": null,
                     *       "draw_deck": null,
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "87e0ab92-71c4-4250-8bb0-9c686c8e5c2d",
                     *       "invite_code": "oO--yuPMUb72",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": null,
                     *       "name": "Early birds",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": null,
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "vikings",
                     *           "grid": [],
                     *           "index": 1,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 3,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": null,
                     *       "status": "lobby",
                     *       "suspended": false,
                     *       "turn": null,
                     *       "version": 3,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": null,
                     *         "legal_moves": [],
                     *         "seat": 1,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_welcome`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open`, `already_seated`, `same_owner`, `family_taken`, `rules_unavailable`, `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": {
                     *         "7": [
                     *           {
                     *             "action": "cover",
                     *             "onto": 4
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "12": [
                     *           {
                     *             "action": "duck",
                     *             "beside": 3
                     *           }
                     *         ],
                     *         "max": [
                     *           {
                     *             "policy": "steady"
                     *           }
                     *         ]
                     *       },
                     *       "otherwise": "ask",
                     *       "pause_after": null,
                     *       "pause_at_stacks": 5,
                     *       "paused": null,
                     *       "until": "round"
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope`, `not_seated` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the orders that these replace. */
                "If-Match"?: string;
                /** @description `*`: the seat has no orders yet. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calls": {
                 *         "7": [
                 *           {
                 *             "action": "cover",
                 *             "onto": 4
                 *           },
                 *           {
                 *             "action": "duck",
                 *             "to": {
                 *               "col": 0,
                 *               "row": -1
                 *             }
                 *           }
                 *         ],
                 *         "12": [
                 *           {
                 *             "action": "duck",
                 *             "beside": 3
                 *           }
                 *         ],
                 *         "max": [
                 *           {
                 *             "policy": "steady"
                 *           }
                 *         ]
                 *       },
                 *       "otherwise": "ask",
                 *       "pause_after": null,
                 *       "pause_at_stacks": 5,
                 *       "until": "round"
                 *     }
                 */
                "application/json": components["schemas"]["OrdersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": {
                     *         "7": [
                     *           {
                     *             "action": "cover",
                     *             "onto": 4
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "12": [
                     *           {
                     *             "action": "duck",
                     *             "beside": 3
                     *           }
                     *         ],
                     *         "max": [
                     *           {
                     *             "policy": "steady"
                     *           }
                     *         ]
                     *       },
                     *       "otherwise": "ask",
                     *       "pause_after": null,
                     *       "pause_at_stacks": 5,
                     *       "paused": null,
                     *       "until": "round"
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed: `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the orders that these replace. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed: `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "calls": {
                 *         "7": [
                 *           {
                 *             "action": "cover",
                 *             "onto": 4
                 *           },
                 *           {
                 *             "action": "duck",
                 *             "to": {
                 *               "col": 0,
                 *               "row": -1
                 *             }
                 *           }
                 *         ],
                 *         "12": [
                 *           {
                 *             "action": "duck",
                 *             "beside": 3
                 *           }
                 *         ],
                 *         "max": [
                 *           {
                 *             "policy": "steady"
                 *           }
                 *         ]
                 *       },
                 *       "otherwise": "ask",
                 *       "pause_after": null,
                 *       "pause_at_stacks": 5,
                 *       "until": "round"
                 *     }
                 */
                "application/json": components["schemas"]["OrdersPreviewRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": {
                     *         "1": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "2": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "3": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "4": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "5": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "6": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "7": {
                     *           "by": "preference",
                     *           "move": {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": 2
                     *             }
                     *           },
                     *           "preference": 0
                     *         },
                     *         "8": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "9": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "10": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "11": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "12": {
                     *           "by": "ask",
                     *           "move": null,
                     *           "preference": null
                     *         },
                     *         "max": {
                     *           "by": "preference",
                     *           "move": {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 2,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 3,
                     *               "row": 2
                     *             }
                     *           },
                     *           "preference": 0
                     *         }
                     *       },
                     *       "idle": [
                     *         {
                     *           "call": "12",
                     *           "preference": 0
                     *         }
                     *       ],
                     *       "paused": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrdersPreview"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "calls": {
                     *         "7": [
                     *           {
                     *             "action": "cover",
                     *             "onto": 4
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "12": [
                     *           {
                     *             "action": "duck",
                     *             "beside": 3
                     *           }
                     *         ],
                     *         "max": [
                     *           {
                     *             "policy": "steady"
                     *           }
                     *         ]
                     *       },
                     *       "otherwise": "ask",
                     *       "pause_after": null,
                     *       "pause_at_stacks": 5,
                     *       "paused": null,
                     *       "until": "round"
                     *     }
                     */
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPlayerSeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seed": "00112233445566778899aabbccddeeff"
                 *     }
                 */
                "application/json": components["schemas"]["PlayerSeedRequest"];
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `round_already_opened` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "captain_seat": 0,
                     *       "format": "duckcover-record/1",
                     *       "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "options": {
                     *         "bots": [
                     *           "steady"
                     *         ],
                     *         "captain_seat": 0,
                     *         "clock": {
                     *           "kind": "per_turn",
                     *           "turn_seconds": 86400
                     *         },
                     *         "name": "Friday pond",
                     *         "open_log": false,
                     *         "rate_bots": false,
                     *         "rated": true,
                     *         "replace": false,
                     *         "round_rules": [
                     *           [],
                     *           [],
                     *           []
                     *         ],
                     *         "same_owner": false,
                     *         "seats": 3,
                     *         "visibility": "public"
                     *       },
                     *       "result": null,
                     *       "rounds": [
                     *         {
                     *           "commitment": "3bf9f31bb4eac55be17179aa87cd04a35e17624663e348512a6a202af456945f",
                     *           "deck": [
                     *             6,
                     *             5,
                     *             2,
                     *             12,
                     *             "max",
                     *             2,
                     *             11,
                     *             8,
                     *             9,
                     *             6,
                     *             1,
                     *             7,
                     *             4,
                     *             1,
                     *             4,
                     *             11,
                     *             3,
                     *             9,
                     *             5,
                     *             10,
                     *             10,
                     *             8,
                     *             7,
                     *             12,
                     *             "repeat",
                     *             3
                     *           ],
                     *           "ended_by": "discards",
                     *           "entropy": "d61caf58417e9edf9bcace28f8fb0751844e3c4d7e1e40caf1bed65440e80413",
                     *           "grids": [
                     *             [
                     *               6,
                     *               8,
                     *               10,
                     *               2,
                     *               9,
                     *               3,
                     *               1,
                     *               5,
                     *               7,
                     *               4,
                     *               12,
                     *               11
                     *             ],
                     *             [
                     *               8,
                     *               10,
                     *               5,
                     *               4,
                     *               9,
                     *               3,
                     *               11,
                     *               7,
                     *               1,
                     *               12,
                     *               2,
                     *               6
                     *             ],
                     *             [
                     *               2,
                     *               3,
                     *               1,
                     *               4,
                     *               10,
                     *               7,
                     *               8,
                     *               6,
                     *               5,
                     *               9,
                     *               11,
                     *               12
                     *             ]
                     *           ],
                     *           "number": 1,
                     *           "player_seeds": [
                     *             "00112233445566778899aabbccddeeff",
                     *             "",
                     *             ""
                     *           ],
                     *           "removed": [],
                     *           "reshuffles": [],
                     *           "rules": [],
                     *           "scores": [
                     *             7,
                     *             6,
                     *             8
                     *           ],
                     *           "server_seed": "f5e6d52259b2c1b46d88eb351bf14da9104e123705bddb0687a7c8c01382e1de",
                     *           "turns": [
                     *             {
                     *               "call": 6,
                     *               "card": 6,
                     *               "discarded": false,
                     *               "moves": [
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 0,
                     *                     "row": 0
                     *                   },
                     *                   "origin": "player",
                     *                   "seat": 0,
                     *                   "to": {
                     *                     "col": 1,
                     *                     "row": 0
                     *                   }
                     *                 },
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 3,
                     *                     "row": 2
                     *                   },
                     *                   "origin": "bot",
                     *                   "seat": 1,
                     *                   "to": {
                     *                     "col": 3,
                     *                     "row": 1
                     *                   }
                     *                 },
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 3,
                     *                     "row": 1
                     *                   },
                     *                   "origin": "player",
                     *                   "seat": 2,
                     *                   "to": {
                     *                     "col": 3,
                     *                     "row": 0
                     *                   }
                     *                 }
                     *               ],
                     *               "number": 1,
                     *               "quacks": []
                     *             },
                     *             {
                     *               "call": 5,
                     *               "card": 5,
                     *               "discarded": false,
                     *               "moves": [
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 3,
                     *                     "row": 1
                     *                   },
                     *                   "origin": "player",
                     *                   "seat": 0,
                     *                   "to": {
                     *                     "col": 3,
                     *                     "row": 0
                     *                   }
                     *                 },
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 2,
                     *                     "row": 0
                     *                   },
                     *                   "origin": "bot",
                     *                   "seat": 1,
                     *                   "to": {
                     *                     "col": 1,
                     *                     "row": 0
                     *                   }
                     *                 },
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 0,
                     *                     "row": 2
                     *                   },
                     *                   "origin": "player",
                     *                   "seat": 2,
                     *                   "to": {
                     *                     "col": 0,
                     *                     "row": 1
                     *                   }
                     *                 }
                     *               ],
                     *               "number": 2,
                     *               "quacks": []
                     *             },
                     *             {
                     *               "call": 2,
                     *               "card": 2,
                     *               "discarded": false,
                     *               "moves": [
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 2,
                     *                     "row": 2
                     *                   },
                     *                   "origin": "bot",
                     *                   "seat": 1,
                     *                   "to": {
                     *                     "col": 1,
                     *                     "row": 2
                     *                   }
                     *                 },
                     *                 {
                     *                   "action": "cover",
                     *                   "from": {
                     *                     "col": 0,
                     *                     "row": 0
                     *                   },
                     *                   "origin": "player",
                     *                   "seat": 2,
                     *                   "to": {
                     *                     "col": 1,
                     *                     "row": 0
                     *                   }
                     *                 }
                     *               ],
                     *               "number": 3,
                     *               "quacks": [
                     *                 0
                     *               ]
                     *             }
                     *           ],
                     *           "visible_cards": [
                     *             3,
                     *             2,
                     *             2
                     *           ]
                     *         }
                     *       ],
                     *       "rules_version": 1,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "player": "dana",
                     *           "tenures": [
                     *             {
                     *               "ended_by": null,
                     *               "from_turn": 1,
                     *               "player": "dana",
                     *               "to_turn": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "player": null,
                     *           "tenures": [
                     *             {
                     *               "ended_by": null,
                     *               "from_turn": 1,
                     *               "player": null,
                     *               "to_turn": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "player": "erin",
                     *           "tenures": [
                     *             {
                     *               "ended_by": null,
                     *               "from_turn": 1,
                     *               "player": "erin",
                     *               "to_turn": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `round_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematchGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": true,
                     *       "captain_pile": null,
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": null,
                     *       "draw_deck": null,
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "82412ea1-cafb-4081-8d5b-df369fda319b",
                     *       "invite_code": "DvHJ2MKUOtcl",
                     *       "invited_only": true,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": "en",
                     *       "last_turn": null,
                     *       "name": "Sunday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": null,
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 1,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": null,
                     *           "grid": [],
                     *           "index": 3,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "idle",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": null,
                     *       "status": "lobby",
                     *       "suspended": false,
                     *       "turn": null,
                     *       "version": 2,
                     *       "visibility": "private",
                     *       "you": {
                     *         "card": null,
                     *         "legal_moves": [],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_welcome`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open`, `game_running`, `same_owner`, `rules_unavailable`, `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resignGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [],
                     *         "count": 0,
                     *         "limit": 8,
                     *         "remaining": 8
                     *       },
                     *       "draw_deck": {
                     *         "count": 25
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "invite_code": "JHXUoolj3xVp",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": {
                     *         "call": 3,
                     *         "card": 3,
                     *         "discarded": true,
                     *         "moves": [],
                     *         "number": 26,
                     *         "quacks": [
                     *           0,
                     *           1,
                     *           2
                     *         ]
                     *       },
                     *       "name": "Friday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 2,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 1,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 9,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             7
                     *           ],
                     *           "state": "awaited",
                     *           "total": 7
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 4,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             6
                     *           ],
                     *           "state": "ready",
                     *           "total": 6
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "grid": [
                     *             {
                     *               "card": 2,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 5,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": true,
                     *           "round_scores": [
                     *             8
                     *           ],
                     *           "state": "ready",
                     *           "total": 8
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 5,
                     *         "card": 5,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 27,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0
                     *         ]
                     *       },
                     *       "version": 408,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": null,
                     *         "legal_moves": [],
                     *         "seat": 2,
                     *         "submission": {
                     *           "action": "cover",
                     *           "from": {
                     *             "col": 2,
                     *             "row": 0
                     *           },
                     *           "origin": "bot",
                     *           "submitted_at": "2026-01-05T12:00:00.000000Z",
                     *           "to": {
                     *             "col": 1,
                     *             "row": 0
                     *           },
                     *           "turn": 27
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    returnToGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [],
                     *         "count": 0,
                     *         "limit": 8,
                     *         "remaining": 8
                     *       },
                     *       "draw_deck": {
                     *         "count": 25
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "invite_code": "JHXUoolj3xVp",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": null,
                     *       "name": "Friday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 1,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 6,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "awaited",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 8,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 5,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "ready",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "grid": [
                     *             {
                     *               "card": 2,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 3,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 1,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "awaited",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 6,
                     *         "card": 6,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 1,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0,
                     *           2
                     *         ]
                     *       },
                     *       "version": 64,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": 6,
                     *         "legal_moves": [
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": 0
                     *             }
                     *           },
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": 1
                     *             }
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 0
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    offerSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The index of the seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [],
                     *         "count": 0,
                     *         "limit": 8,
                     *         "remaining": 8
                     *       },
                     *       "draw_deck": {
                     *         "count": 25
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "invite_code": "JHXUoolj3xVp",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": {
                     *         "call": 3,
                     *         "card": 3,
                     *         "discarded": true,
                     *         "moves": [],
                     *         "number": 26,
                     *         "quacks": [
                     *           0,
                     *           1,
                     *           2
                     *         ]
                     *       },
                     *       "name": "Friday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 2,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 1,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 9,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             7
                     *           ],
                     *           "state": "awaited",
                     *           "total": 7
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 4,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             6
                     *           ],
                     *           "state": "ready",
                     *           "total": 6
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "grid": [
                     *             {
                     *               "card": 2,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 5,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": true,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": true,
                     *           "round_scores": [
                     *             8
                     *           ],
                     *           "state": "ready",
                     *           "total": 8
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 5,
                     *         "card": 5,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 27,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0
                     *         ]
                     *       },
                     *       "version": 416,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": 5,
                     *         "legal_moves": [
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 3,
                     *               "row": 1
                     *             }
                     *           },
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 2,
                     *               "row": 2
                     *             }
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_host`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `seat_held` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The index of the seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["TakeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [],
                     *         "count": 0,
                     *         "limit": 8,
                     *         "remaining": 8
                     *       },
                     *       "draw_deck": {
                     *         "count": 25
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *       "invite_code": "JHXUoolj3xVp",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": {
                     *         "call": 3,
                     *         "card": 3,
                     *         "discarded": true,
                     *         "moves": [],
                     *         "number": 26,
                     *         "quacks": [
                     *           0,
                     *           1,
                     *           2
                     *         ]
                     *       },
                     *       "name": "Friday pond",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 2,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 1,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 9,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             7
                     *           ],
                     *           "state": "awaited",
                     *           "total": 7
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 4,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [
                     *             6
                     *           ],
                     *           "state": "ready",
                     *           "total": 6
                     *         },
                     *         {
                     *           "bot": null,
                     *           "family": "divers",
                     *           "grid": [
                     *             {
                     *               "card": 2,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 11,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 5,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": true,
                     *           "player": "erin",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": true,
                     *           "round_scores": [
                     *             8
                     *           ],
                     *           "state": "ready",
                     *           "total": 8
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 5,
                     *         "card": 5,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 27,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0
                     *         ]
                     *       },
                     *       "version": 416,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": 5,
                     *         "legal_moves": [
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 3,
                     *               "row": 1
                     *             }
                     *           },
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 2,
                     *               "row": 2
                     *             }
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "from": {
                     *               "col": 3,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_welcome`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_playing`, `already_seated`, `same_owner`, `limit_reached`, `offer_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "fill": "steady"
                 *     }
                 */
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_start": false,
                     *       "captain_pile": {
                     *         "count": 0,
                     *         "top": null
                     *       },
                     *       "captain_seat": 0,
                     *       "clock": {
                     *         "kind": "per_turn",
                     *         "turn_seconds": 86400
                     *       },
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "discard_area": {
                     *         "cards": [
                     *           "repeat"
                     *         ],
                     *         "count": 1,
                     *         "limit": 7,
                     *         "remaining": 6
                     *       },
                     *       "draw_deck": {
                     *         "count": 24
                     *       },
                     *       "finished_at": null,
                     *       "host": "dana",
                     *       "id": "1702bdeb-213c-4d60-8e66-34b2ff7bc4de",
                     *       "invite_code": "gxlAVo3vTgxl",
                     *       "invited_only": false,
                     *       "join_by": "2026-01-19T12:00:00.000000Z",
                     *       "language": null,
                     *       "last_turn": {
                     *         "call": null,
                     *         "card": "repeat",
                     *         "discarded": true,
                     *         "moves": [],
                     *         "number": 1,
                     *         "quacks": []
                     *       },
                     *       "name": "Next week",
                     *       "open_log": false,
                     *       "rate_bots": false,
                     *       "rated": true,
                     *       "replace": false,
                     *       "result": null,
                     *       "round": {
                     *         "number": 1,
                     *         "of": 3,
                     *         "rules": []
                     *       },
                     *       "same_owner": false,
                     *       "seats": [
                     *         {
                     *           "bot": null,
                     *           "family": "pirates",
                     *           "grid": [
                     *             {
                     *               "card": 1,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 8,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 0,
                     *           "is_bot": false,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": "dana",
                     *           "rank": null,
                     *           "rated": true,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "awaited",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "vikings",
                     *           "grid": [
                     *             {
                     *               "card": 7,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 4,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 2,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 1,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "ready",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "knights",
                     *           "grid": [
                     *             {
                     *               "card": 5,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 7,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 10,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 2,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "ready",
                     *           "total": 0
                     *         },
                     *         {
                     *           "bot": "steady",
                     *           "family": "cowboys",
                     *           "grid": [
                     *             {
                     *               "card": 12,
                     *               "col": 0,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 3,
                     *               "col": 1,
                     *               "height": 1,
                     *               "row": 0
                     *             },
                     *             {
                     *               "card": 9,
                     *               "col": 2,
                     *               "height": 1,
                     *               "row": 0
                     *             }
                     *           ],
                     *           "index": 3,
                     *           "is_bot": true,
                     *           "misses": 0,
                     *           "offered": false,
                     *           "player": null,
                     *           "rank": null,
                     *           "rated": false,
                     *           "resigned": false,
                     *           "round_scores": [],
                     *           "state": "ready",
                     *           "total": 0
                     *         }
                     *       ],
                     *       "started_at": "2026-01-05T12:00:00.000000Z",
                     *       "status": "playing",
                     *       "suspended": false,
                     *       "turn": {
                     *         "call": 4,
                     *         "card": 4,
                     *         "deadline": "2026-01-06T12:00:00.000000Z",
                     *         "deadlines": {},
                     *         "number": 2,
                     *         "opened_at": "2026-01-05T12:00:00.000000Z",
                     *         "waiting_for": [
                     *           0
                     *         ]
                     *       },
                     *       "version": 72,
                     *       "visibility": "public",
                     *       "you": {
                     *         "card": 4,
                     *         "legal_moves": [
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": 1
                     *             }
                     *           },
                     *           {
                     *             "action": "cover",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 1,
                     *               "row": 2
                     *             }
                     *           },
                     *           {
                     *             "action": "duck",
                     *             "from": {
                     *               "col": 0,
                     *               "row": 2
                     *             },
                     *             "to": {
                     *               "col": 0,
                     *               "row": -1
                     *             }
                     *           }
                     *         ],
                     *         "seat": 0,
                     *         "submission": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_host`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `game_not_open`, `too_few_players`, `rules_unavailable`, `limit_reached` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTenures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "seat": 0,
                     *           "tenures": [
                     *             {
                     *               "ended_by": null,
                     *               "from_turn": 1,
                     *               "player": "dana",
                     *               "to_turn": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "tenures": [
                     *             {
                     *               "ended_by": null,
                     *               "from_turn": 1,
                     *               "player": null,
                     *               "to_turn": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "tenures": [
                     *             {
                     *               "ended_by": "resigned",
                     *               "from_turn": 1,
                     *               "player": "erin",
                     *               "to_turn": 27
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameTenures"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTurn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The number of the turn; turns count from 1 through the whole game. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "call": 6,
                     *       "card": 6,
                     *       "discarded": false,
                     *       "moves": [
                     *         {
                     *           "action": "cover",
                     *           "from": {
                     *             "col": 0,
                     *             "row": 0
                     *           },
                     *           "seat": 0,
                     *           "to": {
                     *             "col": 1,
                     *             "row": 0
                     *           }
                     *         },
                     *         {
                     *           "action": "cover",
                     *           "from": {
                     *             "col": 3,
                     *             "row": 2
                     *           },
                     *           "seat": 1,
                     *           "to": {
                     *             "col": 3,
                     *             "row": 1
                     *           }
                     *         },
                     *         {
                     *           "action": "cover",
                     *           "from": {
                     *             "col": 3,
                     *             "row": 1
                     *           },
                     *           "seat": 2,
                     *           "to": {
                     *             "col": 3,
                     *             "row": 0
                     *           }
                     *         }
                     *       ],
                     *       "number": 1,
                     *       "opened_at": "2026-01-05T12:00:00.000000Z",
                     *       "quacks": [],
                     *       "resolved_at": "2026-01-05T12:00:00.000000Z",
                     *       "round": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Turn"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `turn_open`, `round_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The number of the turn; turns count from 1 through the whole game. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "cover",
                     *       "from": {
                     *         "col": 0,
                     *         "row": 0
                     *       },
                     *       "origin": "player",
                     *       "submitted_at": "2026-01-05T12:00:00.000000Z",
                     *       "to": {
                     *         "col": 1,
                     *         "row": 0
                     *       },
                     *       "turn": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Submission"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope`, `not_seated` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `round_running` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the decision that this one follows on: of the move, or of its withdrawal. */
                "If-Match"?: string;
                /** @description `*`: this is the first decision of the seat in the turn. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The number of the turn; turns count from 1 through the whole game. */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "cover",
                 *       "to": {
                 *         "col": 1,
                 *         "row": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "cover",
                     *       "from": {
                     *         "col": 0,
                     *         "row": 0
                     *       },
                     *       "origin": "player",
                     *       "submitted_at": "2026-01-05T12:00:00.000000Z",
                     *       "to": {
                     *         "col": 1,
                     *         "row": 0
                     *       },
                     *       "turn": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Submission"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `turn_closed`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed: `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `illegal_move`, `nothing_to_move` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the decision that this one follows on: of the move, or of its withdrawal. */
                "If-Match"?: string;
                /** @description `*`: this is the first decision of the seat in the turn. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
                /** @description The number of the turn; turns count from 1 through the whole game. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `not_seated`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `turn_closed`, `already_resigned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Precondition Failed: `precondition_failed` */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "pirates",
                     *       "bio": "Ducks since 1998.",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "Dana of the pond",
                     *       "email": "dana@example.org",
                     *       "email_verified": false,
                     *       "id": "c4b6e011-f98f-4665-9a29-448c5757db1a",
                     *       "is_bot": false,
                     *       "language": "it",
                     *       "owner": null,
                     *       "scopes": null,
                     *       "time_zone": "Europe/Rome",
                     *       "username": "dana"
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "avatar": "pirates",
                 *       "bio": "Ducks since 1998.",
                 *       "display_name": "Dana of the pond",
                 *       "language": "it",
                 *       "time_zone": "Europe/Rome"
                 *     }
                 */
                "application/json": components["schemas"]["MeUpdateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "pirates",
                     *       "bio": "Ducks since 1998.",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "Dana of the pond",
                     *       "email": "dana@example.org",
                     *       "email_verified": false,
                     *       "id": "c4b6e011-f98f-4665-9a29-448c5757db1a",
                     *       "is_bot": false,
                     *       "language": "it",
                     *       "owner": null,
                     *       "scopes": null,
                     *       "time_zone": "Europe/Rome",
                     *       "username": "dana"
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listConnectedApps: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "connected_at": "2026-01-05T12:00:00.000000Z",
                     *           "id": "69bcc98052854d6fbc452fa05bae1c7f",
                     *           "last_used_at": null,
                     *           "made_by": "lena",
                     *           "name": "Pond Cup",
                     *           "scopes": [
                     *             "games:read",
                     *             "profile:read"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectedAppPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disconnectApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the app. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "avatar": "",
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "display_name": "",
                     *           "is_bot": false,
                     *           "username": "hugo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlockPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blockPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the player, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "",
                     *       "is_bot": false,
                     *       "username": "hugo"
                     *     }
                     */
                    "application/json": components["schemas"]["Block"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "",
                     *       "is_bot": false,
                     *       "username": "hugo"
                     *     }
                     */
                    "application/json": components["schemas"]["Block"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unblockPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the player, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBots: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "active": true,
                     *           "avatar": "",
                     *           "bio": "",
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "display_name": "Dana's bot",
                     *           "id": "f06b6af0-67d5-429b-a890-2cd99982ea53",
                     *           "is_bot": true,
                     *           "owner": "dana",
                     *           "username": "danabot"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BotPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createBot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "display_name": "Dana's bot",
                 *       "username": "danabot"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBotRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "active": true,
                     *       "avatar": "",
                     *       "bio": "",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "Dana's bot",
                     *       "id": "f06b6af0-67d5-429b-a890-2cd99982ea53",
                     *       "is_bot": true,
                     *       "owner": "dana",
                     *       "username": "danabot"
                     *     }
                     */
                    "application/json": components["schemas"]["Bot"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "active": true,
                     *       "avatar": "",
                     *       "bio": "",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "Dana's bot",
                     *       "id": "f06b6af0-67d5-429b-a890-2cd99982ea53",
                     *       "is_bot": true,
                     *       "owner": "dana",
                     *       "username": "danabot"
                     *     }
                     */
                    "application/json": components["schemas"]["Bot"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "avatar": "astronauts",
                 *       "bio": "Plays at night."
                 *     }
                 */
                "application/json": components["schemas"]["PublicProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "active": true,
                     *       "avatar": "astronauts",
                     *       "bio": "Plays at night.",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "display_name": "Dana's bot",
                     *       "id": "f06b6af0-67d5-429b-a890-2cd99982ea53",
                     *       "is_bot": true,
                     *       "owner": "dana",
                     *       "username": "danabot"
                     *     }
                     */
                    "application/json": components["schemas"]["Bot"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBotTokens: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "expires_at": null,
                     *           "id": "4e6620be-bfb7-40d3-b5d4-d7d90a1cea8a",
                     *           "last_used_at": "2026-01-05T12:00:00.000000Z",
                     *           "name": "Server in the cellar",
                     *           "scopes": [
                     *             "games:read",
                     *             "games:play"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalTokenPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createBotToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expires_in_days": null,
                 *       "name": "Server in the cellar",
                 *       "scopes": [
                 *         "games:read",
                 *         "games:play"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateBotTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "expires_at": null,
                     *       "id": "4e6620be-bfb7-40d3-b5d4-d7d90a1cea8a",
                     *       "last_used_at": null,
                     *       "name": "Server in the cellar",
                     *       "scopes": [
                     *         "games:read",
                     *         "games:play"
                     *       ],
                     *       "token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeBotToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token. */
                id: string;
                /** @description The name of the bot account, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOAuthClients: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "id": "69bcc98052854d6fbc452fa05bae1c7f",
                     *           "name": "Pond Cup",
                     *           "redirect_uris": [
                     *             "https://cup.example/signed-in"
                     *           ],
                     *           "scopes": [
                     *             "games:read",
                     *             "profile:read"
                     *           ],
                     *           "type": "confidential"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OAuthClientPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOAuthClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Pond Cup",
                 *       "redirect_uris": [
                 *         "https://cup.example/signed-in"
                 *       ],
                 *       "scopes": [
                 *         "games:read",
                 *         "profile:read"
                 *       ],
                 *       "type": "confidential"
                 *     }
                 */
                "application/json": components["schemas"]["CreateClientRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_secret": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "id": "69bcc98052854d6fbc452fa05bae1c7f",
                     *       "name": "Pond Cup",
                     *       "redirect_uris": [
                     *         "https://cup.example/signed-in"
                     *       ],
                     *       "scopes": [
                     *         "games:read",
                     *         "profile:read"
                     *       ],
                     *       "type": "confidential"
                     *     }
                     */
                    "application/json": components["schemas"]["NewOAuthClient"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOAuthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the app. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "current": false,
                     *           "device": "Duck app 1.0 (laptop)",
                     *           "id": "5b3399ab-557e-411e-ad89-75fe5988ddc8",
                     *           "last_used_at": null
                     *         },
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "current": false,
                     *           "device": "Duck app 1.0 (tablet)",
                     *           "id": "f29ad3b0-90b3-47ba-9e10-c364e6d59f00",
                     *           "last_used_at": null
                     *         },
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "current": true,
                     *           "device": "Duck app 1.0",
                     *           "id": "74e321fd-d38a-4152-ab12-7eeefa44b1e5",
                     *           "last_used_at": "2026-01-05T12:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DevicePage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the device. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /** @description The last `position` that is known; without it begins now. */
                after?: string;
                /** @description `sse`: as server-sent events, whatever `Accept` says of them. */
                format?: "json" | "sse";
                /** @description For how many seconds at most an empty page waits for something new. */
                wait?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "position": "4-1767614400000000",
                     *       "results": [
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "kind": "notice",
                     *           "notice": {
                     *             "id": 1,
                     *             "kind": "round_ended",
                     *             "turn": null
                     *           },
                     *           "position": "1-1767614400000000",
                     *           "version": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "kind": "notice",
                     *           "notice": {
                     *             "id": 2,
                     *             "kind": "seat_offered",
                     *             "turn": null
                     *           },
                     *           "position": "2-1767614400000000",
                     *           "version": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "kind": "notice",
                     *           "notice": {
                     *             "id": 3,
                     *             "kind": "your_turn",
                     *             "turn": 27
                     *           },
                     *           "position": "3-1767614400000000",
                     *           "version": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewsPage"];
                    "text/event-stream": unknown;
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "active": true,
                     *         "avatar": "",
                     *         "bio": "",
                     *         "created_at": "2026-01-05T12:00:00.000000Z",
                     *         "display_name": "",
                     *         "email": "kit@example.org",
                     *         "groups": [],
                     *         "has_password": true,
                     *         "id": "c620283b-808d-469a-bf8f-6a1b9b43d698",
                     *         "is_bot": false,
                     *         "language": "en",
                     *         "last_sign_in_at": "2026-01-05T12:00:00.000000Z",
                     *         "owner": null,
                     *         "permissions": [],
                     *         "staff": false,
                     *         "superuser": false,
                     *         "time_zone": "UTC",
                     *         "username": "kit"
                     *       },
                     *       "apps": {
                     *         "connected": [],
                     *         "made": []
                     *       },
                     *       "blocks": [],
                     *       "bots": [],
                     *       "devices": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "device": "Duck app 1.0",
                     *           "expires_at": null,
                     *           "last_used_at": "2026-01-05T12:00:00.000000Z",
                     *           "proved_at": "2026-01-05T12:00:00.000000Z",
                     *           "revoked_at": null,
                     *           "uuid": "b99e601f-8bca-4313-8c9d-07d09a9ab905"
                     *         }
                     *       ],
                     *       "email_addresses": [
                     *         {
                     *           "email": "kit@example.org",
                     *           "primary": true,
                     *           "verified": false
                     *         }
                     *       ],
                     *       "exported_at": "2026-01-05T12:00:00.000000Z",
                     *       "format": "duckcover-export/1",
                     *       "games": {
                     *         "invitations": [],
                     *         "left": [],
                     *         "seats": [],
                     *         "tenures": [],
                     *         "tickets": []
                     *       },
                     *       "idempotency_keys": [],
                     *       "notifications": {
                     *         "deliveries": [],
                     *         "notices": [],
                     *         "push_subscriptions": [],
                     *         "settings": {
                     *           "digest": "off",
                     *           "kinds": {
                     *             "autopilot": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "deadline_near": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "game_cancelled": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "game_finished": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "invited": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "message": {
                     *               "email": false,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "operator": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "orders_paused": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "pause_asked": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "round_ended": {
                     *               "email": false,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "seat_offered": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             },
                     *             "your_turn": {
                     *               "email": true,
                     *               "inbox": true,
                     *               "push": true,
                     *               "webhook": true
                     *             }
                     *           },
                     *           "mail_stopped": false,
                     *           "quiet_hours": null
                     *         },
                     *         "webhooks": []
                     *       },
                     *       "providers": [],
                     *       "reports": [],
                     *       "requests": [
                     *         {
                     *           "count": 1,
                     *           "opened_at": "2026-01-05T12:00:00.000000Z"
                     *         }
                     *       ],
                     *       "second_factors": [],
                     *       "sessions": [
                     *         {
                     *           "expires_at": "2026-01-19T12:00:00.000000Z"
                     *         }
                     *       ],
                     *       "tokens": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope`, `reauthentication_required` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyInvitations: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "answered_at": null,
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "game": "9eee96ab-52da-4a9c-8d0e-029b21a5bb4a",
                     *           "id": "e89fa266-78d2-4db0-ad4e-a353f41c80c8",
                     *           "inviter": "dana",
                     *           "join_by": "2026-01-19T12:00:00.000000Z",
                     *           "name": "Sunday pond",
                     *           "player": "erin",
                     *           "seats": 4,
                     *           "state": "open"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The id of the last notice that is known. */
                after?: number;
                /** @description How many notices a page holds. */
                limit?: number;
                /** @description Only those that are not marked as read. */
                unread?: boolean;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "https://localhost/api/v1/me/notifications?after=3&limit=3",
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "deadline": null,
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "game_name": "Friday pond",
                     *           "id": 1,
                     *           "kind": "round_ended",
                     *           "read_at": null,
                     *           "reason": null,
                     *           "round": 1,
                     *           "text": "Round 1 of Friday pond has ended.",
                     *           "turn": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "deadline": null,
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "game_name": "Friday pond",
                     *           "id": 2,
                     *           "kind": "seat_offered",
                     *           "read_at": null,
                     *           "reason": null,
                     *           "round": null,
                     *           "text": "A seat in Friday pond is free.",
                     *           "turn": null
                     *         },
                     *         {
                     *           "at": "2026-01-05T12:00:00.000000Z",
                     *           "deadline": "2026-01-06T12:00:00.000000Z",
                     *           "game": "9810e443-dcb1-41d4-9529-3cd2f469c2f4",
                     *           "game_name": "Friday pond",
                     *           "id": 3,
                     *           "kind": "your_turn",
                     *           "read_at": null,
                     *           "reason": null,
                     *           "round": null,
                     *           "text": "It is your turn in Friday pond.",
                     *           "turn": 27
                     *         }
                     *       ],
                     *       "unread": 4
                     *     }
                     */
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReadNoticesRequest"];
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "digest": "off",
                     *       "kinds": {
                     *         "autopilot": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "deadline_near": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "game_cancelled": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "game_finished": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "invited": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "message": {
                     *           "email": false,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "operator": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "orders_paused": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "pause_asked": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "round_ended": {
                     *           "email": false,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "seat_offered": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "your_turn": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         }
                     *       },
                     *       "mail_stopped": false,
                     *       "quiet_hours": null
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "round_ended": {
                 *           "email": true
                 *         },
                 *         "your_turn": {
                 *           "push": false
                 *         }
                 *       },
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "to": "07:30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "digest": "off",
                     *       "kinds": {
                     *         "autopilot": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "deadline_near": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "game_cancelled": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "game_finished": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "invited": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "message": {
                     *           "email": false,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "operator": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "orders_paused": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "pause_asked": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "round_ended": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "seat_offered": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": true,
                     *           "webhook": true
                     *         },
                     *         "your_turn": {
                     *           "email": true,
                     *           "inbox": true,
                     *           "push": false,
                     *           "webhook": true
                     *         }
                     *       },
                     *       "mail_stopped": false,
                     *       "quiet_hours": {
                     *         "from": "22:00",
                     *         "to": "07:30"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "endpoint": "https://push.example/duck",
                     *           "id": "d92afc99-7925-4170-b021-a3c740a10a2f"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PushSubscriptionPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example/duck",
                 *       "keys": {
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg",
                 *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreatePushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "endpoint": "https://push.example/duck",
                     *       "id": "d92afc99-7925-4170-b021-a3c740a10a2f"
                     *     }
                     */
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "bots_after_hours": 48,
                     *           "clocks": [
                     *             "daily",
                     *             "slow"
                     *           ],
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "ends_at": "2026-01-19T12:00:00.000000Z",
                     *           "game": null,
                     *           "id": "3501d574-bac1-42ca-a389-ab33809d714a",
                     *           "matched_at": null,
                     *           "rated": true,
                     *           "seats": [
                     *             3,
                     *             4
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bots_after_hours": 48,
                 *       "clocks": [
                 *         "daily",
                 *         "slow"
                 *       ],
                 *       "rated": true,
                 *       "seats": [
                 *         3,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateTicketRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bots_after_hours": 48,
                     *       "clocks": [
                     *         "daily",
                     *         "slow"
                     *       ],
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "ends_at": "2026-01-19T12:00:00.000000Z",
                     *       "game": null,
                     *       "id": "3501d574-bac1-42ca-a389-ab33809d714a",
                     *       "matched_at": null,
                     *       "rated": true,
                     *       "seats": [
                     *         3,
                     *         4
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the ticket. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bots_after_hours": 48,
                     *       "clocks": [
                     *         "daily",
                     *         "slow"
                     *       ],
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "ends_at": "2026-01-19T12:00:00.000000Z",
                     *       "game": null,
                     *       "id": "3501d574-bac1-42ca-a389-ab33809d714a",
                     *       "matched_at": null,
                     *       "rated": true,
                     *       "seats": [
                     *         3,
                     *         4
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ticket. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `already_seated` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "expires_at": "2026-04-05T12:00:00.000000Z",
                     *           "id": "bb3131f6-7dc5-4969-bad6-f4a67c77133f",
                     *           "last_used_at": "2026-01-05T12:00:00.000000Z",
                     *           "name": "Turn reminder",
                     *           "scopes": [
                     *             "games:read"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalTokenPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expires_in_days": 90,
                 *       "name": "Turn reminder",
                 *       "scopes": [
                 *         "games:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "expires_at": "2026-04-05T12:00:00.000000Z",
                     *       "id": "bb3131f6-7dc5-4969-bad6-f4a67c77133f",
                     *       "last_used_at": null,
                     *       "name": "Turn reminder",
                     *       "scopes": [
                     *         "games:read"
                     *       ],
                     *       "token": "dkc_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPersonalToken"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyTurns: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["AwaitedTurnPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "disabled_at": null,
                     *           "failing_since": null,
                     *           "id": "30e9c7b2-3a60-4bee-b15f-78132c945636",
                     *           "url": "https://pond.example/hook"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://pond.example/hook"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "disabled_at": null,
                     *       "failing_since": null,
                     *       "id": "30e9c7b2-3a60-4bee-b15f-78132c945636",
                     *       "secret": "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
                     *       "url": "https://pond.example/hook"
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "disabled_at": null,
                     *       "failing_since": null,
                     *       "id": "30e9c7b2-3a60-4bee-b15f-78132c945636",
                     *       "url": "https://pond.example/hook"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "url": "https://pond.example/notices"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "disabled_at": null,
                     *       "failing_since": null,
                     *       "id": "30e9c7b2-3a60-4bee-b15f-78132c945636",
                     *       "url": "https://pond.example/notices"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Where the page starts; taken from `next` or `previous`. */
                cursor?: string;
                /** @description How many results a page holds. */
                limit?: number;
            };
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "answer": "204 No Content",
                     *           "attempts": 1,
                     *           "created_at": "2026-01-05T12:00:00.000000Z",
                     *           "due_at": null,
                     *           "ended_at": "2026-01-05T12:00:00.000000Z",
                     *           "id": "5fa11a23-2cfb-4dc4-bd37-144409a213a1",
                     *           "kind": "round_ended",
                     *           "notice": 1,
                     *           "state": "sent"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                delivery: string;
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "disabled_at": null,
                     *       "failing_since": null,
                     *       "id": "30e9c7b2-3a60-4bee-b15f-78132c945636",
                     *       "secret": "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
                     *       "url": "https://pond.example/notices"
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `reauthentication_required`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The name of the player, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "",
                     *       "bio": "",
                     *       "created_at": "2026-11-22",
                     *       "display_name": "",
                     *       "is_bot": false,
                     *       "owner": null,
                     *       "username": "hugo"
                     *     }
                     */
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The name of the player, in any case. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "detail": "See the name of the game that was called off.",
                 *       "reason": "offensive_profile"
                 *     }
                 */
                "application/json": components["schemas"]["CreateReportRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created_at": "2026-01-05T12:00:00.000000Z",
                     *       "detail": "See the name of the game that was called off.",
                     *       "game": null,
                     *       "id": "9289f929-866c-45f4-9bbd-4e541f2e6d2c",
                     *       "reason": "offensive_profile",
                     *       "reported": "hugo"
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Bad Request: `invalid_input`, `malformed_json` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `not_authenticated`, `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `permission_denied`, `insufficient_scope`, `csrf_failed` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict: `limit_reached`, `idempotency_running` */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity: `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the client has; while it is current the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "public_key": "Bxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description Not modified: what the client has, as `If-None-Match` names it, is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request: `invalid_input` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized: `invalid_token` */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden: `insufficient_scope` */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Acceptable: `not_acceptable` */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Timeout: `request_timeout` */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests: `too_many_requests` */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error: `internal_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable: `service_unavailable` */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
