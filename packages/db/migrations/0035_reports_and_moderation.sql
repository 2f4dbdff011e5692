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
ALTER TABLE "audit_log" ADD COLUMN "reported_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_taken_by_id_users_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_actions_golfer_idx" ON "moderation_actions" USING btree ("golfer_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_actions_admin_idx" ON "moderation_actions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_warning_idx" ON "moderation_actions" USING btree ("golfer_id") WHERE "moderation_actions"."action" = 'warned' and "moderation_actions"."acknowledged_at" is null and "moderation_actions"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","subject","subject_key") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_reported_idx" ON "reports" USING btree ("reported_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at","id") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("settled_at") WHERE "reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_picture_idx" ON "reports" USING btree ("picture_id") WHERE "reports"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_taken_idx" ON "reports" USING btree ("taken_by_id") WHERE "reports"."taken_by_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_settler_idx" ON "reports" USING btree ("settled_by_id") WHERE "reports"."settled_by_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_reported_idx" ON "audit_log" USING btree ("reported_id");