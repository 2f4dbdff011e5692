import type { RoomEvent } from "@fourball/domain/chat/message";
import { type TrackedEnvelope, tracked } from "@trpc/server";

/** An event with the number to resume from after a reconnect. */
export const trackedBySeq = (event: RoomEvent, seq: number): TrackedEnvelope<RoomEvent> => tracked(String(seq), event);
