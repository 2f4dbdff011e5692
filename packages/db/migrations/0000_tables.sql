CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrivals_tee_time_id_user_id_pk" PRIMARY KEY("tee_time_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "attendance_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"settled_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"excuse" text,
	"refilled_by" uuid,
	"marked_at" timestamp with time zone,
	"mark_outcome" text,
	"shows_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"dispute" text,
	"decided_at" timestamp with time zone,
	"decision" text,
	"decision_reason" text,
	CONSTRAINT "attendance_records_kind_known" CHECK ("attendance_records"."kind" in ('showed-up', 'late-withdrawal', 'no-show')),
	CONSTRAINT "attendance_records_excuse_known" CHECK ("attendance_records"."excuse" in ('changed', 'refilled')),
	CONSTRAINT "attendance_records_outcome_known" CHECK ("attendance_records"."mark_outcome" in ('agreed', 'denied', 'taken-back', 'arrived')),
	CONSTRAINT "attendance_records_decision_known" CHECK ("attendance_records"."decision" in ('kept', 'removed')),
	CONSTRAINT "attendance_records_withdrawn" CHECK (("attendance_records"."kind" = 'late-withdrawal') = ("attendance_records"."withdrawn_at" is not null)),
	CONSTRAINT "attendance_records_settled" CHECK ("attendance_records"."kind" = 'late-withdrawal' or "attendance_records"."settled_at" is not null),
	CONSTRAINT "attendance_records_marked" CHECK ("attendance_records"."kind" <> 'no-show' or "attendance_records"."marked_at" is not null),
	CONSTRAINT "attendance_records_agreed" CHECK (("attendance_records"."mark_outcome" = 'agreed') is not true or "attendance_records"."shows_at" is not null),
	CONSTRAINT "attendance_records_disputed" CHECK (("attendance_records"."dispute" is null) = ("attendance_records"."disputed_at" is null)),
	CONSTRAINT "attendance_records_decided" CHECK (("attendance_records"."decision" is null) = ("attendance_records"."decided_at" is null)),
	CONSTRAINT "attendance_records_dispute_length" CHECK (char_length("attendance_records"."dispute") between 1 and 500),
	CONSTRAINT "attendance_records_reason_length" CHECK (char_length("attendance_records"."decision_reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reported_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "calendar_feeds_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "change_answers" (
	"proposal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_in" boolean NOT NULL,
	"answered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "change_answers_proposal_id_user_id_pk" PRIMARY KEY("proposal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "change_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"tee_off_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "change_proposals_teeTimeId_unique" UNIQUE("tee_time_id"),
	CONSTRAINT "change_proposals_time_form" CHECK ("change_proposals"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text DEFAULT 'message' NOT NULL,
	"user_id" uuid,
	"message" text DEFAULT '' NOT NULL,
	"picture_id" uuid,
	"client_id" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_messages_seq_once" UNIQUE("tee_time_id","seq"),
	CONSTRAINT "chat_messages_client_id_once" UNIQUE("tee_time_id","user_id","client_id"),
	CONSTRAINT "chat_messages_seq_positive" CHECK ("chat_messages"."seq" > 0),
	CONSTRAINT "chat_messages_type_known" CHECK ("chat_messages"."type" in ('message', 'member_joined', 'member_left', 'cancelled')),
	CONSTRAINT "chat_messages_text_length" CHECK ("chat_messages"."type" <> 'message' or char_length("chat_messages"."message") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "chat_mutes_tee_time_id_user_id_pk" PRIMARY KEY("tee_time_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id"),
	CONSTRAINT "chat_reactions_emoji_known" CHECK ("chat_reactions"."emoji" in ('👍', '⛳', '😂', '🔥', '🙌', '❤️'))
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "chat_reads_tee_time_id_user_id_pk" PRIMARY KEY("tee_time_id","user_id"),
	CONSTRAINT "chat_reads_seq_not_negative" CHECK ("chat_reads"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"tee_time_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_rooms_seq_not_negative" CHECK ("chat_rooms"."last_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cost_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"golfer_id" uuid,
	"guest_request_id" uuid,
	"creditor_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"changed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "cost_shares_golfer_once" UNIQUE("tee_time_id","golfer_id"),
	CONSTRAINT "cost_shares_guest_once" UNIQUE("tee_time_id","guest_request_id"),
	CONSTRAINT "cost_shares_of_one" CHECK (num_nonnulls("cost_shares"."golfer_id", "cost_shares"."guest_request_id") = 1),
	CONSTRAINT "cost_shares_not_self" CHECK ("cost_shares"."golfer_id" is distinct from "cost_shares"."creditor_id"),
	CONSTRAINT "cost_shares_cents_range" CHECK ("cost_shares"."cents" between 0 and 1200000),
	CONSTRAINT "cost_shares_currency_known" CHECK ("cost_shares"."currency" in ('USD'))
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"request" jsonb NOT NULL,
	"user_id" uuid,
	"browser_hash" text,
	"hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "email_confirmations_hash_key" UNIQUE("hash"),
	CONSTRAINT "email_confirmations_account_known" CHECK (("email_confirmations"."user_id" is not null) = ("email_confirmations"."request" ->> 'kind' in ('account-email', 'email-undo')))
);
--> statement-breakpoint
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
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golf_courses_identity_key" UNIQUE("identity"),
	CONSTRAINT "golf_courses_latitude_range" CHECK ("golf_courses"."latitude" between -90 and 90),
	CONSTRAINT "golf_courses_longitude_range" CHECK ("golf_courses"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "golfer_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "golfer_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "golfer_blocks_not_self" CHECK ("golfer_blocks"."blocker_id" <> "golfer_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "guest_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"erased_at" timestamp with time zone,
	"answer_due_at" timestamp with time zone,
	"answer_reminded_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"email_proven_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "guest_requests_status_known" CHECK ("guest_requests"."status" in ('pending', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_pkey" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_once" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_requests_purpose_known" CHECK ("identity_requests"."purpose" in ('sign-in', 'connect', 'confirm')),
	CONSTRAINT "identity_requests_user_known" CHECK (("identity_requests"."user_id" is null) = ("identity_requests"."purpose" = 'sign-in'))
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"golfer_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"category" text NOT NULL,
	"reason" text NOT NULL,
	"removed" jsonb,
	"suspended_until" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "moderation_actions_once" UNIQUE("report_id","action"),
	CONSTRAINT "moderation_actions_action_known" CHECK ("moderation_actions"."action" in ('message-removed', 'picture-hidden', 'game-cancelled', 'warned', 'suspended')),
	CONSTRAINT "moderation_actions_category_known" CHECK ("moderation_actions"."category" in ('harassment', 'unsafe', 'spam', 'fake', 'picture', 'other')),
	CONSTRAINT "moderation_actions_reason_length" CHECK (char_length("moderation_actions"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "notification_deliveries_once" UNIQUE("notification_id","channel"),
	CONSTRAINT "notification_deliveries_channel_known" CHECK ("notification_deliveries"."channel" in ('email', 'sms', 'push')),
	CONSTRAINT "notification_deliveries_state_known" CHECK ("notification_deliveries"."state" in ('waiting', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid,
	"guest_request_id" uuid,
	"confirmation_id" uuid,
	"tee_time_id" uuid,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "notifications_one_recipient" CHECK (num_nonnulls("notifications"."recipient_id", "notifications"."guest_request_id", "notifications"."confirmation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notified_games" (
	"user_id" uuid NOT NULL,
	"tee_time_id" uuid NOT NULL,
	CONSTRAINT "notified_games_user_id_tee_time_id_pk" PRIMARY KEY("user_id","tee_time_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"device" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"aaguid" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_device_known" CHECK ("passkeys"."device" in ('singleDevice', 'multiDevice')),
	CONSTRAINT "passkeys_name_length" CHECK (char_length("passkeys"."name") between 1 and 60),
	CONSTRAINT "passkeys_counter_not_negative" CHECK ("passkeys"."counter" >= 0)
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
CREATE TABLE "picture_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"tee_time_id" uuid,
	"sizes" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp with time zone DEFAULT clock_timestamp(),
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "pictures_hash_key" UNIQUE("hash"),
	CONSTRAINT "pictures_kind_known" CHECK ("pictures"."kind" in ('golfer', 'cover', 'course', 'chat')),
	CONSTRAINT "pictures_chat_has_game" CHECK (("pictures"."kind" = 'chat') = ("pictures"."tee_time_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "play_again_answers" (
	"golfer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "play_again_answers_golfer_id_other_id_pk" PRIMARY KEY("golfer_id","other_id"),
	CONSTRAINT "play_again_answers_answer" CHECK ("play_again_answers"."answer" in ('yes', 'fine', 'no')),
	CONSTRAINT "play_again_answers_not_self" CHECK ("play_again_answers"."golfer_id" <> "play_again_answers"."other_id")
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
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"evidence" jsonb NOT NULL,
	"picture_id" uuid,
	"taken_by_id" uuid,
	"settled_by_id" uuid,
	"settled_at" timestamp with time zone,
	"outcome" text,
	"settled_reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "reports_not_self" CHECK ("reports"."reporter_id" <> "reports"."reported_id"),
	CONSTRAINT "reports_subject_known" CHECK ("reports"."subject" in ('golfer', 'message', 'game', 'picture')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('harassment', 'unsafe', 'spam', 'fake', 'picture', 'other')),
	CONSTRAINT "reports_words_length" CHECK (char_length("reports"."words") between 1 and 1000),
	CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('action', 'nothing')),
	CONSTRAINT "reports_settled_whole" CHECK (num_nonnulls("reports"."settled_at", "reports"."settled_by_id", "reports"."outcome", "reports"."settled_reason") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "round_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "round_links_once" UNIQUE("tee_time_id","user_id")
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
CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_matches_search_id_tee_time_id_pk" PRIMARY KEY("search_id","tee_time_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"near_name" text,
	"stopped_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"course_id" uuid,
	"reach" "box",
	"latitude" double precision,
	"longitude" double precision,
	"radius_km" double precision,
	"words" text[],
	"word_key" text,
	"date_from" date,
	"date_to" date,
	"times_of_day" text[],
	"min_open" integer,
	"moods" text[],
	"preferences" text[],
	"handicap_min" double precision,
	"handicap_max" double precision,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "saved_searches_frequency_known" CHECK ("saved_searches"."frequency" in ('at-once', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_dates" (
	"standing_game_id" uuid NOT NULL,
	"date" date NOT NULL,
	"tee_time_id" uuid,
	"skipped_at" timestamp with time zone,
	CONSTRAINT "standing_dates_standing_game_id_date_pk" PRIMARY KEY("standing_game_id","date"),
	CONSTRAINT "standing_dates_tee_time_once" UNIQUE("tee_time_id"),
	CONSTRAINT "standing_dates_posted_or_skipped" CHECK (num_nonnulls("standing_dates"."tee_time_id", "standing_dates"."skipped_at") = 1)
);
--> statement-breakpoint
CREATE TABLE "standing_games" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"starts_on" date NOT NULL,
	"time" text NOT NULL,
	"total_slots" integer NOT NULL,
	"description" text,
	"mood_emoji" text NOT NULL,
	"mood" text NOT NULL,
	"preferences" text[] NOT NULL,
	"is_public" boolean NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "standing_games_frequency_known" CHECK ("standing_games"."frequency" in ('weekly', 'every-two-weeks', 'monthly')),
	CONSTRAINT "standing_games_slots_range" CHECK ("standing_games"."total_slots" between 2 and 4),
	CONSTRAINT "standing_games_mood_known" CHECK ("standing_games"."mood" in ('competitive', 'early', 'casual', 'learning', 'tournament', 'sunset')),
	CONSTRAINT "standing_games_time_form" CHECK ("standing_games"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "standing_regulars" (
	"standing_game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"last_turn_on" date,
	"left_at" timestamp with time zone,
	CONSTRAINT "standing_regulars_standing_game_id_user_id_pk" PRIMARY KEY("standing_game_id","user_id"),
	CONSTRAINT "standing_regulars_turns" CHECK ("standing_regulars"."turns" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tee_time_costs" (
	"tee_time_id" uuid PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"green_fee" integer,
	"cart" integer,
	"deposit" integer,
	"payee" text NOT NULL,
	"booked_by_id" uuid NOT NULL,
	"rule" text,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tee_time_costs_currency_known" CHECK ("tee_time_costs"."currency" in ('USD')),
	CONSTRAINT "tee_time_costs_payee_known" CHECK ("tee_time_costs"."payee" in ('shop', 'booker')),
	CONSTRAINT "tee_time_costs_green_fee_range" CHECK ("tee_time_costs"."green_fee" between 0 and 200000),
	CONSTRAINT "tee_time_costs_cart_range" CHECK ("tee_time_costs"."cart" between 0 and 200000),
	CONSTRAINT "tee_time_costs_deposit_range" CHECK ("tee_time_costs"."deposit" between 0 and 200000),
	CONSTRAINT "tee_time_costs_rule_length" CHECK (char_length("tee_time_costs"."rule") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "tee_time_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"friends" text[] DEFAULT '{}' NOT NULL,
	"answer_due_at" timestamp with time zone,
	"answer_reminded_at" timestamp with time zone,
	"waitlisted_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"is_regular" boolean DEFAULT false NOT NULL,
	"offer_expires_at" timestamp with time zone,
	"declined_tee_time" jsonb,
	"playing_asked_for" timestamp with time zone,
	"playing_confirmed_for" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tee_time_participants_once" UNIQUE("tee_time_id","user_id"),
	CONSTRAINT "tee_time_participants_friends_fit" CHECK (cardinality("tee_time_participants"."friends") <= 2),
	CONSTRAINT "tee_time_participants_alone_in_line" CHECK ("tee_time_participants"."waitlisted_at" is null or "tee_time_participants"."friends" = '{}'),
	CONSTRAINT "tee_time_participants_offer_in_line" CHECK ("tee_time_participants"."offer_expires_at" is null or "tee_time_participants"."waitlisted_at" is not null),
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
	"opens_to_all_at" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"cancel_reason" text,
	"invite_version" integer DEFAULT 1 NOT NULL,
	"old_invite_hash" text,
	"completed_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"awaits_matching" boolean DEFAULT true NOT NULL,
	"bad_weather_at" timestamp with time zone,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"day_reminder_for" timestamp with time zone,
	"soon_reminder_for" timestamp with time zone,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"pending_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tee_times_head_start" CHECK (not ("tee_times"."is_public" and "tee_times"."opens_to_all_at" is not null)),
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
	"email_verified_at" timestamp with time zone,
	"is_mailed_unproven" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"last_name_to" text DEFAULT 'everyone' NOT NULL,
	"shows_reasons" boolean DEFAULT true NOT NULL,
	"phone_number" text,
	"profile_image_url" text,
	"cover_image_url" text,
	"bio" text,
	"public_profile" boolean DEFAULT true NOT NULL,
	"handicap" numeric(3, 1),
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"ratings_count" integer DEFAULT 0 NOT NULL,
	"ratings_sum" integer DEFAULT 0 NOT NULL,
	"games_hosted" integer DEFAULT 0 NOT NULL,
	"games_played" integer DEFAULT 0 NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"email_join_requests" boolean DEFAULT true NOT NULL,
	"email_request_approvals" boolean DEFAULT true NOT NULL,
	"email_tee_time_changes" boolean DEFAULT true NOT NULL,
	"email_marketing" boolean DEFAULT true NOT NULL,
	"email_saved_searches" boolean DEFAULT true NOT NULL,
	"sms_join_requests" boolean DEFAULT true NOT NULL,
	"sms_request_approvals" boolean DEFAULT true NOT NULL,
	"sms_tee_time_changes" boolean DEFAULT true NOT NULL,
	"push_join_requests" boolean DEFAULT true NOT NULL,
	"push_request_approvals" boolean DEFAULT true NOT NULL,
	"push_tee_time_changes" boolean DEFAULT true NOT NULL,
	"push_saved_searches" boolean DEFAULT true NOT NULL,
	"quiet_from" text DEFAULT '22:00',
	"quiet_to" text DEFAULT '07:00',
	"time_zone" text,
	"sms_opt_in_at" timestamp with time zone,
	"marketing_opt_in_at" timestamp with time zone,
	"digest_on" date,
	"unsubscribe_hash" text,
	"old_unsubscribe_hash" text,
	"search_text" text DEFAULT '' NOT NULL,
	"hidden_search_text" text,
	"last_seen_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_unsubscribe_hash_key" UNIQUE("unsubscribe_hash"),
	CONSTRAINT "users_old_unsubscribe_hash_key" UNIQUE("old_unsubscribe_hash"),
	CONSTRAINT "users_last_name_to_known" CHECK ("users"."last_name_to" in ('everyone', 'fellow-players')),
	CONSTRAINT "users_ratings_not_negative" CHECK ("users"."ratings_count" >= 0 and "users"."ratings_sum" >= "users"."ratings_count"),
	CONSTRAINT "users_rating_range" CHECK ("users"."rating" between 0 and 5),
	CONSTRAINT "users_handicap_range" CHECK ("users"."handicap" between 0 and 54),
	CONSTRAINT "users_quiet_hours_whole" CHECK (("users"."quiet_from" is null) = ("users"."quiet_to" is null)),
	CONSTRAINT "users_games_not_negative" CHECK ("users"."games_hosted" >= 0 and "users"."games_played" >= 0)
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_answers" ADD CONSTRAINT "change_answers_proposal_id_change_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."change_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_answers" ADD CONSTRAINT "change_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_proposals" ADD CONSTRAINT "change_proposals_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_proposals" ADD CONSTRAINT "change_proposals_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_tee_time_id_chat_rooms_tee_time_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."chat_rooms"("tee_time_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_guest_request_id_guest_requests_id_fk" FOREIGN KEY ("guest_request_id") REFERENCES "public"."guest_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_creditor_id_users_id_fk" FOREIGN KEY ("creditor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_blocks" ADD CONSTRAINT "golfer_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_blocks" ADD CONSTRAINT "golfer_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_guest_request_id_guest_requests_id_fk" FOREIGN KEY ("guest_request_id") REFERENCES "public"."guest_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_confirmation_id_email_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."email_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_games" ADD CONSTRAINT "notified_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_games" ADD CONSTRAINT "notified_games_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again_answers" ADD CONSTRAINT "play_again_answers_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again_answers" ADD CONSTRAINT "play_again_answers_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_taken_by_id_users_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_links" ADD CONSTRAINT "round_links_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_links" ADD CONSTRAINT "round_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_ratings" ADD CONSTRAINT "round_ratings_ratee_id_users_id_fk" FOREIGN KEY ("ratee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tokens" ADD CONSTRAINT "socket_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tokens" ADD CONSTRAINT "socket_tokens_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_standing_game_id_standing_games_id_fk" FOREIGN KEY ("standing_game_id") REFERENCES "public"."standing_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_games" ADD CONSTRAINT "standing_games_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_games" ADD CONSTRAINT "standing_games_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_regulars" ADD CONSTRAINT "standing_regulars_standing_game_id_standing_games_id_fk" FOREIGN KEY ("standing_game_id") REFERENCES "public"."standing_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_regulars" ADD CONSTRAINT "standing_regulars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_costs" ADD CONSTRAINT "tee_time_costs_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_costs" ADD CONSTRAINT "tee_time_costs_booked_by_id_users_id_fk" FOREIGN KEY ("booked_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_user_idx" ON "arrivals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_records_once" ON "attendance_records" USING btree ("tee_time_id","user_id") WHERE "attendance_records"."kind" <> 'late-withdrawal';--> statement-breakpoint
CREATE INDEX "attendance_records_golfer_idx" ON "attendance_records" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "attendance_records_game_idx" ON "attendance_records" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "attendance_records_settled_idx" ON "attendance_records" USING btree ("settled_at") WHERE "attendance_records"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "attendance_records_disputes_idx" ON "attendance_records" USING btree ("disputed_at") WHERE "attendance_records"."disputed_at" is not null and "attendance_records"."decision" is null;--> statement-breakpoint
CREATE INDEX "audit_log_newest_idx" ON "audit_log" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_admin_idx" ON "audit_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "audit_log_reported_idx" ON "audit_log" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "change_answers_user_idx" ON "change_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_user_idx" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_picture_idx" ON "chat_messages" USING btree ("picture_id") WHERE "chat_messages"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_mutes_user_idx" ON "chat_mutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reactions_user_idx" ON "chat_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reads_user_idx" ON "chat_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cost_shares_golfer_idx" ON "cost_shares" USING btree ("golfer_id");--> statement-breakpoint
CREATE INDEX "cost_shares_creditor_idx" ON "cost_shares" USING btree ("creditor_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_email_idx" ON "email_confirmations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_confirmations_user_idx" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_expiry_idx" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_account_once" ON "email_confirmations" USING btree ("user_id") WHERE "email_confirmations"."request" ->> 'kind' = 'account-email';--> statement-breakpoint
CREATE INDEX "golf_courses_search_idx" ON "golf_courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "golf_courses_place_idx" ON "golf_courses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "golf_courses_name_idx" ON "golf_courses" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "golfer_blocks_blocked_idx" ON "golfer_blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_requests_once" ON "guest_requests" USING btree ("tee_time_id",lower("guest_email"));--> statement-breakpoint
CREATE INDEX "guest_requests_queue_idx" ON "guest_requests" USING btree ("tee_time_id","status","created_at");--> statement-breakpoint
CREATE INDEX "guest_requests_due_idx" ON "guest_requests" USING btree ("answer_due_at") WHERE "guest_requests"."status" = 'pending' and "guest_requests"."answer_reminded_at" is null;--> statement-breakpoint
CREATE INDEX "guest_requests_held_idx" ON "guest_requests" USING btree ("held_until") WHERE "guest_requests"."status" = 'approved' and "guest_requests"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_requests_user_idx" ON "identity_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_golfer_idx" ON "moderation_actions" USING btree ("golfer_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_actions_admin_idx" ON "moderation_actions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_warning_idx" ON "moderation_actions" USING btree ("golfer_id") WHERE "moderation_actions"."action" = 'warned' and "moderation_actions"."acknowledged_at" is null and "moderation_actions"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "notification_deliveries_waiting_idx" ON "notification_deliveries" USING btree ("due_at","id") WHERE "notification_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notification_deliveries_newest_idx" ON "notification_deliveries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_waiting_idx" ON "notifications" USING btree ("due_at","id") WHERE "notifications"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_recipient_idx" ON "notifications" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("recipient_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_tee_time_idx" ON "notifications" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "notifications_guest_request_idx" ON "notifications" USING btree ("guest_request_id");--> statement-breakpoint
CREATE INDEX "notifications_confirmation_idx" ON "notifications" USING btree ("confirmation_id");--> statement-breakpoint
CREATE INDEX "notified_games_tee_time_idx" ON "notified_games" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_owner_idx" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pictures_tee_time_idx" ON "pictures" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "pictures_unused_idx" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "pictures_deleted_idx" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "play_again_answers_other_idx" ON "play_again_answers" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","subject","subject_key") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_reported_idx" ON "reports" USING btree ("reported_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("settled_at") WHERE "reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_picture_idx" ON "reports" USING btree ("picture_id") WHERE "reports"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_taken_idx" ON "reports" USING btree ("taken_by_id") WHERE "reports"."taken_by_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_settler_idx" ON "reports" USING btree ("settled_by_id") WHERE "reports"."settled_by_id" is not null;--> statement-breakpoint
CREATE INDEX "round_links_user_idx" ON "round_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "round_ratings_ratee_idx" ON "round_ratings" USING btree ("ratee_id");--> statement-breakpoint
CREATE INDEX "round_ratings_rater_idx" ON "round_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE INDEX "round_ratings_hidden_idx" ON "round_ratings" USING btree ("tee_time_id") WHERE "round_ratings"."revealed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_due_idx" ON "saved_search_matches" USING btree ("due_at","search_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_tee_time_idx" ON "saved_search_matches" USING btree ("tee_time_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id",md5("filter"::text));--> statement-breakpoint
CREATE INDEX "saved_searches_course_idx" ON "saved_searches" USING btree ("course_id") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_reach_idx" ON "saved_searches" USING gist ("reach") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_word_idx" ON "saved_searches" USING btree ("word_key") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_anywhere_idx" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."stopped_at" is null and "saved_searches"."course_id" is null and "saved_searches"."reach" is null and "saved_searches"."word_key" is null;--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "socket_tokens_user_idx" ON "socket_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "socket_tokens_sid_idx" ON "socket_tokens" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "socket_tokens_expires_idx" ON "socket_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "standing_games_host_idx" ON "standing_games" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "standing_games_due_idx" ON "standing_games" USING btree ("next_at") WHERE "standing_games"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "standing_regulars_user_idx" ON "standing_regulars" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tee_time_participants_queue_idx" ON "tee_time_participants" USING btree ("tee_time_id","status","joined_at");--> statement-breakpoint
CREATE INDEX "tee_time_participants_user_idx" ON "tee_time_participants" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "tee_time_participants_due_idx" ON "tee_time_participants" USING btree ("answer_due_at") WHERE "tee_time_participants"."status" = 'pending' and "tee_time_participants"."answer_reminded_at" is null;--> statement-breakpoint
CREATE INDEX "tee_time_participants_offers_idx" ON "tee_time_participants" USING btree ("offer_expires_at") WHERE "tee_time_participants"."offer_expires_at" is not null;--> statement-breakpoint
CREATE INDEX "tee_time_participants_in_line_idx" ON "tee_time_participants" USING btree ("joined_at") WHERE "tee_time_participants"."status" = 'pending' and "tee_time_participants"."waitlisted_at" is not null and "tee_time_participants"."offer_expires_at" is null and "tee_time_participants"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "tee_time_participants_named_friends_idx" ON "tee_time_participants" USING btree ("tee_time_id") WHERE not "tee_time_participants"."friends" <@ array['Guest'];--> statement-breakpoint
CREATE INDEX "tee_times_listed_idx" ON "tee_times" USING btree ("tee_off_at","id") WHERE "tee_times"."status" = 'active' and "tee_times"."is_public";--> statement-breakpoint
CREATE INDEX "tee_times_active_idx" ON "tee_times" USING btree ("tee_off_at") WHERE "tee_times"."status" = 'active';--> statement-breakpoint
CREATE INDEX "tee_times_unmatched_idx" ON "tee_times" USING btree ("tee_off_at") WHERE "tee_times"."awaits_matching" and "tee_times"."status" = 'active' and "tee_times"."is_public";--> statement-breakpoint
CREATE INDEX "tee_times_completed_idx" ON "tee_times" USING btree ("completed_at") WHERE "tee_times"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "tee_times_head_start_idx" ON "tee_times" USING btree ("opens_to_all_at") WHERE "tee_times"."opens_to_all_at" is not null;--> statement-breakpoint
CREATE INDEX "tee_times_host_idx" ON "tee_times" USING btree ("host_id","tee_off_at");--> statement-breakpoint
CREATE INDEX "tee_times_course_idx" ON "tee_times" USING btree ("course_id","tee_off_at");--> statement-breakpoint
CREATE INDEX "tee_times_listed_by_course_idx" ON "tee_times" USING btree ("course_id","tee_off_at","id","total_slots","confirmed_count","host_id") WHERE "tee_times"."status" = 'active' and "tee_times"."is_public";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_digest_idx" ON "users" USING btree ("digest_on") WHERE "users"."email_marketing" and "users"."marketing_opt_in_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_seen_idx" ON "users" USING btree ("last_seen_at");
--> statement-breakpoint
-- A photo is compressed already, and is read as a whole.
ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Courses of an import are listed by an update of all of them, which leaves the indexes alone where a page has room for it.
ALTER TABLE "golf_courses" SET (fillfactor = 45);
--> statement-breakpoint
-- A request waits for the host while the host can answer it: not on the waitlist, and not once it has expired.
CREATE FUNCTION waits_for_host(p tee_time_participants) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT (p.status = 'pending' AND p.waitlisted_at IS NULL AND p.expired_at IS NULL)::int
$$;
--> statement-breakpoint
-- A confirmed golfer takes a spot, and one more for each friend who comes along.
CREATE FUNCTION spots_taken(p tee_time_participants) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.status = 'confirmed' THEN 1 + cardinality(p.friends) ELSE 0 END
$$;
--> statement-breakpoint
-- The counters of a tee time follow its participants in the same transaction, whoever writes them,
-- so that the check "tee_times_never_overbooked" has the last word.
CREATE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - spots_taken(OLD),
      pending_count = pending_count - waits_for_host(OLD)
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + spots_taken(NEW),
      pending_count = pending_count + waits_for_host(NEW)
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_inserted AFTER INSERT ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION count_participants();
--> statement-breakpoint
-- Names that are erased change no count.
CREATE TRIGGER tee_time_participants_changed
  AFTER UPDATE OF status, friends, tee_time_id, waitlisted_at, expired_at ON tee_time_participants
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR cardinality(OLD.friends) IS DISTINCT FROM cardinality(NEW.friends)
    OR OLD.waitlisted_at IS DISTINCT FROM NEW.waitlisted_at OR OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION count_participants();
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_deleted AFTER DELETE ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION count_participants();
--> statement-breakpoint
-- The host plays anyway, and is never a participant of the same game.
CREATE FUNCTION refuse_host_as_participant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM tee_times WHERE id = NEW.tee_time_id AND host_id = NEW.user_id) THEN
    RAISE EXCEPTION 'the host is not a participant' USING ERRCODE = 'check_violation', CONSTRAINT = 'tee_time_participants_not_host', TABLE = 'tee_time_participants';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_not_host BEFORE INSERT OR UPDATE OF user_id, tee_time_id ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION refuse_host_as_participant();
--> statement-breakpoint
-- An approved guest takes a spot like a confirmed golfer, a pending one waits like a pending golfer until the request expires.
CREATE FUNCTION count_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'approved')::int,
      pending_count = pending_count - (OLD.status = 'pending' AND OLD.expired_at IS NULL)::int
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'approved')::int,
      pending_count = pending_count + (NEW.status = 'pending' AND NEW.expired_at IS NULL)::int
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER guest_requests_inserted AFTER INSERT ON guest_requests
  FOR EACH ROW EXECUTE FUNCTION count_guests();
--> statement-breakpoint
CREATE TRIGGER guest_requests_changed AFTER UPDATE OF status, tee_time_id, expired_at ON guest_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION count_guests();
--> statement-breakpoint
CREATE TRIGGER guest_requests_deleted AFTER DELETE ON guest_requests
  FOR EACH ROW EXECUTE FUNCTION count_guests();
