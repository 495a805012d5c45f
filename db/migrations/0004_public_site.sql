CREATE TABLE "exchange_rates" (
	"as_of" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"media_url" text NOT NULL,
	"thumbnail_url" text,
	"caption" text,
	"permalink" text NOT NULL,
	"like_count" integer,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wait_alerts" (
	"alert_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"category" text NOT NULL,
	"below_months" numeric(4, 1) NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wait_times" (
	"city" text NOT NULL,
	"category" text NOT NULL,
	"as_of" date NOT NULL,
	"avg_months" numeric(4, 1),
	"next_months" numeric(4, 1),
	"source_url" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wait_times_city_category_as_of_pk" PRIMARY KEY("city","category","as_of")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wait_alerts_token_hash_unique" ON "wait_alerts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_alerts_open_unique" ON "wait_alerts" USING btree (lower("email"),"city","category") WHERE "wait_alerts"."sent_at" is null and "wait_alerts"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "wait_alerts_waiting" ON "wait_alerts" USING btree ("city","category") WHERE "wait_alerts"."confirmed_at" is not null and "wait_alerts"."sent_at" is null and "wait_alerts"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "wait_alerts_created_at" ON "wait_alerts" USING btree ("created_at");--> statement-breakpoint
-- What a new installation starts from: the figures of the Department of State as read on each day (0 = less than half a month).
INSERT INTO "wait_times" ("city", "category", "as_of", "avg_months", "next_months", "source_url")
SELECT "city", "category", "as_of"::date, "avg_months"::numeric, "next_months"::numeric,
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html'
FROM (VALUES
  ('mexico-city', 'visitor', '2026-04-02', 5.5, 1.5),
  ('mexico-city', 'visitor', '2026-05-19', 7, 3.5),
  ('mexico-city', 'visitor', '2026-06-19', null, 3),
  ('mexico-city', 'visitor', '2026-07-14', null, 3),
  ('mexico-city', 'student', '2026-07-14', null, 2),
  ('bogota', 'visitor', '2026-04-02', 10.5, 9),
  ('bogota', 'visitor', '2026-05-19', 11, 8.5),
  ('bogota', 'visitor', '2026-06-19', 11, 9),
  ('bogota', 'visitor', '2026-07-14', 11, 9),
  ('bogota', 'student', '2026-07-14', null, 2.5),
  ('quito', 'visitor', '2026-04-02', null, 2),
  ('quito', 'visitor', '2026-05-19', null, 1.5),
  ('quito', 'visitor', '2026-06-19', null, 1.5),
  ('quito', 'visitor', '2026-07-14', null, 1.5),
  ('quito', 'student', '2026-07-14', null, 0),
  ('lima', 'visitor', '2026-04-02', 8.5, 9),
  ('lima', 'visitor', '2026-05-19', 7, 9),
  ('lima', 'visitor', '2026-06-19', 7, 9),
  ('lima', 'visitor', '2026-07-14', 7, 9),
  ('lima', 'student', '2026-07-14', null, 0),
  ('buenos-aires', 'visitor', '2026-04-02', null, 1),
  ('buenos-aires', 'visitor', '2026-05-19', null, 0),
  ('buenos-aires', 'visitor', '2026-06-19', null, 0),
  ('buenos-aires', 'visitor', '2026-07-14', null, 0),
  ('buenos-aires', 'student', '2026-07-14', null, 0)
) AS "published" ("city", "category", "as_of", "avg_months", "next_months");
