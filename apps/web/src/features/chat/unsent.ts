import type { Outgoing } from "./outbox.ts";

/** What a golfer has not sent in one room: the text in the box, and messages that have not arrived. */
export type Unsent = { text: string; outgoing: readonly Outgoing[] };

/** Each golfer's own, since two may share a browser. */
const keyOf = (golferId: string, teeTimeId: string): string => `fourball:chat:${golferId}:${teeTimeId}`;

const INTERRUPTED = "The page was closed before it was sent";

export function readUnsent(golferId: string, teeTimeId: string): Unsent {
  const kept = parsed(sessionStorage.getItem(keyOf(golferId, teeTimeId)));
  if (!isRecord(kept)) return { text: "", outgoing: [] };
  const outgoing = Array.isArray(kept.outgoing) ? kept.outgoing.flatMap(outgoingOf) : [];
  return { text: typeof kept.text === "string" ? kept.text : "", outgoing };
}

export function keepUnsent(golferId: string, teeTimeId: string, { text, outgoing }: Unsent): void {
  if (text === "" && outgoing.length === 0) forgetUnsent(golferId, teeTimeId);
  else sessionStorage.setItem(keyOf(golferId, teeTimeId), JSON.stringify({ text, outgoing }));
}

export const forgetUnsent = (golferId: string, teeTimeId: string): void => sessionStorage.removeItem(keyOf(golferId, teeTimeId));

function outgoingOf(kept: unknown): Outgoing[] {
  if (!isRecord(kept) || typeof kept.clientId !== "string" || typeof kept.message !== "string") return [];
  const failure = typeof kept.failure === "string" ? kept.failure : INTERRUPTED;
  return [{ clientId: kept.clientId, message: kept.message, failure }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
