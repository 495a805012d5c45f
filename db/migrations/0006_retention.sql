ALTER TABLE "users" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_updated_at" ON "leads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "messages_user_id" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_ended_at" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_living" ON "users" USING btree ("updated_at") WHERE "users"."deleted_at" is null;--> statement-breakpoint
-- The audit trail still refuses every change, but its lines end after the five years that the privacy policy promises: by the clock of the database, whoever asks (D42).
CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.created_at < now() - interval '5 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit is append-only' USING ERRCODE = '42501';
END
$$;
--> statement-breakpoint
-- Older lines hold personal values as they were: of these the name of the field stays. A keyed hash cannot be made here.
ALTER TABLE "audit" DISABLE TRIGGER "audit_no_change";
--> statement-breakpoint
UPDATE "audit" SET
  "before" = CASE jsonb_typeof("before") WHEN 'object' THEN (
    SELECT jsonb_object_agg("key", CASE WHEN "key" IN ('current_step', 'service_type', 'locale', 'number_in_party', 'wait_times') THEN "value" ELSE 'null' END)
    FROM jsonb_each("before")) END,
  "after" = CASE jsonb_typeof("after") WHEN 'object' THEN (
    SELECT jsonb_object_agg("key", CASE WHEN "key" IN ('current_step', 'service_type', 'locale', 'number_in_party', 'wait_times') THEN "value" ELSE 'null' END)
    FROM jsonb_each("after")) END
WHERE "action" <> 'jobs.retry' AND ("before" IS NOT NULL OR "after" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER "audit_no_change";
--> statement-breakpoint
-- People who were removed before removal forgot them.
UPDATE "users" SET "first_name" = '', "last_name" = '', "email" = null, "email_verified_at" = null, "phone_number" = null,
  "relationship" = null, "is_minor" = false, "ip_address" = null, "valid_passport" = null, "denied_visa_before" = null,
  "number_in_party" = null, "utm_params" = null, "pages_visited" = null, "conversation_id" = null, "client_id" = null
WHERE "deleted_at" IS NOT NULL;
--> statement-breakpoint
DELETE FROM "form_pages" WHERE "user_id" IN (SELECT "user_id" FROM "users" WHERE "deleted_at" IS NOT NULL);
--> statement-breakpoint
DELETE FROM "sessions" WHERE "user_id" IN (SELECT "user_id" FROM "users" WHERE "deleted_at" IS NOT NULL);
--> statement-breakpoint
DELETE FROM "one_time_tokens" WHERE "user_id" IN (SELECT "user_id" FROM "users" WHERE "deleted_at" IS NOT NULL);
--> statement-breakpoint
DELETE FROM "credentials" WHERE "user_id" IN (SELECT "user_id" FROM "users" WHERE "deleted_at" IS NOT NULL);
--> statement-breakpoint
DELETE FROM "messages" WHERE "user_id" IN (SELECT "user_id" FROM "users" WHERE "deleted_at" IS NOT NULL);
