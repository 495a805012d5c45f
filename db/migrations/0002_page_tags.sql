CREATE TABLE "page_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
