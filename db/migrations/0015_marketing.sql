ALTER TABLE "leads" ADD COLUMN "called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "called_by" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "call_note" text;--> statement-breakpoint
CREATE INDEX "leads_to_call" ON "leads" USING btree ("created_at","lead_id") WHERE "leads"."called_at" is null or "leads"."called_at" < "leads"."updated_at";--> statement-breakpoint
CREATE INDEX "leads_name_search" ON "leads" USING btree (lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_email_search" ON "leads" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_phone_search" ON "leads" USING btree ("phone_number" text_pattern_ops);