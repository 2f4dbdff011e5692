import type { Mailer } from "@fourball/domain/ports/mailer";
import type { PushSender } from "@fourball/domain/ports/push-sender";
import type { SmsSender } from "@fourball/domain/ports/sms-sender";
import type { ServiceContext } from "../../core/service-context.ts";

/** The configured senders; null for a channel that isn't. Account emails always use `mailer`. */
export type Senders = { email: Mailer | null; sms: SmsSender | null; push: PushSender | null };

export type DeliveryContext = Pick<ServiceContext, "db" | "clock" | "ports" | "config">;

/** `unwanted`: it is no longer true, or the recipient no longer wants it on this channel. */
export type Outcome = "sent" | "kept" | "unwanted";

/** What the link of a mail carries beyond its content. */
export type SecretLink = {
  linkToken?: string;
  isKnown?: boolean;
  /** For a guest, whose mail leads to the own request. */
  guestLink?: string | false | null;
};
