ALTER TABLE "leads" ADD COLUMN "data_consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "complete_onboarding_forms" boolean;