CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "calendar_feeds_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"news_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "outbox_deliveries_once" UNIQUE("news_id","channel"),
	CONSTRAINT "outbox_deliveries_channel_known" CHECK ("outbox_deliveries"."channel" in ('email', 'sms', 'push')),
	CONSTRAINT "outbox_deliveries_state_known" CHECK ("outbox_deliveries"."state" in ('waiting', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "round_ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"ratee_id" uuid NOT NULL,
	"played_together" boolean NOT NULL,
	"stars" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "round_ratings_once" UNIQUE("tee_time_id","rater_id","ratee_id"),
	CONSTRAINT "round_ratings_stars" CHECK (case when "round_ratings"."played_together" then "round_ratings"."stars" between 1 and 5 else "round_ratings"."stars" is null end),
	CONSTRAINT "round_ratings_not_self" CHECK ("round_ratings"."rater_id" <> "round_ratings"."ratee_id")
);
--> statement-breakpoint
DROP INDEX "outbox_waiting_idx";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "tee_time_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "guest_request_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "answer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "waitlisted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "offer_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "day_reminder_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "soon_reminder_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ratings_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ratings_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sms_opt_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "marketing_opt_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribe_token" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_deliveries" ADD CONSTRAINT "outbox_deliveries_news_id_outbox_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_ratee_id_users_id_fk" FOREIGN KEY ("ratee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_deliveries_waiting_idx" ON "outbox_deliveries" USING btree ("due_at","id") WHERE "outbox_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_deliveries_newest_idx" ON "outbox_deliveries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "round_ratings_ratee_idx" ON "round_ratings" USING btree ("ratee_id");--> statement-breakpoint
CREATE INDEX "round_ratings_rater_idx" ON "round_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE INDEX "round_ratings_hidden_idx" ON "round_ratings" USING btree ("tee_time_id") WHERE "round_ratings"."revealed_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_guest_request_id_guest_requests_id_fk" FOREIGN KEY ("guest_request_id") REFERENCES "public"."guest_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_unread_idx" ON "outbox" USING btree ("recipient_id") WHERE "outbox"."read_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_guest_request_idx" ON "outbox" USING btree ("guest_request_id");--> statement-breakpoint
CREATE INDEX "tee_time_participants_due_idx" ON "tee_time_participants" USING btree ("answer_due_at") WHERE "tee_time_participants"."status" = 'pending' and "tee_time_participants"."answer_reminded_at" is null;--> statement-breakpoint
CREATE INDEX "tee_time_participants_offers_idx" ON "tee_time_participants" USING btree ("offer_expires_at") WHERE "tee_time_participants"."offer_expires_at" is not null;--> statement-breakpoint
CREATE INDEX "tee_times_active_idx" ON "tee_times" USING btree ("tee_off_at") WHERE "tee_times"."status" = 'active';--> statement-breakpoint
CREATE INDEX "tee_times_completed_idx" ON "tee_times" USING btree ("completed_at") WHERE "tee_times"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_token_key" UNIQUE("unsubscribe_token");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_recipient" CHECK (("outbox"."recipient_id" is null) <> ("outbox"."guest_request_id" is null));--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_offer_in_line" CHECK ("tee_time_participants"."offer_expires_at" is null or "tee_time_participants"."waitlisted_at" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_ratings_not_negative" CHECK ("users"."ratings_count" >= 0 and "users"."ratings_sum" >= "users"."ratings_count");--> statement-breakpoint
-- What was told before there were channels has been seen in the app, and is not mailed after the fact.
UPDATE outbox SET delivered_at = created_at WHERE delivered_at IS NULL;
--> statement-breakpoint
UPDATE outbox o SET news = o.news || jsonb_build_object('golferId', p.user_id) FROM tee_time_participants p
WHERE o.news ->> 'kind' = 'join-requested' AND p.id::text = o.news ->> 'participantId';
--> statement-breakpoint
DELETE FROM outbox WHERE news ->> 'kind' = 'join-requested' AND NOT news ? 'golferId';
