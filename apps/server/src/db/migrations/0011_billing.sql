CREATE TABLE "billing_checkouts" (
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_checkouts_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_provider_id_pk" PRIMARY KEY("provider","id"),
	CONSTRAINT "billing_customers_user" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" text,
	"number" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"disputed_cents" integer NOT NULL,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"url" text,
	"pdf_url" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"granted_credits" integer DEFAULT 0 NOT NULL,
	"reclaimed_credits" integer DEFAULT 0 NOT NULL,
	"taken_back_credits" integer DEFAULT 0 NOT NULL,
	"reclaims" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "billing_invoices_provider_id_pk" PRIMARY KEY("provider","id"),
	CONSTRAINT "billing_invoices_credits" CHECK (taken_back_credits between 0 and reclaimed_credits and reclaimed_credits <= granted_credits)
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"pending_price_id" text,
	"status" text NOT NULL,
	"cancels_at_period_end" boolean NOT NULL,
	"billing_anchor" timestamp with time zone NOT NULL,
	"paid_from" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_subscriptions_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "sandbox_customers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_checkouts_open" ON "billing_checkouts" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "billing_invoices_user" ON "billing_invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_subscriptions_live" ON "billing_subscriptions" USING btree ("user_id","provider") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "sandbox_deliveries" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_invoice" ON "ledger_transfers" USING btree ("provider","invoice_id");