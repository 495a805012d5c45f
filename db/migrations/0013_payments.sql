CREATE TABLE "article_votes" (
	"article" text NOT NULL,
	"locale" text NOT NULL,
	"is_useful" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_votes_article_locale_is_useful_pk" PRIMARY KEY("article","locale","is_useful")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"product_ids" jsonb NOT NULL,
	"number_purchasing" integer NOT NULL,
	"country" text,
	"method" text DEFAULT 'card' NOT NULL,
	"promo_code" text,
	"invoice" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_number_purchasing" CHECK ("carts"."number_purchasing" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"comment_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_events" (
	"event_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"user_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"is_asked" boolean NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_requests_user_id_document_type_pk" PRIMARY KEY("user_id","document_type")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"made_by" uuid,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"provider_ref" text,
	"handed_out" jsonb,
	"held_until" timestamp (3) with time zone,
	"content_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"number_purchasing" integer NOT NULL,
	"number_in_party" integer NOT NULL,
	"covered" integer NOT NULL,
	"minors" integer NOT NULL,
	"country" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"shown_amount" bigint NOT NULL,
	"shown_currency" text NOT NULL,
	"tax_rate" numeric(6, 5) DEFAULT 0 NOT NULL,
	"tax_amount" bigint DEFAULT 0 NOT NULL,
	"promo_code" text,
	"proportion" numeric(6, 5) DEFAULT 0 NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"rate_as_of" date NOT NULL,
	"rate_source" text NOT NULL,
	"locale" text NOT NULL,
	"invoice" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."shown_amount" >= 0),
	CONSTRAINT "orders_number_purchasing" CHECK ("orders"."number_purchasing" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"made_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_key_pk" PRIMARY KEY("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "payment_matches" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"ours" integer NOT NULL,
	"theirs" integer NOT NULL,
	"differences" integer NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_matches_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_reviews" (
	"review_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reviews_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"provider_ref" text NOT NULL,
	"order_id" uuid,
	"expected" jsonb,
	"told" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_payment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"promo_code" text,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"reason" text,
	"marked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "price_promises" (
	"user_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"currency" text NOT NULL,
	"tier" integer NOT NULL,
	"is_minor" boolean NOT NULL,
	"proportion" numeric(6, 5) NOT NULL,
	"unit" bigint NOT NULL,
	"version_number" integer NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"rate_as_of" date NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_promises_user_id_sid_currency_tier_is_minor_proportion_pk" PRIMARY KEY("user_id","sid","currency","tier","is_minor","proportion")
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"proportion" numeric(6, 5) NOT NULL,
	"method" text DEFAULT 'any' NOT NULL,
	"least_people" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promos_proportion" CHECK ("promos"."proportion" between 0 and 1),
	CONSTRAINT "promos_uses" CHECK ("promos"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"request_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_request_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"people" jsonb NOT NULL,
	"free_seats" integer DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"proportion" numeric(6, 5) NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"state" text NOT NULL,
	"asked_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"provider_ref" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"secret" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"decline_code" text,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"back_url" text NOT NULL,
	"success_url" text NOT NULL,
	"notification_url" text NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_applicants" (
	"subscription_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"covered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_applicants_subscription_id_user_id_pk" PRIMARY KEY("subscription_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_promises" ADD CONSTRAINT "price_promises_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_subscription_id_subscriptions_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("subscription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_applicants" ADD CONSTRAINT "subscription_applicants_subscription_id_subscriptions_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("subscription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_applicants" ADD CONSTRAINT "subscription_applicants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_article" ON "comments" USING btree ("article","locale","created_at","comment_id") WHERE "comments"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("created_at","comment_id") WHERE "comments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "comments_created_at" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversion_events_once" ON "conversion_events" USING btree ("user_id","event","subject");--> statement-breakpoint
CREATE INDEX "conversion_events_created_at" ON "conversion_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference_unique" ON "orders" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_current_unique" ON "orders" USING btree ("user_id") WHERE "orders"."state" in ('created', 'pending') and "orders"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_purchase_id" ON "orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("checked_at","created_at") WHERE "orders"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "pay_links_user_id" ON "pay_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pay_links_expires_at" ON "pay_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reviews_once" ON "payment_reviews" USING btree ("kind","provider","provider_ref","reference");--> statement-breakpoint
CREATE INDEX "payment_reviews_open" ON "payment_reviews" USING btree ("created_at") WHERE "payment_reviews"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_payment_number_unique" ON "payments" USING btree ("payment_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_id_unique" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_user_id" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at","payment_id");--> statement-breakpoint
CREATE INDEX "price_promises_shown_at" ON "price_promises" USING btree ("shown_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_number_unique" ON "refund_requests" USING btree ("request_number");--> statement-breakpoint
CREATE INDEX "refund_requests_user_id" ON "refund_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_requests_payment_id" ON "refund_requests" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_requests_open" ON "refund_requests" USING btree ("created_at") WHERE "refund_requests"."state" in ('asked', 'approved', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_reference_unique" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_secret_unique" ON "sandbox_payments" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "sandbox_payments_created_at" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_settles_at" ON "sandbox_payments" USING btree ("settles_at") WHERE "sandbox_payments"."settles_at" is not null;--> statement-breakpoint
CREATE INDEX "subscription_applicants_user_id" ON "subscription_applicants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_payment_id" ON "subscriptions" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "promos" ("code", "kind", "proportion", "method", "least_people") VALUES
	('MIRADOR2025', 'promo', 0.10, 'any', 1),
	('FAMILIA2025', 'promo', 0.15, 'card', 2),
	('PAYINUSA', 'promo', 0.25, 'card', 1);
