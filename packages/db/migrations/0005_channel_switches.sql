ALTER TABLE "users" ADD COLUMN "email_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_on" boolean DEFAULT true NOT NULL;