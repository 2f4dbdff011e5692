-- The counters of a tee time follow its participants in the same transaction, whoever writes them,
-- so that the check "tee_times_never_overbooked" has the last word.
CREATE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'confirmed')::int,
      pending_count = pending_count - (OLD.status = 'pending')::int
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'confirmed')::int,
      pending_count = pending_count + (NEW.status = 'pending')::int
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_inserted AFTER INSERT ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION count_participants();
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_changed AFTER UPDATE OF status, tee_time_id ON tee_time_participants
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id)
  EXECUTE FUNCTION count_participants();
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_deleted AFTER DELETE ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION count_participants();
--> statement-breakpoint
-- The host plays already and is never a participant of the own game.
CREATE FUNCTION refuse_host_as_participant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM tee_times WHERE id = NEW.tee_time_id AND host_id = NEW.user_id) THEN
    RAISE EXCEPTION 'the host is not a participant' USING ERRCODE = 'check_violation', CONSTRAINT = 'tee_time_participants_not_host', TABLE = 'tee_time_participants';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tee_time_participants_not_host BEFORE INSERT OR UPDATE OF user_id, tee_time_id ON tee_time_participants
  FOR EACH ROW EXECUTE FUNCTION refuse_host_as_participant();
