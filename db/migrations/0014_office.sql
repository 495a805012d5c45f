CREATE TABLE "audit_checkpoints" (
	"checkpoint_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_checkpoints_checkpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seal_id" bigint NOT NULL,
	"audit_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"removed" integer NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"seal_id" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"next_action" text,
	"application_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_conversions" (
	"conversion_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"location_id" text NOT NULL,
	"call_key" text NOT NULL,
	"conversion_event" text NOT NULL,
	"domain" text,
	"country" text,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"email" text,
	"utm_params" jsonb,
	"status" text NOT NULL,
	"assigned_to" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "discount_leads" (
	"discount_code" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"fbclid" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_adset" text,
	"client_ip_address" text,
	"client_user_agent" text,
	"landing" text,
	"tracking_consent" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"event_id" uuid NOT NULL,
	"sink" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"payload" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "event_deliveries_event_id_sink_pk" PRIMARY KEY("event_id","sink")
);
--> statement-breakpoint
CREATE TABLE "field_reviews" (
	"field_review_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "field_reviews_field_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"page_number" integer NOT NULL,
	"path" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"comment" text,
	"value_before" jsonb,
	"value_after" jsonb,
	"state" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "staff_messages" (
	"staff_message_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"template" text,
	"locale" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"note_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "conversion_events_created_at";--> statement-breakpoint
ALTER TABLE "conversion_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "adviser_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "mac" text;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_priority" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "landing" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tracking_consent" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_ip_address" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_user_agent" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "fbp" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "fbc" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "case_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "users_case_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "landing" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tracking_consent" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_user_agent" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fbp" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fbc" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_into" uuid;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_leads" ADD CONSTRAINT "discount_leads_discount_code_promos_code_fk" FOREIGN KEY ("discount_code") REFERENCES "public"."promos"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_conversion_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."conversion_events"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_reviews" ADD CONSTRAINT "field_reviews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_messages" ADD CONSTRAINT "staff_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_audit_id_unique" ON "audit_seals" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "cases_owner_id" ON "cases" USING btree ("owner_id","deadline_at");--> statement-breakpoint
CREATE INDEX "cases_deadline_at" ON "cases" USING btree ("deadline_at") WHERE "cases"."deadline_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_conversions_call_key_unique" ON "crm_conversions" USING btree ("location_id","call_key");--> statement-breakpoint
CREATE INDEX "crm_conversions_created_at" ON "crm_conversions" USING btree ("location_id","created_at","conversion_id");--> statement-breakpoint
CREATE INDEX "crm_conversions_closed_at" ON "crm_conversions" USING btree ("location_id","closed_at","conversion_id");--> statement-breakpoint
CREATE INDEX "discount_leads_created_at" ON "discount_leads" USING btree ("created_at","discount_code");--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("created_at") WHERE "event_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "event_deliveries_parked" ON "event_deliveries" USING btree ("created_at") WHERE "event_deliveries"."state" = 'parked';--> statement-breakpoint
CREATE INDEX "field_reviews_user_id" ON "field_reviews" USING btree ("user_id","form_name","page_number");--> statement-breakpoint
CREATE UNIQUE INDEX "field_reviews_open_unique" ON "field_reviews" USING btree ("user_id","form_name","path") WHERE "field_reviews"."state" <> 'settled';--> statement-breakpoint
CREATE INDEX "staff_messages_user_id" ON "staff_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_messages_created_at" ON "staff_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_notes_user_id" ON "staff_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "appointments_calendar" ON "appointments" USING btree ("starts_at","appointment_id") WHERE "appointments"."state" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "conversion_events_once_lead" ON "conversion_events" USING btree ("lead_id","event","subject");--> statement-breakpoint
CREATE INDEX "leads_user_id" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_case_number_unique" ON "users" USING btree ("case_number");--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_search" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone_search" ON "users" USING btree ("phone_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_step" ON "users" USING btree ("current_step","created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_affiliate_code" ON "users" USING btree ("affiliate_code","created_at") WHERE "users"."affiliate_code" is not null;--> statement-breakpoint
CREATE INDEX "conversion_events_created_at" ON "conversion_events" USING btree ("created_at","event_id");--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_whose" CHECK ("conversion_events"."user_id" is not null or "conversion_events"."lead_id" is not null);