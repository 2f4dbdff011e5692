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
	CONSTRAINT "attendance_records_outcome_known" CHECK ("attendance_records"."mark_outcome" in ('agreed', 'denied', 'taken-back')),
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
ALTER TABLE "tee_time_participants" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "bad_weather_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_records_once" ON "attendance_records" USING btree ("tee_time_id","user_id") WHERE "attendance_records"."kind" <> 'late-withdrawal';--> statement-breakpoint
CREATE INDEX "attendance_records_golfer_idx" ON "attendance_records" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "attendance_records_game_idx" ON "attendance_records" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "attendance_records_settled_idx" ON "attendance_records" USING btree ("settled_at") WHERE "attendance_records"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "attendance_records_disputes_idx" ON "attendance_records" USING btree ("disputed_at") WHERE "attendance_records"."disputed_at" is not null and "attendance_records"."decision" is null;--> statement-breakpoint
-- Rounds of the last twelve months count already.
INSERT INTO "attendance_records" ("tee_time_id", "user_id", "kind", "settled_at")
SELECT t."id", played."user_id", 'showed-up', t."completed_at"
FROM "tee_times" t
JOIN (
	SELECT "id" AS "tee_time_id", "host_id" AS "user_id" FROM "tee_times" WHERE "confirmed_count" > 0
	UNION ALL SELECT "tee_time_id", "user_id" FROM "tee_time_participants" WHERE "status" = 'confirmed'
) played ON played."tee_time_id" = t."id"
JOIN "users" u ON u."id" = played."user_id" AND u."deleted_at" IS NULL
WHERE t."status" = 'completed' AND t."completed_at" > now() - interval '365 days';
