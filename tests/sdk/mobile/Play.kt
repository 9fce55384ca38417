import org.duckcover.client.apis.LobbyApi
import org.duckcover.client.apis.PlayApi
import org.duckcover.client.apis.SignInApi
import org.duckcover.client.infrastructure.ApiClient
import org.duckcover.client.infrastructure.ClientError
import org.duckcover.client.infrastructure.ClientException
import org.duckcover.client.infrastructure.Serializer.gson
import org.duckcover.client.models.AuthSignUp
import org.duckcover.client.models.BotLevel
import org.duckcover.client.models.CellRequest
import org.duckcover.client.models.CreateGameRequest
import org.duckcover.client.models.Move
import org.duckcover.client.models.MoveAction
import org.duckcover.client.models.MoveRequest
import org.duckcover.client.models.OpenTurn
import org.duckcover.client.models.Problem
import org.duckcover.client.models.Visibility
import java.util.UUID
import kotlin.system.exitProcess

/** Signs up, makes a game against a bot and moves three times: Play URL NAME. What an error says is read as its type. */
fun main(words: Array<String>) {
    val (service, name) = words
    val session = SignInApi(service).signUp(AuthSignUp(name, "$name@example.org", "a long word of ducks"))
    ApiClient.accessToken = session.meta.accessToken

    val wishes = CreateGameRequest(name = "Kotlin", seats = 2, visibility = Visibility.unlisted, bots = listOf(BotLevel.steady))
    val game = LobbyApi(service).createGame(UUID.randomUUID().toString(), wishes)
    println("${game.status.value} ${game.host}")

    val play = PlayApi(service)
    repeat(3) {
        val (turn, move) = myTurn(play, game.id)
        val to = move.to!! // null in a give alone
        val asked = MoveRequest(action = move.action, to = CellRequest(to.row, to.col))
        val submission = play.submitMove(game.id, turn.number, asked)
        val isEarly = submission.submittedAt < turn.deadline
        println("${submission.turn == turn.number} ${submission.origin.value} ${submission.to == to} $isEarly")
    }

    try {
        play.submitMove(game.id, 9_999, MoveRequest(action = MoveAction.duck, to = CellRequest(0, 0)))
    } catch (refused: ClientException) {
        val body = (refused.response as ClientError<*>).body as String
        println("${refused.statusCode} ${gson.fromJson(body, Problem::class.java).code.value}")
    }
    exitProcess(0) // OkHttp's threads would keep the program for a minute
}

/** Waits, a minute at most, until a turn asks this player. */
private fun myTurn(play: PlayApi, id: UUID): Pair<OpenTurn, Move> {
    repeat(600) {
        val game = play.getGame(id)
        val move = game.you?.takeIf { it.submission == null }?.legalMoves?.firstOrNull()
        game.turn?.let { turn -> move?.let { return turn to it } }
        Thread.sleep(100)
    }
    error("no turn came")
}
