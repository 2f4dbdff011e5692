import { appRouter } from "@fourball/api/app-router";
import { isTrackedEnvelope } from "@trpc/server";
import { parseTRPCMessage, type TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import { textFrame } from "./text-frame.ts";

export type RequestId = TRPCClientOutgoingMessage["id"];

/** Asks the client to move its subscriptions to a new socket. */
export const RECONNECT = JSON.stringify({ id: null, method: "reconnect" });

const { transformer } = appRouter._def._config;

/** The operations of one frame; throws when it is malformed. */
export function readOperations(frame: string): TRPCClientOutgoingMessage[] {
  const read: unknown = JSON.parse(frame);
  return (Array.isArray(read) ? read : [read]).map((each) => parseTRPCMessage(each, transformer));
}

export const stateFrame = (id: RequestId, type: "started" | "stopped"): string => JSON.stringify({ id, result: { type } });

type Encoded = { eventId: string | undefined; result: string; id: RequestId; frame: Buffer };

const encoded = new WeakMap<object, Encoded>();

/** One value of a subscription. All listeners of a chat get the same event, so it is encoded once. */
export function dataFrame(id: RequestId, value: unknown): Buffer {
  const [eventId, data] = isTrackedEnvelope(value) ? value : [undefined, value];
  const isShared = typeof data === "object" && data !== null;
  const known = isShared ? encoded.get(data) : undefined;
  if (known?.id === id && known.eventId === eventId) return known.frame;
  const result = known && known.eventId === eventId ? known.result : encodeResult(eventId, data);
  const frame = textFrame(`{"id":${JSON.stringify(id)},"result":${result}}`);
  if (isShared) encoded.set(data, { eventId, result, id, frame });
  return frame;
}

const encodeResult = (eventId: string | undefined, data: unknown): string =>
  JSON.stringify(eventId === undefined ? { type: "data", data } : { type: "data", id: eventId, data: { id: eventId, data } });
