ALTER TABLE "jobs" ADD COLUMN "trimmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_counters_expiry" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "registration_links_expiry" ON "registration_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_age" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_events_age" ON "billing_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "generations_to_forget" ON "generations" USING btree ("job_id") WHERE deleted_at is not null and (prompt <> '' or unread <> '{}' or settings <> '{}' or choices <> '{}');--> statement-breakpoint
CREATE INDEX "jobs_to_trim" ON "jobs" USING btree ("finished_at") WHERE finished_at is not null and trimmed_at is null;--> statement-breakpoint
CREATE INDEX "images_uploads" ON "images" USING btree ("used_at") WHERE used_at is not null and deleted_at is null;
--> statement-breakpoint
-- By hand from here on: rows from before.
UPDATE images SET used_at = used.last
FROM (
  SELECT image_id, max(jobs.created_at) AS last
  FROM job_inputs JOIN jobs ON jobs.id = job_inputs.job_id
  WHERE role <> 'origin' GROUP BY image_id
) AS used
WHERE images.id = used.image_id AND images.deleted_at IS NULL;
--> statement-breakpoint
-- Runs without a prompt kept their settings when their last picture was deleted.
UPDATE jobs SET settings = '{}'
WHERE state = 'done' AND prompt = '' AND settings <> '{}' AND NOT EXISTS (
  SELECT FROM generations WHERE generations.job_id = jobs.id AND generations.deleted_at IS NULL
);
