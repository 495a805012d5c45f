CREATE TABLE "subscriptions" (
	"subscription_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"applicants_covered" integer NOT NULL,
	"payment_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_applicants_covered" CHECK ("subscriptions"."applicants_covered" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "totp_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "totp_period" integer;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "recovery_codes" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_user_id" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id" ON "one_time_tokens" USING btree ("user_id","purpose");