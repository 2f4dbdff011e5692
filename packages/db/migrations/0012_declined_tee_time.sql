ALTER TABLE "tee_time_participants" ADD COLUMN "declined_tee_time" jsonb;
--> statement-breakpoint
-- Who was declined before this knows the game as it is by now.
UPDATE "tee_time_participants" p SET "declined_tee_time" = (
  SELECT jsonb_build_object(
    'hostId', t.host_id,
    'course', jsonb_build_object('name', c.name, 'location', c.location, 'imageUrl', c.image_url, 'timeZone', c.time_zone),
    'date', t.date, 'time', t.time, 'teeOffAt', t.tee_off_at::text, 'status', t.status, 'totalSlots', t.total_slots,
    'confirmedCount', t.confirmed_count, 'moodEmoji', t.mood_emoji)
  FROM tee_times t JOIN golf_courses c ON c.id = t.course_id WHERE t.id = p.tee_time_id)
WHERE p.status = 'declined';
