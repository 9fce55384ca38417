"""The addresses of the pages that people play on."""

from django.urls import URLPattern, path

from web.views import away, guests, history, home, lobby, looks, orders, pictures, pwa, table, tickets

GAME = "games/<uuid:id>"

urlpatterns: list[URLPattern] = [
    path("", home.home, name="root"),
    path("play", guests.play_now, name="play_now"),
    path("guest/delete", guests.forget, name="forget_guest"),
    path("language", looks.language, name="language"),
    path("theme", looks.theme, name="theme"),
    path("manifest.webmanifest", pwa.manifest, name="manifest"),
    path("sw.js", pwa.worker, name="worker"),
    path("offline", pwa.offline, name="offline"),
    path("picture.png", pictures.of_site, name="picture"),
    path(f"{GAME}/picture.png", pictures.of_game, name="picture_of_game"),
    path("lobby", lobby.tables, name="lobby"),
    path("lobby/new", lobby.new_table, name="new_table"),
    path("tickets", tickets.waiting, name="tickets"),
    path("tickets/<uuid:id>/delete", tickets.delete, name="delete_ticket"),
    path("me/away", away.vacation, name="away"),
    path("me/away/end", away.back, name="back"),
    path(GAME, table.game, name="game"),
    path(f"{GAME}/join", lobby.join, name="join"),
    path(f"{GAME}/guest", guests.sit_down, name="sit_down_as_guest"),
    path(f"{GAME}/leave", lobby.leave, name="leave"),
    path(f"{GAME}/decline", lobby.decline, name="decline"),
    path(f"{GAME}/start", lobby.start, name="start"),
    path(f"{GAME}/cancel", lobby.cancel, name="cancel"),
    path(f"{GAME}/rematch", lobby.again, name="rematch"),
    path(f"{GAME}/turns/<int:number>/move", table.move, name="move"),
    path(f"{GAME}/resign", table.resign, name="resign"),
    path(f"{GAME}/return", table.come_back, name="return"),
    path(f"{GAME}/seats/<int:seat>/take", table.take, name="take"),
    path(f"{GAME}/chat", table.say, name="chat"),
    path(f"{GAME}/orders", orders.plan, name="orders"),
    path(f"{GAME}/orders/preview", orders.preview, name="try_orders"),
    path(f"{GAME}/orders/resume", orders.resume, name="resume_orders"),
    path(f"{GAME}/orders/end", orders.end, name="end_orders"),
    path(f"{GAME}/orders/<slug:call>", orders.for_call, name="order"),
    path(f"{GAME}/replay/<int:round>/<int:turn>", history.replay, name="replay"),
    path(f"{GAME}/fairness", history.fairness, name="fairness"),
    path(f"{GAME}/seed", history.seed, name="seed"),
]
