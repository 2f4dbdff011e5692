CREATE TABLE "notified_games" (
	"user_id" uuid NOT NULL,
	"tee_time_id" uuid NOT NULL,
	CONSTRAINT "notified_games_user_id_tee_time_id_pk" PRIMARY KEY("user_id","tee_time_id")
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
-- Games from before are no news to anyone.
ALTER TABLE "tee_times" ADD COLUMN "awaits_matching" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ALTER COLUMN "awaits_matching" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_saved_searches" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_saved_searches" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notified_games" ADD CONSTRAINT "notified_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_games" ADD CONSTRAINT "notified_games_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_course_id_golf_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notified_games_tee_time_idx" ON "notified_games" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_due_idx" ON "saved_search_matches" USING btree ("due_at","search_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_tee_time_idx" ON "saved_search_matches" USING btree ("tee_time_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id",md5("filter"::text));--> statement-breakpoint
CREATE INDEX "saved_searches_course_idx" ON "saved_searches" USING btree ("course_id") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_reach_idx" ON "saved_searches" USING gist ("reach") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_word_idx" ON "saved_searches" USING btree ("word_key") WHERE "saved_searches"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_anywhere_idx" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."stopped_at" is null and "saved_searches"."course_id" is null and "saved_searches"."reach" is null and "saved_searches"."word_key" is null;--> statement-breakpoint
CREATE INDEX "tee_times_unmatched_idx" ON "tee_times" USING btree ("tee_off_at") WHERE "tee_times"."awaits_matching" and "tee_times"."status" = 'active' and "tee_times"."is_public";