ALTER TABLE "tee_times" ADD COLUMN "invite_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "old_invite_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribe_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "old_unsubscribe_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_hash_key" UNIQUE("unsubscribe_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_old_unsubscribe_hash_key" UNIQUE("old_unsubscribe_hash");
--> statement-breakpoint
-- Links that were sent work on, by the hash of their token.
UPDATE "tee_times" SET "old_invite_hash" = encode(sha256(convert_to("invite_token", 'UTF8')), 'hex')
WHERE "invite_token" IS NOT NULL AND NOT "is_public";
--> statement-breakpoint
UPDATE "users" SET "old_unsubscribe_hash" = encode(sha256(convert_to("unsubscribe_token", 'UTF8')), 'hex')
WHERE "unsubscribe_token" IS NOT NULL;
