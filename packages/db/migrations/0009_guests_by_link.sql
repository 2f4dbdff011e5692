DROP INDEX "guest_requests_once";--> statement-breakpoint
ALTER TABLE "guest_requests" ALTER COLUMN "guest_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD COLUMN "is_mailed_unproven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "takes_guests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "guests_are_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "guests_need_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_requests_once" ON "guest_requests" USING btree ("tee_time_id",lower("guest_email")) WHERE "guest_requests"."left_at" is null;