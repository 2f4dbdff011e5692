CREATE TABLE "picture_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"tee_time_id" uuid,
	"sizes" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp with time zone DEFAULT clock_timestamp(),
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "pictures_hash_key" UNIQUE("hash"),
	CONSTRAINT "pictures_kind_known" CHECK ("pictures"."kind" in ('golfer', 'cover', 'course', 'chat')),
	CONSTRAINT "pictures_chat_has_game" CHECK (("pictures"."kind" = 'chat') = ("pictures"."tee_time_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_owner_idx" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pictures_tee_time_idx" ON "pictures" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "pictures_unused_idx" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "pictures_deleted_idx" ON "pictures" USING btree ("deleted_at") WHERE "pictures"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_picture_idx" ON "chat_messages" USING btree ("picture_id") WHERE "chat_messages"."picture_id" is not null;--> statement-breakpoint
ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
