ALTER TABLE "tee_times" ADD COLUMN "offered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Offers that no spot covers end, the last on the waitlist first, so that the check below holds for every game.
UPDATE tee_time_participants SET offer_expires_at = NULL WHERE id IN (
  SELECT offers.id FROM (
    SELECT p.id, row_number() OVER (PARTITION BY p.tee_time_id ORDER BY p.joined_at, p.id) AS place,
      t.total_slots - t.confirmed_count - 1 AS open
    FROM tee_time_participants p JOIN tee_times t ON t.id = p.tee_time_id
    WHERE p.status = 'pending' AND p.offer_expires_at IS NOT NULL AND p.expired_at IS NULL) offers
  WHERE offers.place > offers.open);
--> statement-breakpoint
-- A spot is on offer to a golfer on the waitlist until the golfer takes it, the offer ends or the game has started.
CREATE FUNCTION spots_on_offer(p tee_time_participants) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT (p.status = 'pending' AND p.offer_expires_at IS NOT NULL AND p.expired_at IS NULL)::int
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - spots_taken(OLD),
      pending_count = pending_count - waits_for_host(OLD),
      offered_count = offered_count - spots_on_offer(OLD)
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + spots_taken(NEW),
      pending_count = pending_count + waits_for_host(NEW),
      offered_count = offered_count + spots_on_offer(NEW)
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER tee_time_participants_changed
  AFTER UPDATE OF status, friends, tee_time_id, waitlisted_at, expired_at, offer_expires_at ON tee_time_participants
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR cardinality(OLD.friends) IS DISTINCT FROM cardinality(NEW.friends)
    OR OLD.waitlisted_at IS DISTINCT FROM NEW.waitlisted_at OR OLD.expired_at IS DISTINCT FROM NEW.expired_at
    OR (OLD.offer_expires_at IS NULL) IS DISTINCT FROM (NEW.offer_expires_at IS NULL))
  EXECUTE FUNCTION count_participants();
--> statement-breakpoint
UPDATE tee_times SET offered_count = offers.count
FROM (SELECT p.tee_time_id, sum(spots_on_offer(p)) AS count FROM tee_time_participants p GROUP BY p.tee_time_id) offers
WHERE offers.tee_time_id = tee_times.id AND offers.count > 0;
--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_never_promised_twice" CHECK ("tee_times"."confirmed_count" + "tee_times"."offered_count" + 1 <= "tee_times"."total_slots");--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_offers_not_negative" CHECK ("tee_times"."offered_count" >= 0);--> statement-breakpoint
DROP INDEX "tee_times_listed_by_course_idx";--> statement-breakpoint
CREATE INDEX "tee_times_listed_by_course_idx" ON "tee_times" USING btree ("course_id","tee_off_at","id","total_slots","confirmed_count","offered_count","host_id") WHERE "tee_times"."status" = 'active' and "tee_times"."is_public";
