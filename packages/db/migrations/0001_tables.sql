CREATE TABLE "golf_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"image_url" text,
	"description" text,
	"phone" text,
	"website" text,
	"latitude" numeric(10, 8),
	"longitude" numeric(11, 8),
	"time_zone" text NOT NULL,
	"identity" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golf_courses_identity_key" UNIQUE("identity"),
	CONSTRAINT "golf_courses_latitude_range" CHECK ("golf_courses"."latitude" between -90 and 90),
	CONSTRAINT "golf_courses_longitude_range" CHECK ("golf_courses"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "guest_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_requests_status_known" CHECK ("guest_requests"."status" in ('pending', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"news" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_time_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tee_time_participants_once" UNIQUE("tee_time_id","user_id"),
	CONSTRAINT "tee_time_participants_status_known" CHECK ("tee_time_participants"."status" in ('pending', 'confirmed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "tee_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"tee_off_at" timestamp with time zone NOT NULL,
	"total_slots" integer DEFAULT 4 NOT NULL,
	"description" text,
	"mood_emoji" text DEFAULT '⛳' NOT NULL,
	"mood" text NOT NULL,
	"preferences" text[] DEFAULT '{}' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"cancel_reason" text,
	"invite_token" text,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"pending_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tee_times_invite_token_key" UNIQUE("invite_token"),
	CONSTRAINT "tee_times_slots_range" CHECK ("tee_times"."total_slots" between 2 and 4),
	CONSTRAINT "tee_times_never_overbooked" CHECK ("tee_times"."confirmed_count" + 1 <= "tee_times"."total_slots"),
	CONSTRAINT "tee_times_counts_not_negative" CHECK ("tee_times"."confirmed_count" >= 0 and "tee_times"."pending_count" >= 0),
	CONSTRAINT "tee_times_status_known" CHECK ("tee_times"."status" in ('active', 'cancelled', 'completed')),
	CONSTRAINT "tee_times_mood_known" CHECK ("tee_times"."mood" in ('competitive', 'early', 'casual', 'learning', 'tournament', 'sunset')),
	CONSTRAINT "tee_times_time_form" CHECK ("tee_times"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"profile_image_url" text,
	"cover_image_url" text,
	"bio" text,
	"public_profile" boolean DEFAULT true NOT NULL,
	"handicap" numeric(3, 1),
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"games_hosted" integer DEFAULT 0 NOT NULL,
	"games_played" integer DEFAULT 0 NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"email_join_requests" boolean DEFAULT true NOT NULL,
	"email_request_approvals" boolean DEFAULT true NOT NULL,
	"email_tee_time_changes" boolean DEFAULT true NOT NULL,
	"email_marketing" boolean DEFAULT true NOT NULL,
	"sms_join_requests" boolean DEFAULT true NOT NULL,
	"sms_request_approvals" boolean DEFAULT true NOT NULL,
	"sms_tee_time_changes" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_rating_range" CHECK ("users"."rating" between 0 and 5),
	CONSTRAINT "users_handicap_range" CHECK ("users"."handicap" between 0 and 54),
	CONSTRAINT "users_games_not_negative" CHECK ("users"."games_hosted" >= 0 and "users"."games_played" >= 0)
);
--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golf_courses_search_idx" ON "golf_courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "golf_courses_place_idx" ON "golf_courses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "golf_courses_name_idx" ON "golf_courses" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_requests_once" ON "guest_requests" USING btree ("tee_time_id",lower("guest_email"));--> statement-breakpoint
CREATE INDEX "guest_requests_queue_idx" ON "guest_requests" USING btree ("tee_time_id","status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_recipient_idx" ON "outbox" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_tee_time_idx" ON "outbox" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "tee_time_participants_queue_idx" ON "tee_time_participants" USING btree ("tee_time_id","status","joined_at");--> statement-breakpoint
CREATE INDEX "tee_time_participants_user_idx" ON "tee_time_participants" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "tee_times_listed_idx" ON "tee_times" USING btree ("tee_off_at","id") WHERE "tee_times"."status" = 'active' and "tee_times"."is_public";--> statement-breakpoint
CREATE INDEX "tee_times_host_idx" ON "tee_times" USING btree ("host_id","tee_off_at");--> statement-breakpoint
CREATE INDEX "tee_times_course_idx" ON "tee_times" USING btree ("course_id","tee_off_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_last_seen_idx" ON "users" USING btree ("last_seen_at");