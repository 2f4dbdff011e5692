ALTER TABLE "guest_requests" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD COLUMN "answer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guest_requests_due_idx" ON "guest_requests" USING btree ("answer_due_at") WHERE "guest_requests"."status" = 'pending' and "guest_requests"."answer_reminded_at" is null;
--> statement-breakpoint
-- A guest's request that expired at tee-off no longer waits for the host, like that of a golfer.
CREATE OR REPLACE FUNCTION count_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'approved')::int,
      pending_count = pending_count - (OLD.status = 'pending' AND OLD.expired_at IS NULL)::int
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'approved')::int,
      pending_count = pending_count + (NEW.status = 'pending' AND NEW.expired_at IS NULL)::int
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER guest_requests_changed ON guest_requests;
--> statement-breakpoint
CREATE TRIGGER guest_requests_changed AFTER UPDATE OF status, tee_time_id, expired_at ON guest_requests
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tee_time_id IS DISTINCT FROM NEW.tee_time_id
    OR OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION count_guests();
