import { appRouter } from "@fourball/api/app-router";
import { checkDeclared } from "@fourball/api/declared-failures";
import { failuresOfPath } from "@fourball/api/failures-of-path";
import { toTrpcError } from "@fourball/api/to-trpc-error";
import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { EventQueue } from "@fourball/services/core/event-queue";
import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import { parseTRPCMessage, type TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import { ChatSocket, FOLLOWED_MAX, type OpenedSocket, type SocketSession, type UpgradeHandler } from "./chat-socket.ts";
import { type RequestId, RpcSubscription, stateFrame } from "./rpc-subscription.ts";

/** A client that reconnects resumes all its subscriptions in one frame. */
const OPERATIONS_MAX = FOLLOWED_MAX;
/** Asks the client to move its subscriptions to a new socket. */
const RECONNECT = JSON.stringify({ id: null, method: "reconnect" });

const config = appRouter._def._config;

/** Keeps its procedures by their whole paths, which the type of a particular router does not say. */
const router: AnyTRPCRouter = appRouter;

type Subscribe = Exclude<TRPCClientOutgoingMessage, { method: "subscription.stop" }>;
type Operation = { id: RequestId; path?: string; input?: unknown };

/** Authenticates by the session cookie, before the socket opens. */
export const openRpcSocket: UpgradeHandler = async ({ sessions }, { request: { headers }, connection }) => {
  const browser = { cookieHeader: headers.cookie, userAgent: headers["user-agent"], setCookie: () => undefined };
  const viewer = await sessions.viewerOf(browser);
  const { sid } = sessions.of(browser);
  if (!viewer || !sid) throw fail("unauthorized");
  connection.authenticated(viewer.id);
  return (opened) => new RpcSocket(opened, { viewer, sid });
};

/**
 * tRPC over one socket, subscriptions only. The library's own handler has no limit on what a frame may start, leaves a
 * procedure running whose socket closed while it was starting, and encodes every event again for every listener.
 */
class RpcSocket extends ChatSocket<RpcSubscription> {
  readonly #viewer: Viewer;

  constructor(opened: OpenedSocket, session: SocketSession) {
    super(opened);
    this.session = session;
    this.#viewer = session.viewer;
  }

  override get closeMessage(): string {
    return RECONNECT;
  }

  protected override receive(frame = ""): void {
    if (frame === "PING") this.writer.send("PONG");
    else if (frame !== "PONG") for (const operation of this.#read(frame)) this.#start(operation);
  }

  onEnd(subscription: RpcSubscription, error?: unknown): void {
    this.remove(subscription);
    if (!error) this.writer.send(stateFrame(subscription.id, "stopped"));
    else if (!subscription.isStopped) this.#refuseOrFail(subscription, this.#checked(subscription, error));
  }

  /** The router has checked how a subscription begins, not how it ends. */
  #checked({ path }: RpcSubscription, error: unknown): TRPCError {
    if (error instanceof TRPCError) return error;
    const refusal = toTrpcError(error);
    const fails = failuresOfPath(path);
    try {
      if (refusal && fails) checkDeclared(refusal, { ...this.deps, path, fails });
      return refusal ?? getTRPCErrorFromUnknown(error);
    } catch (bug) {
      return getTRPCErrorFromUnknown(bug);
    }
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
    else this.#subscribe(operation).catch((error: unknown) => this.deps.log.error({ err: error }, "bug"));
  }

  async #subscribe({ id, method, params: { path, input, lastEventId } }: Subscribe): Promise<void> {
    const operation = { id, path, input };
    if (method !== "subscription") return this.#refuse(operation, new TRPCError({ code: "METHOD_NOT_SUPPORTED" }));
    if (this.#find(id)) return this.#refuse(operation, new TRPCError({ code: "BAD_REQUEST" }));
    if (this.following.length >= FOLLOWED_MAX) return this.#refuse(operation, tooMany());
    const subscription = new RpcSubscription({ id, path, owner: this, writer: this.writer });
    this.add(subscription);
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
      ctx: this.contextOf(this.#viewer),
      getRawInput: async () => input,
      // A queue is stopped by itself. A signal would take 600 bytes for as long as the subscription.
      signal: undefined,
      batchIndex: 0,
    });
    if (events instanceof EventQueue) return events;
    throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: `${path} has no queue of events` });
  }

  #find(id: RequestId): RpcSubscription | undefined {
    return this.following.find((subscription) => subscription.id === id);
  }

  /** An unknown procedure and a malformed input are the client's fault; what the state of a game refuses is not. */
  #refuseOrFail(operation: Operation, error: TRPCError): void {
    const isMalformed = error.code === "BAD_REQUEST" || !Object.hasOwn(router._def.procedures, operation.path ?? "");
    if (isMalformed) this.#refuse(operation, error);
    else this.#sendError(operation, error);
  }

  #refuse(operation: Operation, error: TRPCError): void {
    this.#sendError(operation, error);
    this.countBadFrame("Malformed request");
  }

  #sendError({ id, path, input }: Operation, error: TRPCError): void {
    this.logBug(error, path);
    const shape = getTRPCErrorShape({ config, error, type: "subscription", path, input, ctx: undefined });
    this.writer.send(JSON.stringify({ id, error: shape }));
  }
}

function tooMany(): TRPCError {
  const cause = fail("tooManySubscriptions");
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: cause.message, cause });
}

/** The operations of one frame; throws when it is malformed. */
function readOperations(frame: string): TRPCClientOutgoingMessage[] {
  const read: unknown = JSON.parse(frame);
  return (Array.isArray(read) ? read : [read]).map((each) => parseTRPCMessage(each, config.transformer));
}
