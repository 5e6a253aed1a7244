DROP INDEX "slots_queued";--> statement-breakpoint
CREATE INDEX "slots_queued" ON "slots" USING btree ("user_id","created_at","job_id","index") WHERE state = 'queued';