ALTER TABLE "tee_times" ADD COLUMN "attendance_said_at" timestamp with time zone;--> statement-breakpoint
UPDATE tee_times SET attendance_said_at = marked.at
FROM (SELECT tee_time_id, min(marked_at) AS at FROM attendance_records WHERE marked_at IS NOT NULL GROUP BY tee_time_id) marked
WHERE marked.tee_time_id = tee_times.id;
