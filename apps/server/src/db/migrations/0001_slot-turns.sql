ALTER TABLE "ledger_transfers" ADD COLUMN "slot" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_slot_end" ON "ledger_transfers" USING btree ("job_id","slot") WHERE kind in ('settle', 'release');--> statement-breakpoint
CREATE INDEX "slots_turn" ON "slots" USING btree ("user_id","started_at");