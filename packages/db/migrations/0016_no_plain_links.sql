ALTER TABLE "tee_times" DROP CONSTRAINT "tee_times_invite_token_key";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_unsubscribe_token_key";--> statement-breakpoint
ALTER TABLE "tee_times" DROP COLUMN "invite_token";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "unsubscribe_token";