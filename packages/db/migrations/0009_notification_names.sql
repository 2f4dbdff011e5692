ALTER TABLE "outbox" RENAME TO "notifications";--> statement-breakpoint
ALTER TABLE "outbox_deliveries" RENAME TO "notification_deliveries";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "news" TO "content";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME COLUMN "news_id" TO "notification_id";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "outbox_pkey" TO "notifications_pkey";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "outbox_recipient_id_users_id_fk" TO "notifications_recipient_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "outbox_guest_request_id_guest_requests_id_fk" TO "notifications_guest_request_id_guest_requests_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "outbox_tee_time_id_tee_times_id_fk" TO "notifications_tee_time_id_tee_times_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "outbox_one_recipient" TO "notifications_one_recipient";--> statement-breakpoint
ALTER INDEX "outbox_waiting_idx" RENAME TO "notifications_waiting_idx";--> statement-breakpoint
ALTER INDEX "outbox_recipient_idx" RENAME TO "notifications_recipient_idx";--> statement-breakpoint
ALTER INDEX "outbox_unread_idx" RENAME TO "notifications_unread_idx";--> statement-breakpoint
ALTER INDEX "outbox_tee_time_idx" RENAME TO "notifications_tee_time_idx";--> statement-breakpoint
ALTER INDEX "outbox_guest_request_idx" RENAME TO "notifications_guest_request_idx";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME CONSTRAINT "outbox_deliveries_pkey" TO "notification_deliveries_pkey";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME CONSTRAINT "outbox_deliveries_news_id_outbox_id_fk" TO "notification_deliveries_notification_id_notifications_id_fk";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME CONSTRAINT "outbox_deliveries_once" TO "notification_deliveries_once";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME CONSTRAINT "outbox_deliveries_channel_known" TO "notification_deliveries_channel_known";--> statement-breakpoint
ALTER TABLE "notification_deliveries" RENAME CONSTRAINT "outbox_deliveries_state_known" TO "notification_deliveries_state_known";--> statement-breakpoint
ALTER INDEX "outbox_deliveries_waiting_idx" RENAME TO "notification_deliveries_waiting_idx";--> statement-breakpoint
ALTER INDEX "outbox_deliveries_newest_idx" RENAME TO "notification_deliveries_newest_idx";
