import { sayInput } from "@fourball/domain/chat/message";
import { arriveInput, decideGuestInput, decideParticipationInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { z } from "zod";

const common = {
  /** The idempotency key: however often it is sent, it happens once. */
  id: z.string(),
  teeTimeId: z.string(),
  /** What a refusal names, as the server may no longer say it by then. */
  about: z.object({ game: z.string(), golfer: z.string().optional() }).optional(),
  /** When the golfer did it. */
  queuedAt: z.iso.datetime(),
  /** Why the server refused, for the golfer to read; it is not sent again by itself. */
  refusal: z.string().nullable(),
};

/** Something that a golfer did, which the server may not know of yet. */
const queuedChange = z.discriminatedUnion("path", [
  z.object({ ...common, path: z.literal("chat.say"), input: sayInput }),
  z.object({ ...common, path: z.literal("attendance.arrive"), input: arriveInput }),
  z.object({ ...common, path: z.literal("teeTime.withdraw"), input: openTeeTimeInput }),
  z.object({ ...common, path: z.literal("participation.decide"), input: decideParticipationInput }),
  z.object({ ...common, path: z.literal("guest.decide"), input: decideGuestInput }),
]);
export type QueuedChange = z.infer<typeof queuedChange>;

type NewChangeOf<Change> = Change extends QueuedChange
  ? Pick<Change, "path" | "input" | "teeTimeId" | "about"> & { id?: string }
  : never;
/** What is handed to the queue. */
export type NewChange = NewChangeOf<QueuedChange>;

/** What a device has kept; what an earlier version wrote in another way is left out. */
export const parseChanges = (kept: unknown): QueuedChange[] =>
  (Array.isArray(kept) ? kept : []).flatMap((each) => queuedChange.safeParse(each).data ?? []);
