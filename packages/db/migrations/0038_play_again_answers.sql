CREATE TABLE "play_again_answers" (
	"golfer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "play_again_answers_golfer_id_other_id_pk" PRIMARY KEY("golfer_id","other_id"),
	CONSTRAINT "play_again_answers_answer" CHECK ("play_again_answers"."answer" in ('yes', 'fine', 'no')),
	CONSTRAINT "play_again_answers_not_self" CHECK ("play_again_answers"."golfer_id" <> "play_again_answers"."other_id")
);
--> statement-breakpoint
ALTER TABLE "play_again_answers" ADD CONSTRAINT "play_again_answers_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again_answers" ADD CONSTRAINT "play_again_answers_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_again_answers_other_idx" ON "play_again_answers" USING btree ("other_id");