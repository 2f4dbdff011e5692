import { appRouter } from "@fourball/api/app-router";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { toTrpcError } from "@fourball/api/to-trpc-error";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { BAD_FRAMES_MAX } from "@fourball/domain/chat/socket-protocol";
import { Failure } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { EventQueue } from "@fourball/services/core/event-queue";
import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import type { TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import { RECONNECT, type RequestId, readOperations, stateFrame } from "./rpc-frames.ts";
import { RpcSubscription } from "./rpc-subscription.ts";
import type { Watched } from "./session-sockets.ts";
import type { SocketWriter } from "./socket-writer.ts";
import { type SocketHandler, type SocketServerContext, socketContext } from "./upgrade-handler.ts";

const SUBSCRIPTIONS_MAX = 20;
/** A client that reconnects resumes all its subscriptions in one frame. */
const OPERATIONS_MAX = SUBSCRIPTIONS_MAX;

/** Keeps its procedures by their whole paths, which the type of a particular router does not say. */
const router: AnyTRPCRouter = appRouter;

type Subscribe = Exclude<TRPCClientOutgoingMessage, { method: "subscription.stop" }>;
type Operation = { id: RequestId; path?: string; input?: unknown };

type Options = { context: SocketServerContext; address: string; viewer: Viewer; sid: string; writer: SocketWriter };

/**
 * tRPC over one socket, subscriptions only. The library's own handler has no limit on what a frame may start, leaves a
 * procedure running whose socket closed while it was starting, and encodes every event again for every listener.
 */
export class RpcSocket implements SocketHandler {
  readonly #context: SocketServerContext;
  readonly #address: string;
  readonly #viewer: Viewer;
  readonly #writer: SocketWriter;
  readonly #watched: Watched;
  /** At most twenty: an array takes less memory than a map. */
  #running: RpcSubscription[] = [];
  #badFrames = 0;

  constructor({ context, address, viewer, sid, writer }: Options) {
    this.#context = context;
    this.#address = address;
    this.#viewer = viewer;
    this.#writer = writer;
    this.#watched = context.sessions.watch({ userId: viewer.id, sid, writer });
  }

  get closeMessage(): string {
    return RECONNECT;
  }

  receive(frame = ""): void {
    if (frame === "PING") this.#writer.send("PONG");
    else if (frame !== "PONG") for (const operation of this.#read(frame)) this.#start(operation);
  }

  close(): void {
    this.#context.sessions.unwatch(this.#watched);
    for (const subscription of this.#running) subscription.stop();
  }

  onEnd(subscription: RpcSubscription, error?: unknown): void {
    this.#running = this.#running.filter((each) => each !== subscription);
    if (!error) this.#writer.send(stateFrame(subscription.id, "stopped"));
    else if (!subscription.isStopped) this.#refuseOrFail(subscription, toTrpcError(error) ?? getTRPCErrorFromUnknown(error));
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
    if (operation.method === "subscription.stop") this.#find(operation.id)?.stop();
    else this.#subscribe(operation).catch((error: unknown) => this.#context.deps.log.error({ err: error }, "bug"));
  }

  async #subscribe({ id, method, params: { path, input, lastEventId } }: Subscribe): Promise<void> {
    const operation = { id, path, input };
    if (method !== "subscription") return this.#refuse(operation, new TRPCError({ code: "METHOD_NOT_SUPPORTED" }));
    if (this.#find(id)) return this.#refuse(operation, new TRPCError({ code: "BAD_REQUEST" }));
    if (this.#running.length >= SUBSCRIPTIONS_MAX) return this.#refuse(operation, tooMany());
    const subscription = new RpcSubscription({ id, path, owner: this, writer: this.#writer });
    this.#running = [...this.#running, subscription];
    try {
      const events = await this.#call(path, lastEventId === undefined ? input : { ...Object(input), lastEventId });
      subscription.follow(events);
    } catch (error) {
      this.onEnd(subscription, error);
    }
  }

  async #call(path: string, input: unknown): Promise<EventQueue<unknown>> {
    const events: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type: "subscription",
      ctx: socketContext(this.#context.deps, this.#address, this.#viewer),
      getRawInput: async () => input,
      // A queue is stopped by itself. A signal would take 600 bytes for as long as the subscription.
      signal: undefined,
      batchIndex: 0,
    });
    if (events instanceof EventQueue) return events;
    throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: `${path} has no queue of events` });
  }

  #find(id: RequestId): RpcSubscription | undefined {
    return this.#running.find((subscription) => subscription.id === id);
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
    if (!toFailure(error)) this.#context.deps.log.error({ err: unwrapError(error), path }, "bug");
    const config = appRouter._def._config;
    const shape = getTRPCErrorShape({ config, error, type: "subscription", path, input, ctx: undefined });
    this.#writer.send(JSON.stringify({ id, error: shape }));
  }
}

function tooMany(): TRPCError {
  const cause = new Failure("too_many_requests", "Too many subscriptions");
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: cause.message, cause });
}
