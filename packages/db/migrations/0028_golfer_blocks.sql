CREATE TABLE "golfer_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "golfer_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "golfer_blocks_not_self" CHECK ("golfer_blocks"."blocker_id" <> "golfer_blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "golfer_blocks" ADD CONSTRAINT "golfer_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_blocks" ADD CONSTRAINT "golfer_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golfer_blocks_blocked_idx" ON "golfer_blocks" USING btree ("blocked_id","blocker_id");