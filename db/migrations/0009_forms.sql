ALTER TABLE "form_pages" ADD COLUMN "confirm_later" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_pages" ADD COLUMN "saved_on" date;--> statement-breakpoint
ALTER TABLE "form_pages" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "form_pages" ADD COLUMN "saved_from" text;