CREATE TABLE "fill_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"why" jsonb NOT NULL,
	"through_id" uuid,
	"rank" double precision NOT NULL,
	"sent_at" timestamp with time zone,
	"promised_until" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "fill_messages_once" UNIQUE("tee_time_id","user_id"),
	CONSTRAINT "fill_messages_answer_known" CHECK ("fill_messages"."answer" in ('yes', 'no', 'late')),
	CONSTRAINT "fill_messages_promised_when_sent" CHECK ("fill_messages"."promised_until" is null or "fill_messages"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "spot_fills" (
	"tee_time_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"confirms_at_once" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"tee_off_at" timestamp with time zone NOT NULL,
	"next_wave_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "spot_fills_mode_known" CHECK ("spot_fills"."mode" in ('first-come', 'one-at-a-time')),
	CONSTRAINT "spot_fills_end_known" CHECK ("spot_fills"."end_reason" in ('filled', 'stopped', 'moved', 'cancelled', 'started', 'used-up')),
	CONSTRAINT "spot_fills_ended_whole" CHECK (("spot_fills"."ended_at" is null) = ("spot_fills"."end_reason" is null)),
	CONSTRAINT "spot_fills_next_while_running" CHECK (("spot_fills"."ended_at" is null) = ("spot_fills"."next_wave_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_open_spots" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_open_spots" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "fill_messages" ADD CONSTRAINT "fill_messages_tee_time_id_spot_fills_tee_time_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."spot_fills"("tee_time_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_messages" ADD CONSTRAINT "fill_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_messages" ADD CONSTRAINT "fill_messages_through_id_users_id_fk" FOREIGN KEY ("through_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fill_messages_user_idx" ON "fill_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "fill_messages_through_idx" ON "fill_messages" USING btree ("through_id");--> statement-breakpoint
CREATE INDEX "spot_fills_due_idx" ON "spot_fills" USING btree ("next_wave_at") WHERE "spot_fills"."ended_at" is null;--> statement-breakpoint
-- A spot that is promised to a golfer who was written to is taken until the promise ends, as one on offer to the waitlist is.
CREATE FUNCTION count_promises() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.promised_until IS NOT NULL THEN
    UPDATE tee_times SET offered_count = offered_count - 1 WHERE id = OLD.tee_time_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.promised_until IS NOT NULL THEN
    UPDATE tee_times SET offered_count = offered_count + 1 WHERE id = NEW.tee_time_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER fill_messages_promised AFTER INSERT OR DELETE ON fill_messages
  FOR EACH ROW EXECUTE FUNCTION count_promises();
--> statement-breakpoint
CREATE TRIGGER fill_messages_promise_changed AFTER UPDATE OF promised_until ON fill_messages
  FOR EACH ROW WHEN ((OLD.promised_until IS NULL) IS DISTINCT FROM (NEW.promised_until IS NULL))
  EXECUTE FUNCTION count_promises();
