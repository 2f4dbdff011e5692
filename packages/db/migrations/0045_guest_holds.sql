ALTER TABLE "guest_requests" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guest_requests_held_idx" ON "guest_requests" USING btree ("held_until") WHERE "guest_requests"."status" = 'approved' and "guest_requests"."held_until" is not null;