CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_pkey" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_once" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_requests_purpose_known" CHECK ("identity_requests"."purpose" in ('sign-in', 'connect', 'confirm')),
	CONSTRAINT "identity_requests_user_known" CHECK (("identity_requests"."user_id" is null) = ("identity_requests"."purpose" = 'sign-in'))
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_requests_user_idx" ON "identity_requests" USING btree ("user_id");