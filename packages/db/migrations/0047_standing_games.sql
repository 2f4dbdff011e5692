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
ALTER TABLE "tee_time_participants" ADD COLUMN "is_regular" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_standing_game_id_standing_games_id_fk" FOREIGN KEY ("standing_game_id") REFERENCES "public"."standing_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_dates" ADD CONSTRAINT "standing_dates_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_games" ADD CONSTRAINT "standing_games_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_games" ADD CONSTRAINT "standing_games_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_regulars" ADD CONSTRAINT "standing_regulars_standing_game_id_standing_games_id_fk" FOREIGN KEY ("standing_game_id") REFERENCES "public"."standing_games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_regulars" ADD CONSTRAINT "standing_regulars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_games_host_idx" ON "standing_games" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "standing_games_due_idx" ON "standing_games" USING btree ("next_at") WHERE "standing_games"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "standing_regulars_user_idx" ON "standing_regulars" USING btree ("user_id");