CREATE TABLE "documents" (
	"document_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"file_number" integer NOT NULL,
	"object_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer,
	"sha256" text,
	"state" text NOT NULL,
	"refused_for" text,
	"name" text,
	"note" text,
	"doubts" text[],
	"scanned" text,
	"accepted_by" uuid,
	"accepted_at" timestamp (3) with time zone,
	"asked_again" text,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "documents_file_number" CHECK ("documents"."file_number" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "upload_passes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_passes" ADD CONSTRAINT "upload_passes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_user_type_number_unique" ON "documents" USING btree ("user_id","document_type","file_number");--> statement-breakpoint
CREATE INDEX "documents_object_key" ON "documents" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "documents_incoming" ON "documents" USING btree ("created_at") WHERE "documents"."state" = 'incoming';--> statement-breakpoint
CREATE INDEX "upload_passes_user_id" ON "upload_passes" USING btree ("user_id");