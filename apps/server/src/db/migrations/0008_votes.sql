ALTER TABLE "generations" ADD COLUMN "voted" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "vote_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_vote_id_unique" UNIQUE("vote_id");