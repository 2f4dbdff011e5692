import { appRouter } from "@fourball/api/app-router";
import type { ApiContext } from "@fourball/api/context";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { toTrpcError } from "@fourball/api/to-trpc-error";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { BAD_FRAMES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure } from "@fourball/domain/failure";
import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import type { TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import type { Logger } from "pino";
import { dataFrame, type RequestId, readOperations, stateFrame } from "./rpc-frames.ts";
import type { SocketWriter } from "./socket-writer.ts";

const SUBSCRIPTIONS_MAX = 20;
/** A client that reconnects resumes all its subscriptions in one frame. */
const OPERATIONS_MAX = SUBSCRIPTIONS_MAX;

/** Keeps its procedures by their whole paths, which the type of a particular router does not say. */
const router: AnyTRPCRouter = appRouter;

type Subscribe = Exclude<TRPCClientOutgoingMessage, { method: "subscription.stop" }>;
type Operation = { id: RequestId; path?: string; input?: unknown };

/**
 * tRPC over one socket, subscriptions only. The library's own handler has no limit on what a frame may start, leaves a
 * procedure running whose socket closed while it was starting, and encodes every event again for every listener.
 */
export class RpcSocket {
  readonly #running = new Map<RequestId, AbortController>();
  readonly #writer: SocketWriter;
  readonly #ctx: ApiContext;
  readonly #log: Logger;
  #badFrames = 0;

  constructor(writer: SocketWriter, ctx: ApiContext, log: Logger) {
    this.#writer = writer;
    this.#ctx = ctx;
    this.#log = log;
  }

  receive(frame: string): void {
    if (frame === "PING") this.#writer.send("PONG");
    else if (frame !== "PONG") for (const operation of this.#read(frame)) this.#start(operation);
  }

  close(): void {
    for (const abort of this.#running.values()) abort.abort();
  }

  #read(frame: string): TRPCClientOutgoingMessage[] {
    try {
      const operations = readOperations(frame);
      if (operations.length <= OPERATIONS_MAX && operations.every(({ id }) => id !== null)) return operations;
      throw new TRPCError({ code: "BAD_REQUEST" });
    } catch (cause) {
      this.#refuse({ id: null }, cause instanceof TRPCError ? cause : new TRPCError({ code: "PARSE_ERROR", cause }));
      return [];
    }
  }

  #start(operation: TRPCClientOutgoingMessage): void {
    if (operation.method === "subscription.stop") this.#running.get(operation.id)?.abort();
    else this.#subscribe(operation).catch((error: unknown) => this.#log.error({ err: error }, "bug"));
  }

  async #subscribe({ id, method, params: { path, input, lastEventId } }: Subscribe): Promise<void> {
    const operation = { id, path, input };
    if (method !== "subscription") return this.#refuse(operation, new TRPCError({ code: "METHOD_NOT_SUPPORTED" }));
    if (this.#running.has(id)) return this.#refuse(operation, new TRPCError({ code: "BAD_REQUEST" }));
    if (this.#running.size >= SUBSCRIPTIONS_MAX) return this.#refuse(operation, tooMany());
    const abort = new AbortController();
    this.#running.set(id, abort);
    try {
      await this.#run(operation, lastEventId, abort.signal);
      this.#writer.send(stateFrame(id, "stopped"));
    } catch (error) {
      if (!abort.signal.aborted) this.#refuseOrFail(operation, toTrpcError(error) ?? getTRPCErrorFromUnknown(error));
    } finally {
      this.#running.delete(id);
      abort.abort();
    }
  }

  async #run({ id, path, input }: Required<Operation>, lastEventId: string | undefined, signal: AbortSignal): Promise<void> {
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
    if (!signal.aborted) this.#writer.send(stateFrame(id, "started"));
    for await (const event of events) {
      if (signal.aborted) break;
      this.#writer.sendFrame(dataFrame(id, event));
    }
  }

  /** An unknown procedure and a malformed input are the client's fault; what the state of a game refuses is not. */
  #refuseOrFail(operation: Operation, error: TRPCError): void {
    const isMalformed = error.code === "BAD_REQUEST" || !Object.hasOwn(router._def.procedures, operation.path ?? "");
    if (isMalformed) this.#refuse(operation, error);
    else this.#sendError(operation, error);
  }

  /** What a correct client never sends. */
  #refuse(operation: Operation, error: TRPCError): void {
    this.#sendError(operation, error);
    if (++this.#badFrames >= BAD_FRAMES_MAX) this.#writer.close(CLOSE.badFrames, "Malformed request");
  }

  #sendError({ id, path, input }: Operation, error: TRPCError): void {
    if (!toFailure(error)) this.#log.error({ err: unwrapError(error), path }, "bug");
    const config = appRouter._def._config;
    const shape = getTRPCErrorShape({ config, error, type: "subscription", path, input, ctx: this.#ctx });
    this.#writer.send(JSON.stringify({ id, error: shape }));
  }
}

function tooMany(): TRPCError {
  const cause = new Failure("too_many_requests", "Too many subscriptions");
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: cause.message, cause });
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;
