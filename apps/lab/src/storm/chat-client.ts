import { setTimeout as pause } from "node:timers/promises";
import type { ChatHistory, SeenMessage } from "@fourball/api/testing/chat-history";
import { createFourballClient, type FourballClient } from "@fourball/client";
import type { Dice } from "@fourball/db/seed/random";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { WebSocket } from "ws";
import type { Answers } from "./answers.ts";
import type { Delays } from "./delays.ts";

/** How long a golfer waits before sending an unacknowledged message again: longer each time. */
const RESEND_MS = 1000;
const RESEND_GROWTH = 1.5;
/** How often a message is sent before the storm gives up, which takes three minutes. */
const SENDS_MAX = 11;

type Options = {
  url: string;
  cookie: string;
  teeTimeId: string;
  name: string;
  answers: Answers;
  delays: Delays;
};

/** One golfer with the product's own client: reads a chat from its beginning, and writes messages until they are acknowledged. */
export class ChatClient {
  readonly teeTimeId: string;
  readonly received: SeenMessage[] = [];
  readonly acked: ChatHistory["acked"] = [];
  /** How often the socket opened. */
  opened = 0;
  readonly #options: Options;
  readonly #client: FourballClient;
  #sent = 0;

  constructor(options: Options) {
    const { url, cookie, teeTimeId, answers, delays } = options;
    this.#options = options;
    this.teeTimeId = teeTimeId;
    this.#client = createFourballClient({
      url,
      headers: { cookie },
      WebSocket: watchedSocket(answers, () => this.opened++),
    });
    const receive = ({ seq, id, clientId }: ChatMessage) => {
      this.received.push({ seq, id, clientId });
      if (clientId !== null) delays.received(clientId);
    };
    this.#client.api.chat.events.subscribe(
      { teeTimeId, lastEventId: 0 },
      {
        onData: ({ data }) => data.type === "message" && receive(data.message),
        onError: (error) => answers.noteError("chat.events", error),
      },
    );
  }

  /** Writes messages until the signal, the last one until it is acknowledged. */
  async chat({ dice, pauseMs, signal }: { dice: Dice; pauseMs: number; signal: AbortSignal }): Promise<void> {
    while (!signal.aborted) {
      await pause(dice.below(2 * pauseMs), undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.say("Who walks, and who brings the push cart?");
    }
  }

  /** Sends a message until it is acknowledged. */
  async say(message: string): Promise<void> {
    const { teeTimeId, name, answers, delays } = this.#options;
    const clientId = `${name}-${this.#sent++}`;
    for (let sends = 0; sends < SENDS_MAX; sends++) {
      try {
        const { seq } = await this.#client.api.chat.say.mutate({ teeTimeId, message, clientId });
        delays.acked(clientId);
        this.acked.push({ clientId, seq });
        return;
      } catch (error) {
        answers.noteError("chat.say", error);
        await pause(RESEND_MS * RESEND_GROWTH ** sends);
      }
    }
    answers.neverAcknowledged++;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** A class of sockets that counts refused upgrades. */
const watchedSocket = (answers: Answers, onOpen: () => void) =>
  class WatchedSocket extends WebSocket {
    constructor(address: string, protocols: string[], options: { headers: Record<string, string> }) {
      super(address, protocols, options);
      this.on("open", onOpen);
      this.on("error", () => undefined);
      this.on("unexpected-response", (_request, { statusCode = 0, headers }) => {
        answers.note("an upgrade", statusCode, headers["retry-after"] !== undefined);
        this.terminate();
      });
    }
  };
