import { EventEmitter, on } from "node:events";
import { chatMessage } from "@fourball/domain/chat/message";
import { initTRPC, tracked } from "@trpc/server";
import { applyWSSHandler } from "@trpc/server/adapters/ws";
import { WebSocketServer } from "ws";
import { z } from "zod";
import { nextMessage } from "./chat-message.ts";
import { readJob, sayReady } from "./peer-process.ts";
import { zAsyncIterable } from "./z-async-iterable.ts";

const t = initTRPC.create();
const lines = new EventEmitter().setMaxListeners(0);

/** A room as in tRPC's documentation of subscriptions, with output validation. */
const appRouter = t.router({
  say: t.procedure.input(z.object({ room: z.string(), message: z.string() })).mutation(({ input }) => {
    lines.emit(input.room, nextMessage(input.room, input.message));
  }),
  events: t.procedure
    .input(z.object({ room: z.string(), lastEventId: z.string().nullish() }))
    .output(zAsyncIterable(chatMessage))
    .subscription(async function* ({ input, signal }) {
      for await (const [line] of on(lines, input.room, { signal })) yield tracked(String(line.seq), line);
    }),
});

const wss = new WebSocketServer({ port: readJob().port, host: "127.0.0.1" }, sayReady);
applyWSSHandler({ wss, router: appRouter });
