import DuckcoverClient
import Foundation

/// Signs up, makes a game against a bot and moves three times: Play URL NAME. What an error says is read as its type.
@main
struct Play {
    static func main() async throws {
        let service = DuckcoverClientAPIConfiguration(basePath: CommandLine.arguments[1])
        let name = CommandLine.arguments[2]
        let someone = AuthSignUp(username: name, email: "\(name)@example.org", password: "a long word of ducks")
        let session = try await SignInAPI.signUp(authSignUp: someone, apiConfiguration: service)
        guard let token = session.meta.accessToken else { fatalError("no access token") }
        service.customHeaders["Authorization"] = "Bearer \(token)"

        let wishes = CreateGameRequest(name: "Swift", seats: 2, visibility: .unlisted, bots: [.steady])
        let game = try await LobbyAPI.createGame(idempotencyKey: UUID().uuidString, createGameRequest: wishes, apiConfiguration: service)
        print(game.status.rawValue, game.host ?? "null")

        for _ in 0..<3 {
            let (turn, move) = try await myTurn(game.id, service)
            let to = move.to! // null in a give alone
            let asked = MoveRequest(action: move.action, to: CellRequest(row: to.row, col: to.col))
            let submission = try await PlayAPI.submitMove(id: game.id, number: turn.number, moveRequest: asked, apiConfiguration: service)
            print(submission.turn == turn.number, submission.origin.rawValue, submission.to == move.to, submission.submittedAt < turn.deadline)
        }

        do {
            let move = MoveRequest(action: .duck, to: CellRequest(row: 0, col: 0))
            _ = try await PlayAPI.submitMove(id: game.id, number: 9_999, moveRequest: move, apiConfiguration: service)
        } catch {
            guard case .error(let status, let body, _, _) = error, let body else { fatalError("\(error)") }
            print(status, try service.codableHelper.decode(Problem.self, from: body).get().code.rawValue)
        }
    }

    /// Waits, a minute at most, until a turn asks this player.
    static func myTurn(_ id: UUID, _ service: DuckcoverClientAPIConfiguration) async throws -> (OpenTurn, Move) {
        for _ in 0..<600 {
            let game = try await PlayAPI.getGame(id: id, apiConfiguration: service)
            if let turn = game.turn, let you = game.you, you.submission == nil, let move = you.legalMoves.first {
                return (turn, move)
            }
            try await Task.sleep(nanoseconds: 100_000_000)
        }
        fatalError("no turn came")
    }
}
