CREATE TABLE "check_notes" (
	"user_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"finding" text NOT NULL,
	"values_hash" text NOT NULL,
	"note" text NOT NULL,
	"written_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_notes_user_id_form_name_finding_pk" PRIMARY KEY("user_id","form_name","finding")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid,
	"opened_at" timestamp (3) with time zone,
	"opened_by" uuid,
	"returned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_pages" ADD COLUMN "origins" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "check_notes" ADD CONSTRAINT "check_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("asked_at") WHERE "reviews"."state" = 'asked';