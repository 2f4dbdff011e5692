import {
  listNotificationsInput,
  markNotificationsReadInput,
  notificationPage,
  pushKey,
  subscribePushInput,
  unreadNotifications,
  unsubscribed,
  unsubscribeInput,
  unsubscribePushInput,
} from "@fourball/domain/notification/schema";
import { countUnreadNotifications } from "@fourball/services/notification/count-unread-notifications";
import { listNotifications } from "@fourball/services/notification/list-notifications";
import { markNotificationsRead } from "@fourball/services/notification/mark-notifications-read";
import { getPushKey, subscribePush, unsubscribePush } from "@fourball/services/notification/push-subscriptions";
import { unsubscribe } from "@fourball/services/notification/unsubscribe";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const notificationRouter = router({
  list: memberProcedure
    .fails("cursorInvalid")
    .input(listNotificationsInput)
    .output(notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  unread: memberProcedure
    .fails()
    .output(unreadNotifications)
    .query(({ ctx }) => countUnreadNotifications(ctx)),
  markRead: memberProcedure
    .fails("notificationNotFound")
    .input(markNotificationsReadInput)
    .output(unreadNotifications)
    .mutation(({ ctx, input }) => markNotificationsRead(ctx, input)),
  /** By the link in a mail, without signing in. */
  unsubscribe: publicProcedure
    .fails("linkOver")
    .input(unsubscribeInput)
    .output(unsubscribed)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
  pushKey: memberProcedure
    .fails()
    .output(pushKey)
    .query(({ ctx }) => getPushKey(ctx)),
  subscribePush: memberProcedure
    .fails("pushServiceUnknown")
    .input(subscribePushInput)
    .output(z.object({ subscribed: z.literal(true) }))
    .mutation(({ ctx, input }) => subscribePush(ctx, input)),
  unsubscribePush: memberProcedure
    .fails()
    .input(unsubscribePushInput)
    .output(z.object({ subscribed: z.literal(false) }))
    .mutation(({ ctx, input }) => unsubscribePush(ctx, input)),
});
