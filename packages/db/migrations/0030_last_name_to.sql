ALTER TABLE "users" ADD COLUMN "last_name_to" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_search_text" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_name_to_known" CHECK ("users"."last_name_to" in ('everyone', 'fellow-players'));