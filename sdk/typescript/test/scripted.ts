/** A service on the loopback interface that answers what it was told to, and notes what it was asked. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Answered {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** The answer goes on after its body: a stream. */
  isOpen?: boolean;
}

/** What becomes of one request: an answer, a connection that is cut before it or in it, or silence. */
export type Step = Answered | "cut" | "cut in the body" | "silence";

export class ScriptedService {
  readonly asked: Asked[] = [];
  readonly url: string;
  readonly #steps: Step[];

  private constructor(port: number, steps: Step[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#steps = steps;
  }

  /** Listen until the test has ended; the last step is repeated. */
  static async start(context: TestContext, ...steps: Step[]): Promise<ScriptedService> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
      }
      const text = Buffer.concat(chunks).toString();
      const { method = "", url = "", headers } = request;
      service.asked.push({ method, url, headers, body: text === "" ? null : JSON.parse(text) });
      play(service.#next(), response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    context.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const service = new ScriptedService((server.address() as AddressInfo).port, steps);
    return service;
  }

  #next(): Step {
    return (this.#steps.length > 1 ? this.#steps.shift() : this.#steps[0]) ?? "cut";
  }
}

function play(step: Step, response: ServerResponse): void {
  if (step === "silence") {
    return;
  }
  if (step === "cut") {
    response.destroy();
    return;
  }
  if (step === "cut in the body") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
    response.write("{", () => response.destroy());
    return;
  }
  const { status = 200, headers = {}, body, isOpen = false } = step;
  response.writeHead(status, { "Content-Type": status < 400 ? "application/json" : "application/problem+json", ...headers });
  const content = body === undefined || Buffer.isBuffer(body) ? (body ?? "") : JSON.stringify(body);
  if (isOpen) {
    response.write(content);
  } else {
    response.end(content);
  }
}

/** A refusal with a code. */
export function problem(status: number, code: string, extra: object = {}, headers: Record<string, string> = {}): Answered {
  return { status, headers, body: { type: `urn:problem:${code}`, title: code, status, detail: code, code, ...extra } };
}
