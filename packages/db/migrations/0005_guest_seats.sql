-- An approved guest holds a spot like a confirmed golfer, a pending one waits like a pending golfer:
-- both are in the counters of the tee time, so that the check "tee_times_never_overbooked" covers them too.
CREATE FUNCTION count_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'approved')::int,
      pending_count = pending_count - (OLD.status = 'pending')::int
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'approved')::int,
      pending_count = pending_count + (NEW.status = 'pending')::int
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Requests from before this rule are counted once.
UPDATE tee_times t SET
  confirmed_count = confirmed_count + (SELECT count(*) FROM guest_requests g WHERE g.tee_time_id = t.id AND g.status = 'approved'),
  pending_count = pending_count + (SELECT count(*) FROM guest_requests g WHERE g.tee_time_id = t.id AND g.status = 'pending')
WHERE EXISTS (SELECT 1 FROM guest_requests g WHERE g.tee_time_id = t.id);
--> statement-breakpoint
CREATE TRIGGER guest_requests_inserted AFTER INSERT ON guest_requests
  FOR EACH ROW EXECUTE FUNCTION count_guests();
--> statement-breakpoint
CREATE TRIGGER guest_requests_changed AFTER UPDATE OF status, tee_time_id ON guest_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id)
  EXECUTE FUNCTION count_guests();
--> statement-breakpoint
CREATE TRIGGER guest_requests_deleted AFTER DELETE ON guest_requests
  FOR EACH ROW EXECUTE FUNCTION count_guests();
