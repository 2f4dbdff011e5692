import { parsedJson } from "@fourball/domain/parsed-json";
import { cardTexts as texts } from "../card-texts.ts";
import type { PendingMessage } from "./pending-messages.ts";

/** The draft and the pending messages of a golfer in one room. */
export type Unsent = { text: string; pendingMessages: readonly PendingMessage[] };

/** By golfer, since two may share a browser. */
const keyOf = (golferId: string, teeTimeId: string): string => `fourball:chat:${golferId}:${teeTimeId}`;

export function readUnsent(golferId: string, teeTimeId: string): Unsent {
  const stored = parsedJson(sessionStorage.getItem(keyOf(golferId, teeTimeId)) ?? "null");
  if (!isRecord(stored)) return { text: "", pendingMessages: [] };
  const pendingMessages = Array.isArray(stored.pendingMessages) ? stored.pendingMessages.flatMap(pendingMessageOf) : [];
  return { text: typeof stored.text === "string" ? stored.text : "", pendingMessages };
}

export function saveUnsent(golferId: string, teeTimeId: string, { text, pendingMessages }: Unsent): void {
  if (text === "" && pendingMessages.length === 0) removeUnsent(golferId, teeTimeId);
  else sessionStorage.setItem(keyOf(golferId, teeTimeId), JSON.stringify({ text, pendingMessages }));
}

export const removeUnsent = (golferId: string, teeTimeId: string): void => sessionStorage.removeItem(keyOf(golferId, teeTimeId));

function pendingMessageOf(stored: unknown): PendingMessage[] {
  if (!isRecord(stored) || typeof stored.clientId !== "string" || typeof stored.message !== "string") return [];
  const failure = typeof stored.failure === "string" ? stored.failure : texts.interrupted;
  return [{ clientId: stored.clientId, message: stored.message, failure }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
