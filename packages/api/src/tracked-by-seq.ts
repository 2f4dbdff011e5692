import type { RoomEvent } from "@fourball/domain/chat/message";
import { type TrackedEnvelope, tracked } from "@trpc/server";

/** An event with the number that a client names when it comes back. */
export const trackedBySeq = (event: RoomEvent, seq: number): TrackedEnvelope<RoomEvent> => tracked(String(seq), event);
