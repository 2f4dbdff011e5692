import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Pusher } from "@fourball/domain/ports/pusher";
import type { Texter } from "@fourball/domain/ports/texter";
import type { ServiceContext } from "../service-context.ts";

/** What is set up to send news; null where nothing is. Mails of the account itself always have `mailer`. */
export type Senders = { email: Mailer | null; sms: Texter | null; push: Pusher | null };

export type DeliveryContext = Pick<ServiceContext, "db" | "mailer" | "publicUrl" | "writeCalendar">;

/** `unwanted`: there is nobody left who wants it this way. */
export type Outcome = "sent" | "kept" | "unwanted";
