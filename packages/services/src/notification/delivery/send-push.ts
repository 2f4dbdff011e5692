import { pushSubscriptions } from "@fourball/db/schema/index";
import { messageOf } from "@fourball/domain/notification/message-of";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import type { PushNote, PushSender } from "@fourball/domain/ports/push-sender";
import { and, eq } from "drizzle-orm";
import { countUnread } from "../../chat/count-unread.ts";
import { countUnreadNotifications } from "../count-unread-notifications.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome } from "./delivery.ts";

/** Sends to every subscribed browser of the golfer; one success is enough. */
export async function sendPush(ctx: DeliveryContext, pushSender: PushSender | null, claimed: Claimed): Promise<Outcome> {
  const { golfer } = claimed;
  if (!golfer) return "unwanted";
  if (!pushSender) return "kept";
  const { db } = ctx;
  const browsers = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, golfer.id));
  const note = { ...noteOf(claimed), unread: await unreadOf(ctx, golfer.id) };
  const ends = await Promise.allSettled(
    browsers.map(async (browser) => {
      const end = await pushSender.send(browser, note);
      // The same address with new keys is another subscription.
      const same = and(eq(pushSubscriptions.id, browser.id), eq(pushSubscriptions.auth, browser.auth));
      if (end === "gone") await db.delete(pushSubscriptions).where(same);
      return end;
    }),
  );
  if (ends.some((end) => end.status === "fulfilled" && end.value === "sent")) return "sent";
  const failed = ends.filter((end) => end.status === "rejected").map(({ reason }): unknown => reason);
  // Another attempt may reach a browser whose push service isn't done with it.
  if (failed.length > 0) throw failed.find((reason) => !(reason instanceof PermanentDeliveryError)) ?? failed[0];
  return "unwanted";
}

function noteOf({ id, content, teeTimeId, actorName, timeZone }: Claimed): Omit<PushNote, "unread"> {
  const { subject, lead, action } = messageOf(content, { teeTimeId, actorName, ...(timeZone && { timeZone }) });
  return { id, title: subject, body: lead, path: action.path };
}

/** As the bell in the app counts: requests that wait, and chats with unread messages that aren't muted. */
async function unreadOf({ db, clock }: DeliveryContext, golferId: string): Promise<number> {
  const ctx = { db, clock, viewer: { id: golferId, isAdmin: false } };
  const [{ waiting }, chats] = await Promise.all([countUnreadNotifications(ctx), countUnread(ctx)]);
  return waiting + chats.filter(({ isMuted, count }) => count > 0 && !isMuted).length;
}
