CREATE TABLE "email_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"request" jsonb NOT NULL,
	"user_id" uuid,
	"browser_hash" text,
	"hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "email_confirmations_hash_key" UNIQUE("hash"),
	CONSTRAINT "email_confirmations_account_known" CHECK (("email_confirmations"."user_id" is not null) = ("email_confirmations"."request" ->> 'kind' in ('account-email', 'email-undo')))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_one_recipient";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "confirmation_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_mailed_unproven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Only the accounts from before.
ALTER TABLE "users" ALTER COLUMN "is_mailed_unproven" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_email_idx" ON "email_confirmations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_confirmations_user_idx" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_expiry_idx" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_account_once" ON "email_confirmations" USING btree ("user_id") WHERE "email_confirmations"."request" ->> 'kind' = 'account-email';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_confirmation_id_email_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."email_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_confirmation_idx" ON "notifications" USING btree ("confirmation_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_one_recipient" CHECK (num_nonnulls("notifications"."recipient_id", "notifications"."guest_request_id", "notifications"."confirmation_id") = 1);