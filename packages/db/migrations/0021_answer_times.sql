ALTER TABLE "guest_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "answered_at" timestamp with time zone;