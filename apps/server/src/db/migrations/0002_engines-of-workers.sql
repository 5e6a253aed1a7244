CREATE TABLE "engine_lanes" (
	"lane" text PRIMARY KEY NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "refused_by" text[] DEFAULT '{}' NOT NULL;