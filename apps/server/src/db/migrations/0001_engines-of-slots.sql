CREATE TABLE "engine_costs" (
	"engine" text NOT NULL,
	"day" date DEFAULT current_date NOT NULL,
	"pictures" integer NOT NULL,
	"cost_cents" double precision NOT NULL,
	CONSTRAINT "engine_costs_engine_day_pk" PRIMARY KEY("engine","day")
);
--> statement-breakpoint
DROP INDEX "slots_queued";--> statement-breakpoint
DROP INDEX "slots_turn";--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "lane" text DEFAULT 'workers' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "order_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "ticket" jsonb;--> statement-breakpoint
CREATE INDEX "slots_orders" ON "slots" USING btree ("not_before") WHERE ticket is not null;--> statement-breakpoint
CREATE INDEX "slots_queued" ON "slots" USING btree ("lane","user_id","created_at","job_id","index") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "slots_turn" ON "slots" USING btree ("lane","user_id","started_at");