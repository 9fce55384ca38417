"""Addresses of the games API, below `/api/v1/`."""

from django.urls import path

from duckcover.rest.parsers import ID
from duckcover.rest.short_path import Operation
from games.api import (
    chat,
    hints,
    history,
    invitations,
    moves,
    offers,
    orders,
    pauses,
    sounds,
    tickets,
    vacations,
    views,
)

GAME = f"games/{ID}"
TURN = f"{GAME}/turns/<int:number>"

urlpatterns = [  # the busiest first: they are tried in this order
    path(GAME, views.GameView.as_view()),
    path(f"{TURN}/move", moves.MoveView.as_view()),
    path("games", views.GamesView.as_view()),
    path(f"{GAME}/join", views.JoinView.as_view()),
    path(f"{GAME}/leave", views.LeaveView.as_view()),
    path(f"{GAME}/start", views.StartView.as_view()),
    path(f"{GAME}/cancel", views.CancelView.as_view()),
    path(f"{GAME}/resign", views.ResignView.as_view()),
    path(f"{GAME}/return", views.ReturnView.as_view()),
    path(f"{GAME}/pause", pauses.PauseView.as_view()),
    path(f"{GAME}/clock", views.ClockView.as_view()),
    path(f"{GAME}/orders", orders.OrdersView.as_view()),
    path(f"{GAME}/hint", hints.HintView.as_view()),
    path(f"{GAME}/orders/preview", orders.PreviewView.as_view()),
    path(f"{GAME}/orders/resume", orders.ResumeView.as_view()),
    path(f"{GAME}/seats/<int:seat>", sounds.SeatView.as_view()),
    path(f"{GAME}/seats/<int:seat>/offer", offers.OfferView.as_view()),
    path(f"{GAME}/seats/<int:seat>/take", offers.TakeView.as_view()),
    path(f"{GAME}/tenures", offers.TenuresView.as_view()),
    path(f"{GAME}/player-seed", views.PlayerSeedView.as_view()),
    path(f"{GAME}/rematch", invitations.RematchView.as_view()),
    path(f"{GAME}/invitations", invitations.InvitationsView.as_view()),
    path(f"{GAME}/invitations/decline", invitations.DeclineView.as_view()),
    path(f"{GAME}/messages", chat.MessagesView.as_view()),
    path(f"{GAME}/reactions", chat.ReactionsView.as_view()),
    path(TURN, history.TurnView.as_view()),
    path(f"{GAME}/events", history.EventsView.as_view()),
    path(f"{GAME}/record", history.RecordView.as_view()),
    path(f"{GAME}/analysis", history.AnalysisView.as_view()),
    path(f"{GAME}/fairness", history.FairnessView.as_view()),
    path("clocks", views.ClocksView.as_view()),
    path("sounds", sounds.SoundsView.as_view()),
    path("me/turns", views.MyTurnsView.as_view()),
    path("me/invitations", invitations.MyInvitationsView.as_view()),
    path("me/vacation", vacations.VacationView.as_view()),
    path("me/tickets", tickets.TicketsView.as_view()),
    path(f"me/tickets/{ID}", tickets.TicketView.as_view()),
]

SHORT_PATH = [
    Operation("GET", urlpatterns[0], views.answer_read),
    Operation("PUT", urlpatterns[1], moves.answer_submission),
]
"""What is answered before Django where a request is plain."""
