import DuckcoverClient
import Foundation

/// Reads documents as an app does; each line of the input is one, what is read of it is one line of the output.
@main
struct Documents {
    static let coder = CodableHelper()

    static func main() throws {
        while let line = readLine() {
            let data = Data(line.utf8)
            let isProblem = line.contains("\"code\"")
            print(isProblem ? told(try coder.decode(Problem.self, from: data).get()) : try told(try coder.decode(Game.self, from: data).get()))
        }
    }

    static func told(_ game: Game) throws -> String {
        let again = try coder.decode(Game.self, from: try coder.encode(game).get()).get()
        let states = game.seats.map { $0.state == .unknownDefaultOpenApi ? "?" : $0.state.rawValue }
        let turn = game.turn.map { "\(name($0.card)) \(name($0.call)) \(milliseconds($0.openedAt))" } ?? "null"
        return "\(game.status.rawValue) \(turn) [\(states.joined(separator: ", "))] \(again == game)"
    }

    static func name(_ card: Card) -> String {
        switch card {
        case .typeInt(let number): "number \(number)"
        case .typeCardName(let word): "word \(word.rawValue)"
        case .unknownDefaultOpenApi: "?"
        }
    }

    static func name(_ call: Call?) -> String {
        switch call {
        case .typeInt(let number): "\(number)"
        case .typeCallName(let word): word.rawValue
        case .unknownDefaultOpenApi: "?"
        case nil: "null"
        }
    }

    static func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }

    static func told(_ problem: Problem) -> String {
        let code = problem.code == .unknownDefaultOpenApi ? "?" : problem.code.rawValue
        let moves = problem.legalMoves.map { "\($0.count)" } ?? "null"
        return "\(code) \(problem.status) \(moves) \(problem.turn.map(String.init) ?? "null")"
    }
}
