CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text DEFAULT 'message' NOT NULL,
	"user_id" uuid,
	"message" text DEFAULT '' NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "chat_messages_seq_once" UNIQUE("tee_time_id","seq"),
	CONSTRAINT "chat_messages_client_id_once" UNIQUE("tee_time_id","user_id","client_id"),
	CONSTRAINT "chat_messages_seq_positive" CHECK ("chat_messages"."seq" > 0),
	CONSTRAINT "chat_messages_type_known" CHECK ("chat_messages"."type" in ('message', 'member_joined', 'member_left', 'cancelled')),
	CONSTRAINT "chat_messages_text_length" CHECK ("chat_messages"."type" <> 'message' or char_length("chat_messages"."message") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "chat_reads_tee_time_id_user_id_pk" PRIMARY KEY("tee_time_id","user_id"),
	CONSTRAINT "chat_reads_seq_not_negative" CHECK ("chat_reads"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"tee_time_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_rooms_seq_not_negative" CHECK ("chat_rooms"."last_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "socket_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_tee_time_id_chat_rooms_tee_time_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."chat_rooms"("tee_time_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tokens" ADD CONSTRAINT "socket_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tokens" ADD CONSTRAINT "socket_tokens_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_user_idx" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reads_user_idx" ON "chat_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "socket_tokens_user_idx" ON "socket_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "socket_tokens_sid_idx" ON "socket_tokens" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "socket_tokens_expires_idx" ON "socket_tokens" USING btree ("expires_at");