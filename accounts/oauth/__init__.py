"""OAuth 2.0 and OpenID Connect: apps of others act for a player who has let them, by allauth's provider.

allauth keeps clients and tokens and speaks the protocol. What is added here: a row for each time that a player lets an
app in (`Grant`), on which every token of it hangs; one use of a code whatever comes in parallel; the site's own pages.
"""
