CREATE TABLE "cost_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tee_time_id" uuid NOT NULL,
	"golfer_id" uuid,
	"guest_request_id" uuid,
	"creditor_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"changed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "cost_shares_golfer_once" UNIQUE("tee_time_id","golfer_id"),
	CONSTRAINT "cost_shares_guest_once" UNIQUE("tee_time_id","guest_request_id"),
	CONSTRAINT "cost_shares_of_one" CHECK (num_nonnulls("cost_shares"."golfer_id", "cost_shares"."guest_request_id") = 1),
	CONSTRAINT "cost_shares_not_self" CHECK ("cost_shares"."golfer_id" is distinct from "cost_shares"."creditor_id"),
	CONSTRAINT "cost_shares_cents_range" CHECK ("cost_shares"."cents" between 0 and 400000),
	CONSTRAINT "cost_shares_currency_known" CHECK ("cost_shares"."currency" in ('USD'))
);
--> statement-breakpoint
CREATE TABLE "tee_time_costs" (
	"tee_time_id" uuid PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"green_fee" integer,
	"cart" integer,
	"deposit" integer,
	"payee" text NOT NULL,
	"booked_by_id" uuid NOT NULL,
	"rule" text,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tee_time_costs_currency_known" CHECK ("tee_time_costs"."currency" in ('USD')),
	CONSTRAINT "tee_time_costs_payee_known" CHECK ("tee_time_costs"."payee" in ('shop', 'booker')),
	CONSTRAINT "tee_time_costs_green_fee_range" CHECK ("tee_time_costs"."green_fee" between 0 and 200000),
	CONSTRAINT "tee_time_costs_cart_range" CHECK ("tee_time_costs"."cart" between 0 and 200000),
	CONSTRAINT "tee_time_costs_deposit_range" CHECK ("tee_time_costs"."deposit" between 0 and 200000),
	CONSTRAINT "tee_time_costs_rule_length" CHECK (char_length("tee_time_costs"."rule") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_guest_request_id_guest_requests_id_fk" FOREIGN KEY ("guest_request_id") REFERENCES "public"."guest_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_creditor_id_users_id_fk" FOREIGN KEY ("creditor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_costs" ADD CONSTRAINT "tee_time_costs_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_costs" ADD CONSTRAINT "tee_time_costs_booked_by_id_users_id_fk" FOREIGN KEY ("booked_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cost_shares_golfer_idx" ON "cost_shares" USING btree ("golfer_id");--> statement-breakpoint
CREATE INDEX "cost_shares_creditor_idx" ON "cost_shares" USING btree ("creditor_id");