ALTER TABLE "users" ADD COLUMN "quiet_from" text DEFAULT '22:00';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_to" text DEFAULT '07:00';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_quiet_hours_whole" CHECK (("users"."quiet_from" is null) = ("users"."quiet_to" is null));