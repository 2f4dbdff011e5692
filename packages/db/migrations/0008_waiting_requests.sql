-- A request waits for the host where the host was asked and can still answer: those in the line of a full game were not
-- asked yet, and those that expired at tee-off wait no longer.
CREATE FUNCTION waits_for_host(p tee_time_participants) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT (p.status = 'pending' AND p.waitlisted_at IS NULL AND p.expired_at IS NULL)::int
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'confirmed')::int,
      pending_count = pending_count - waits_for_host(OLD)
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'confirmed')::int,
      pending_count = pending_count + waits_for_host(NEW)
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER tee_time_participants_changed ON tee_time_participants;
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_changed
  AFTER UPDATE OF status, tee_time_id, waitlisted_at, expired_at ON tee_time_participants
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR OLD.waitlisted_at IS DISTINCT FROM NEW.waitlisted_at OR OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION count_participants();
