import type { Db } from "@fourball/db/client";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { eq, inArray } from "drizzle-orm";
import type { Mail } from "./mail-server.ts";

/** A server notes at once that a mail was sent. One that was killed so soon after it sends the mail once more, under the same id. */
const NOTED_WITHIN_MS = 5000;
const BATCH = 500;

/** Finds the mails that came twice. */
export class MailCheck {
  repeatedByKills = 0;
  readonly complaints: string[] = [];
  /** When each came last, by Message-ID. */
  readonly #receivedAt = new Map<string, number>();
  /** The latest of each thread, and the others by address and words. */
  readonly #said = new Map<string, Mail>();

  get mails(): number {
    return this.#receivedAt.size;
  }

  /** `killedAt`: when servers were killed, by the clock of `receivedAt`. */
  note(mails: readonly Mail[], killedAt: readonly number[]): void {
    for (const mail of mails) {
      const { messageId, to, receivedAt } = mail;
      const before = this.#receivedAt.get(messageId);
      this.#receivedAt.set(messageId, receivedAt);
      if (before === undefined) this.#noteWords(mail);
      else if (killedAt.some((at) => at >= before && at < receivedAt && at - before < NOTED_WITHIN_MS)) this.repeatedByKills++;
      else this.complaints.push(`${to} was sent ${messageId} twice, and no server was killed in between`);
    }
  }

  /**
   * An offer of a spot may lapse a second time, after a second offer: about a game the same may be said again once something else
   * was said. What each mail said is compared, since the stored notification follows a game that moves.
   */
  #noteWords(mail: Mail): void {
    const key = `${mail.to} ${mail.thread || mail.words}`;
    const before = this.#said.get(key);
    this.#said.set(key, mail);
    if (before?.words === mail.words)
      this.complaints.push(`${mail.to} was mailed the same twice, by ${before.messageId} and ${mail.messageId}: ${mail.words}`);
  }
}

/** The kinds of what was delivered, by delivery: of those that are still stored. */
export async function kindsOf(db: Db, mails: readonly Mail[]): Promise<Map<string, NotificationKind>> {
  const kinds = new Map<string, NotificationKind>();
  for (let from = 0; from < mails.length; from += BATCH) {
    const ids = mails.slice(from, from + BATCH).map(({ deliveryId }) => deliveryId);
    const rows = await db
      .select({ id: notificationDeliveries.id, content: notifications.content })
      .from(notificationDeliveries)
      .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
      .where(inArray(notificationDeliveries.id, ids));
    for (const { id, content } of rows) kinds.set(id, content.kind);
  }
  return kinds;
}
