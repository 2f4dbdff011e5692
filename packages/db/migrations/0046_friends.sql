ALTER TABLE "cost_shares" DROP CONSTRAINT "cost_shares_cents_range";--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD COLUMN "friends" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "tee_time_participants_named_friends_idx" ON "tee_time_participants" USING btree ("tee_time_id") WHERE not "tee_time_participants"."friends" <@ array['Guest'];--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_cents_range" CHECK ("cost_shares"."cents" between 0 and 1200000);--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_friends_fit" CHECK (cardinality("tee_time_participants"."friends") <= 2);--> statement-breakpoint
ALTER TABLE "tee_time_participants" ADD CONSTRAINT "tee_time_participants_alone_in_line" CHECK ("tee_time_participants"."waitlisted_at" is null or "tee_time_participants"."friends" = '{}');--> statement-breakpoint
-- A confirmed golfer takes a spot, and each friend whom the golfer brings another.
CREATE FUNCTION spots_taken(p tee_time_participants) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.status = 'confirmed' THEN 1 + cardinality(p.friends) ELSE 0 END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - spots_taken(OLD),
      pending_count = pending_count - waits_for_host(OLD)
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + spots_taken(NEW),
      pending_count = pending_count + waits_for_host(NEW)
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER tee_time_participants_changed ON tee_time_participants;
--> statement-breakpoint
-- Names that are erased change no count.
CREATE TRIGGER tee_time_participants_changed
  AFTER UPDATE OF status, friends, tee_time_id, waitlisted_at, expired_at ON tee_time_participants
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR cardinality(OLD.friends) IS DISTINCT FROM cardinality(NEW.friends)
    OR OLD.waitlisted_at IS DISTINCT FROM NEW.waitlisted_at OR OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION count_participants();
