import { deleteAllKept, keep, QUERIES } from "./device-store.ts";
import { noteKeeping } from "./is-keeping.ts";

const CHANNEL = "fourball.forget";
const listeners = new Set<() => void>();

/** Deletes what the device keeps of the golfer, drafts included; other tabs stop keeping too. */
export async function forgetDevice(): Promise<void> {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.postMessage("forget");
  channel?.close();
  await forgetHere();
}

/** Calls back when the golfer signs out, in this tab or in another. */
export function onForgetting(listener: () => void): () => void {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.addEventListener("message", () => void forgetHere());
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    channel?.close();
  };
}

/** The session is over: what the golfer's screens showed is deleted, what the golfer did and is not sent stays. */
export async function forgetQueries(): Promise<void> {
  for (const listener of listeners) listener();
  noteKeeping(null);
  await keep(QUERIES, undefined);
}

/** In this tab alone. */
export async function forgetHere(): Promise<void> {
  for (const listener of listeners) listener();
  noteKeeping(null);
  await deleteAllKept();
}
