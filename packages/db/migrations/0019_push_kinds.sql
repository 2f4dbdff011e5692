ALTER TABLE "users" ADD COLUMN "push_join_requests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_request_approvals" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_tee_time_changes" boolean DEFAULT true NOT NULL;