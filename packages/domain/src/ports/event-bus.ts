import { z } from "zod";
import { personHere } from "../chat/message.ts";
import { TEE_TIME_CHANGES } from "../live/change.ts";

const users = z.array(z.string());

/** Hints between the processes of one installation. The database is the truth: a lost hint costs a delay, never a fact. */
export const busEvent = z.discriminatedUnion("type", [
  /** The golfer's sessions ended, or what they may do changed: what is kept of them is no longer true. */
  z.object({ type: z.literal("sessions-ended"), userId: z.string() }),
  /** `audience` is who may know of an unlisted game; null is everyone. `concerned` are the host, the players and who asked. */
  z.object({
    type: z.literal("tee-time-changed"),
    teeTimeId: z.string(),
    change: z.enum(TEE_TIME_CHANGES),
    audience: users.nullable(),
    concerned: users,
  }),
  /** What others see of a golfer changed. */
  z.object({ type: z.literal("profile-changed"), userId: z.string() }),
  /** Golfers were told something, or read it. */
  z.object({ type: z.literal("news"), recipients: users }),
  /** A line was stored in a room; `seats` are those who may read it. */
  z.object({ type: z.literal("chat-line"), teeTimeId: z.string(), seq: z.number().int(), seats: users }),
  z.object({ type: z.literal("chat-read"), teeTimeId: z.string(), userId: z.string() }),
  z.object({ type: z.literal("chat-typing"), teeTimeId: z.string(), person: personHere }),
  /** Everyone who has a room open on one process, said on every change and again every few seconds. */
  z.object({ type: z.literal("chat-here"), teeTimeId: z.string(), processId: z.string(), people: z.array(personHere) }),
  /** Hints of other processes may have been lost: whoever listens looks for itself. */
  z.object({ type: z.literal("hints-lost") }),
]);
export type BusEvent = z.infer<typeof busEvent>;

export type EventBus = {
  /** Returns when one's own process has heard it. */
  publish(event: BusEvent): Promise<void>;
  /** Hears every event of every process, one's own included. Returns how to stop. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};
