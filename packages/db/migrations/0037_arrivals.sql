CREATE TABLE "arrivals" (
	"tee_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrivals_tee_time_id_user_id_pk" PRIMARY KEY("tee_time_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "attendance_records" DROP CONSTRAINT "attendance_records_outcome_known";--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_user_idx" ON "arrivals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_outcome_known" CHECK ("attendance_records"."mark_outcome" in ('agreed', 'denied', 'taken-back', 'arrived'));