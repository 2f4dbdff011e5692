import { z } from "zod";
import type { NotificationGroup } from "./groups.ts";
import type { MessageBody, MessageContext } from "./message.ts";

/** What has become of a request; of a player who takes the game over: host. */
export type RequestState =
  | "pending"
  | "waitlisted"
  | "offered"
  | "confirmed"
  | "declined"
  | "withdrawn"
  | "expired"
  | "lapsed"
  | "host"
  | "cancelled"
  | "over";

/**
 * Until when it is true though nothing happens: what is about a game until tee-off or the end of its round; an offer or a
 * question until its time is over; games that were found until none is left; a link until it doesn't work.
 */
export type TrueUntil = "always" | "tee-off" | "round-over" | "its-time" | "games" | "link";

/** `own`: the recipient's part in a game; `request`: another golfer's, which the host hears of; `account`: neither. */
export type Truth = {
  of: "own" | "request" | "account";
  while: readonly RequestState[];
  until: TrueUntil;
  /** Has the course, date and time of the game though the recipient takes no part in it. */
  followsGame?: true;
};

type IsoTime = z.ZodISODateTime;
/** Only these say until when. */
type Timed = { expiresAt: IsoTime } | { closesAt: IsoTime } | { answerBy: IsoTime } | { opensAt: IsoTime };
type TruthOf<Shape> = Truth & (Shape extends Timed ? unknown : { until: Exclude<TrueUntil, "its-time"> });

type Content<Kind extends string, Shape extends z.ZodRawShape> = z.ZodObject<{ kind: z.ZodLiteral<Kind> } & Shape>;

type Definition<Kind extends string, Shape extends z.ZodRawShape> = {
  kind: Kind;
  /** What is stored besides the kind. Golfers' names are looked up on reading. */
  content: Shape;
  /** The switch of the settings that turns it off; null for emails about the account itself. */
  group: NotificationGroup | null;
  /** While its game, request or offer is like that, it is sent and listed. */
  whileTrue: TruthOf<Shape>;
  /** In words, for mails, texts and push notifications. */
  message: (content: z.output<z.ZodObject<Shape>>, context: MessageContext) => MessageBody;
};

/** All that the server has to know of a kind of notification; the words of the activity list are the client's. */
export const defineNotification = <const Kind extends string, Shape extends z.ZodRawShape>({
  kind,
  content,
  ...rest
}: Definition<Kind, Shape>): Omit<Definition<Kind, Shape>, "content"> & { content: Content<Kind, Shape> } => ({
  ...rest,
  kind,
  content: z.object({ kind: z.literal(kind), ...content }),
});

export const place = { courseName: z.string(), date: z.string(), time: z.string() };
export const golferId = z.string();
