CREATE TABLE "form_english" (
	"user_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"path" text NOT NULL,
	"original" text NOT NULL,
	"english" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_english_user_id_form_name_path_pk" PRIMARY KEY("user_id","form_name","path")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lets_primary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_english" ADD CONSTRAINT "form_english_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;