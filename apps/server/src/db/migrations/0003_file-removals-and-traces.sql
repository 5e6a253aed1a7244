CREATE TABLE "file_removals" (
	"sha256" text PRIMARY KEY NOT NULL,
	"claim" uuid DEFAULT gen_random_uuid() NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "trace_parent" text;--> statement-breakpoint
CREATE INDEX "file_removals_under_way" ON "file_removals" USING btree ("claimed_until") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "file_removals_done" ON "file_removals" USING btree ("removed_at") WHERE removed_at is not null;