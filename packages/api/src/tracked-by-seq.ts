import type { RoomEvent } from "@fourball/domain/chat/message";
import { type TrackedEnvelope, tracked } from "@trpc/server";
// The router's declaration names a type of this module, which the compiler only does if the program has it.
import type {} from "@trpc/server/unstable-core-do-not-import";

/** An event with the number to resume from after a reconnect. */
export const trackedBySeq = (event: RoomEvent, seq: number): TrackedEnvelope<RoomEvent> => tracked(String(seq), event);
