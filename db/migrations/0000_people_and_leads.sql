CREATE TABLE "audit" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"case_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_events_case_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_step" text,
	"to_step" text,
	"actor_id" uuid,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text,
	"must_set_password" boolean DEFAULT false NOT NULL,
	"last_changed" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "form_pages" (
	"user_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"page_number" integer NOT NULL,
	"form_data" jsonb NOT NULL,
	"status" text NOT NULL,
	"service_type" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_pages_user_id_form_name_page_number_pk" PRIMARY KEY("user_id","form_name","page_number")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"lead_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"form_name" text NOT NULL,
	"locale" text DEFAULT 'es' NOT NULL,
	"first_name" text,
	"last_name" text,
	"message" text,
	"trip_reason" text,
	"number_applying" text,
	"has_valid_passport" text,
	"visa_denied" text,
	"start_time" text,
	"utm_params" jsonb,
	"pages_visited" jsonb,
	"fbclid" text,
	"tags" jsonb,
	"times_sent" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_bucket_key_pk" PRIMARY KEY("bucket","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"reply_to" text,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"rotated_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text DEFAULT 'applicant' NOT NULL,
	"user_type" text DEFAULT 'primary' NOT NULL,
	"primary_user_id" uuid,
	"relationship" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"phone_number" text,
	"locale" text DEFAULT 'es' NOT NULL,
	"service_type" text,
	"ip_address" text,
	"number_in_party" integer,
	"valid_passport" boolean,
	"denied_visa_before" boolean,
	"current_step" text DEFAULT 'account_created' NOT NULL,
	"current_page" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'Not Started' NOT NULL,
	"form_finished" boolean DEFAULT false NOT NULL,
	"supporting_documents_status" text DEFAULT 'Not Started' NOT NULL,
	"passport_uploaded" boolean DEFAULT false NOT NULL,
	"shares_address" boolean DEFAULT false NOT NULL,
	"marked_paid_by_csr" boolean DEFAULT false NOT NULL,
	"sign_up_event_sent" boolean DEFAULT false NOT NULL,
	"generate_lead_event_sent" boolean DEFAULT false NOT NULL,
	"qualify_lead_event_sent" boolean DEFAULT false NOT NULL,
	"purchase_event_sent" boolean DEFAULT false NOT NULL,
	"utm_params" jsonb,
	"pages_visited" jsonb,
	"conversation_id" text,
	"client_id" text,
	"terms_version" text,
	"created_by" uuid,
	"disabled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_number_in_party" CHECK ("users"."number_in_party" between 1 and 10),
	CONSTRAINT "users_secondary_has_primary" CHECK (("users"."user_type" = 'secondary') = ("users"."primary_user_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_pages" ADD CONSTRAINT "form_pages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_primary_user_id_users_user_id_fk" FOREIGN KEY ("primary_user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject_id" ON "audit" USING btree ("subject_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_actor_id" ON "audit" USING btree ("actor_id","audit_id");--> statement-breakpoint
CREATE INDEX "case_events_user_id" ON "case_events" USING btree ("user_id","case_event_id");--> statement-breakpoint
CREATE INDEX "idempotency_created_at" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_phone_email_form_unique" ON "leads" USING btree ("phone_number","email","form_name");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at","lead_id");--> statement-breakpoint
CREATE INDEX "limits_window_ends_at" ON "limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" USING btree ("created_at","message_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_family_id" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_number_unique" ON "users" USING btree ("phone_number") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_primary_user_id" ON "users" USING btree ("primary_user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","user_id");