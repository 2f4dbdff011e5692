import { z } from "zod";
import { DELIVERY_STATES } from "../delivery-states.ts";
import { playerAvatar } from "../golfer/schema.ts";
import { entityId } from "../id.ts";
import { golferTimeZone } from "../quiet-hours-schema.ts";
import { text } from "../text.ts";
import { CHANNELS } from "./channels.ts";
import { listedContent } from "./content.ts";
import { NOTIFICATION_GROUPS } from "./groups.ts";

/** One line of a golfer's activity list. */
export const notification = z.object({
  id: z.string(),
  teeTimeId: z.string().nullable(),
  content: listedContent,
  /** The current name of the golfer or guest it is about; null when there is none. */
  actorName: z.string().nullable(),
  /** The golfer who did it, the host where it is about an answer or a change; null for guests and where nobody did it. */
  actor: playerAvatar.nullable(),
  /** Of the course, whose clock the times are on; null when it is about no game. */
  timeZone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const NOTIFICATIONS_PAGE = 20;
export const listNotificationsInput = z.object({ cursor: z.string().max(200).optional() });
export type ListNotificationsInput = z.infer<typeof listNotificationsInput>;
export const notificationPage = z.object({ items: z.array(notification), nextCursor: z.string().nullable() });
export type NotificationPage = z.infer<typeof notificationPage>;

export const unreadNotifications = z.object({
  unread: z.number().int(),
  /** Requests for the viewer's coming games that wait for an answer. */
  waiting: z.number().int(),
});
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

/** Marks what was shown: the named ones, or all there are when none is named. */
export const markNotificationsReadInput = z.object({ ids: z.array(entityId("notificationNotFound")).max(100).optional() });
export type MarkNotificationsReadInput = z.infer<typeof markNotificationsReadInput>;

export const unsubscribeInput = z.object({ token: z.string().min(1).max(200), group: z.enum(NOTIFICATION_GROUPS) });
export type UnsubscribeInput = z.infer<typeof unsubscribeInput>;
export const unsubscribed = z.object({ group: z.enum(NOTIFICATION_GROUPS) });

const key = text(200).pipe(z.string().regex(/^[\w-]+$/, "Not a browser's key"));
/** As a browser's `PushSubscription` says it. */
export const subscribePushInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: "Not a push service" }).max(1000),
  keys: z.object({ p256dh: key, auth: key }),
  /** The clock of the browser, for quiet hours. */
  timeZone: golferTimeZone.optional().catch(undefined),
});
export type SubscribePushInput = z.infer<typeof subscribePushInput>;
export const unsubscribePushInput = subscribePushInput.pick({ endpoint: true });
export type UnsubscribePushInput = z.infer<typeof unsubscribePushInput>;
export const pushKey = z.object({
  /** What browsers need to subscribe. */
  publicKey: z.string(),
  /** How many browsers show the golfer's notifications. */
  browsers: z.number().int(),
});
export type PushKey = z.infer<typeof pushKey>;

/** One delivery, as an admin looks at it. */
export const listedDelivery = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  channel: z.enum(CHANNELS),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  kind: z.string(),
  /** The golfer's or guest's name. */
  recipient: z.string(),
  /** Of mails about the account itself; null for what is about games or other golfers. */
  message: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type ListedDelivery = z.infer<typeof listedDelivery>;
export const listDeliveriesInput = z.object({
  state: z.enum(DELIVERY_STATES).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
});
export type ListDeliveriesInput = z.infer<typeof listDeliveriesInput>;
export const sendAgainInput = z.object({ deliveryId: entityId("deliveryNotFound") });
export type SendAgainInput = z.infer<typeof sendAgainInput>;
/** All that were given up, of those made since then. */
export const sendAllAgainInput = z.object({ since: z.iso.datetime() });
export type SendAllAgainInput = z.infer<typeof sendAllAgainInput>;
export const deliveryPage = z.object({ items: z.array(listedDelivery), total: z.number().int() });
export type DeliveryPage = z.infer<typeof deliveryPage>;
