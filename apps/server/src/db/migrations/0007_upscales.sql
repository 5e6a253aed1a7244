ALTER TABLE "jobs" ADD COLUMN "upscale_of_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "generations_upscale" ON "generations" USING btree ("upscaled_from_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_upscale" ON "jobs" USING btree ("upscale_of_id") WHERE state = 'running';