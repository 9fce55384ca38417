import org.duckcover.client.infrastructure.Serializer.gson
import org.duckcover.client.infrastructure.Serializer.gsonBuilder
import org.duckcover.client.models.Call
import org.duckcover.client.models.CallName
import org.duckcover.client.models.Card
import org.duckcover.client.models.CardName
import org.duckcover.client.models.ErrorCode
import org.duckcover.client.models.Game
import org.duckcover.client.models.Problem
import org.duckcover.client.models.SeatState
import com.google.gson.JsonParser

/** What an app keeps, it keeps with its nulls: a field that is required may be null, but not missing. */
private val keeping = gsonBuilder.serializeNulls().create()

/** Reads documents as an app does; each line of the input is one, what is read of it is one line of the output. */
fun main() {
    generateSequence(::readLine).forEach { line ->
        val document = JsonParser.parseString(line).asJsonObject
        println(if (document.has("code")) told(gson.fromJson(line, Problem::class.java)) else told(gson.fromJson(line, Game::class.java)))
    }
}

private fun told(game: Game): String {
    val again = gson.fromJson(keeping.toJson(game), Game::class.java)
    val states = game.seats.map { seat -> if (seat.state == SeatState.unknown_default_open_api) "?" else seat.state.value }
    val turn = game.turn?.let { "${name(it.card)} ${name(it.call)} ${it.openedAt.toInstant().toEpochMilli()}" }
    return "${game.status.value} $turn $states ${again == game}"
}

private fun name(card: Card): String = when (val value = card.actualInstance) {
    is Int -> "number $value"
    CardName.unknown_default_open_api -> "?"
    is CardName -> "word ${value.value}"
    else -> "neither"
}

private fun name(call: Call?): String = when (val value = call?.actualInstance) {
    is Int -> "$value"
    CallName.unknown_default_open_api -> "?"
    is CallName -> value.value
    else -> "null"
}

private fun told(problem: Problem): String {
    val code = if (problem.code == ErrorCode.unknown_default_open_api) "?" else problem.code.value
    return "$code ${problem.status} ${problem.legalMoves?.size} ${problem.turn}"
}
