import { appRouter } from "@fourball/api/app-router";
import type { ApiContext } from "@fourball/api/context";
import { bugBehind, failureBehind } from "@fourball/api/describe-failure";
import { toTrpcError } from "@fourball/api/to-trpc-error";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { BAD_FRAMES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure } from "@fourball/domain/failure";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import type { TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import type { Logger } from "pino";
import type { Outlet } from "./outlet.ts";
import { dataFrame, type RequestId, readOperations, stateFrame } from "./rpc-frames.ts";

const SUBSCRIPTIONS_MAX = 20;
/** A client that comes back asks for all it had in one frame. */
const OPERATIONS_MAX = SUBSCRIPTIONS_MAX;

type Subscribe = Exclude<TRPCClientOutgoingMessage, { method: "subscription.stop" }>;
type Asked = { id: RequestId; path?: string; input?: unknown };

/**
 * tRPC over one socket, subscriptions only. The library's own handler has no bound on what a frame may start, leaves a
 * procedure running whose socket closed while it was starting, and writes every event anew for every listener.
 */
export class RpcSocket {
  readonly #running = new Map<RequestId, AbortController>();
  readonly #outlet: Outlet;
  readonly #ctx: ApiContext;
  readonly #log: Logger;
  #badFrames = 0;

  constructor(outlet: Outlet, ctx: ApiContext, log: Logger) {
    this.#outlet = outlet;
    this.#ctx = ctx;
    this.#log = log;
  }

  receive(frame: string): void {
    if (frame === "PING") this.#outlet.send("PONG");
    else if (frame !== "PONG") for (const operation of this.#read(frame)) this.#begin(operation);
  }

  close(): void {
    for (const stop of this.#running.values()) stop.abort();
  }

  #read(frame: string): TRPCClientOutgoingMessage[] {
    try {
      const operations = readOperations(frame);
      if (operations.length <= OPERATIONS_MAX && operations.every(({ id }) => id !== null)) return operations;
      throw new TRPCError({ code: "BAD_REQUEST" });
    } catch (cause) {
      this.#refuse({ id: null }, cause instanceof TRPCError ? cause : new TRPCError({ code: "PARSE_ERROR", cause }));
      if (++this.#badFrames >= BAD_FRAMES_MAX) this.#outlet.close(CLOSE.badFrames, "Malformed request");
      return [];
    }
  }

  #begin(operation: TRPCClientOutgoingMessage): void {
    if (operation.method === "subscription.stop") this.#running.get(operation.id)?.abort();
    else this.#subscribe(operation).catch((error: unknown) => this.#log.error({ err: error }, "bug"));
  }

  async #subscribe({ id, method, params: { path, input, lastEventId } }: Subscribe): Promise<void> {
    const asked = { id, path, input };
    if (method !== "subscription") return this.#refuse(asked, new TRPCError({ code: "METHOD_NOT_SUPPORTED" }));
    if (this.#running.has(id)) return this.#refuse(asked, new TRPCError({ code: "BAD_REQUEST" }));
    if (this.#running.size >= SUBSCRIPTIONS_MAX) return this.#refuse(asked, tooMany());
    const stop = new AbortController();
    this.#running.set(id, stop);
    try {
      await this.#run(asked, lastEventId, stop.signal);
      this.#outlet.send(stateFrame(id, "stopped"));
    } catch (error) {
      if (!stop.signal.aborted) this.#refuse(asked, toTrpcError(error) ?? getTRPCErrorFromUnknown(error));
    } finally {
      this.#running.delete(id);
      stop.abort();
    }
  }

  async #run({ id, path, input }: Required<Asked>, lastEventId: string | undefined, signal: AbortSignal): Promise<void> {
    const events: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type: "subscription",
      ctx: this.#ctx,
      getRawInput: async () => (lastEventId === undefined ? input : { ...Object(input), lastEventId }),
      signal,
      batchIndex: 0,
    });
    if (!isAsyncIterable(events)) throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: `${path} yields nothing` });
    if (!signal.aborted) this.#outlet.send(stateFrame(id, "started"));
    for await (const event of events) {
      if (signal.aborted) break;
      this.#outlet.sendFrame(dataFrame(id, event));
    }
  }

  #refuse({ id, path, input }: Asked, error: TRPCError): void {
    if (!failureBehind(error)) this.#log.error({ err: bugBehind(error), path }, "bug");
    const config = appRouter._def._config;
    const shape = getTRPCErrorShape({ config, error, type: "subscription", path, input, ctx: this.#ctx });
    this.#outlet.send(JSON.stringify({ id, error: shape }));
  }
}

function tooMany(): TRPCError {
  const cause = new Failure("too_many_requests", "Too many subscriptions");
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: cause.message, cause });
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;
