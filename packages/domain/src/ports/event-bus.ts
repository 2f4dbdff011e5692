import { z } from "zod";
import { chatMessage, personHere } from "../chat/message.ts";
import { TEE_TIME_CHANGES } from "../live/change.ts";

const users = z.array(z.string());

/** Hints between the processes of one installation. The database is the source of truth: a lost hint only costs a delay. */
export const busEvent = z.discriminatedUnion("type", [
  /** The golfer's sessions ended or permissions changed: caches of them are stale. */
  z.object({ type: z.literal("sessions-ended"), userId: z.string() }),
  /**
   * `audience` is who may see an unlisted game; null is everyone but `hiddenFrom`, golfers across a block. `affectedGolferIds`
   * are the host, the players and requesting golfers.
   */
  z.object({
    type: z.literal("tee-time-changed"),
    teeTimeId: z.string(),
    change: z.enum(TEE_TIME_CHANGES),
    audience: users.nullable(),
    hiddenFrom: users.default([]),
    affectedGolferIds: users,
  }),
  /** What others see of a golfer changed. `audience` is who may see a private profile's golfer; null is everyone but `hiddenFrom`. */
  z.object({
    type: z.literal("profile-changed"),
    userId: z.string(),
    audience: users.nullable(),
    hiddenFrom: users.default([]),
  }),
  /** Golfers have new notifications, or read some. */
  z.object({ type: z.literal("notifications-changed"), recipients: users }),
  /** These golfers answered whether to play with someone again, or have a partner more or less. */
  z.object({ type: z.literal("partners-changed"), recipients: users }),
  /** A message was stored in a chat; `readerIds` are the golfers who may read it. With the message it needs no read. */
  z.object({
    type: z.literal("chat-message"),
    teeTimeId: z.string(),
    seq: z.number().int(),
    readerIds: users,
    message: chatMessage.optional(),
  }),
  /** The reactions to a message changed. */
  z.object({ type: z.literal("chat-reactions"), teeTimeId: z.string(), seq: z.number().int() }),
  /** A message was deleted. */
  z.object({ type: z.literal("chat-deleted"), teeTimeId: z.string(), seq: z.number().int() }),
  z.object({ type: z.literal("chat-read"), teeTimeId: z.string(), userId: z.string() }),
  z.object({ type: z.literal("chat-muted"), teeTimeId: z.string(), userId: z.string() }),
  z.object({ type: z.literal("chat-typing"), teeTimeId: z.string(), person: personHere }),
  /** Everyone who has a chat open on one process, sent on every change and again every few seconds. */
  z.object({ type: z.literal("chat-here"), teeTimeId: z.string(), processId: z.string(), people: z.array(personHere) }),
  /** Hints of other processes may have been lost: listeners check the database. */
  z.object({ type: z.literal("hints-lost") }),
]);
export type BusEvent = z.infer<typeof busEvent>;

export type EventBus = {
  /** Returns when the listeners of this process have been called. Events that are published together travel together. */
  publish(...events: BusEvent[]): Promise<void>;
  /** Calls the listener for every event of every process. Returns a function that unsubscribes. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};
