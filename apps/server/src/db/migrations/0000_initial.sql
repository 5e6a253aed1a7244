CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"google_sub" text,
	"email_verified_at" timestamp with time zone NOT NULL,
	"disabled_instructions" text[] DEFAULT '{}'::text[] NOT NULL,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_google_sub_unique" UNIQUE("google_sub")
);
--> statement-breakpoint
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
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_not_negative" CHECK (user_id is null or balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid,
	"slot" integer,
	"generation_id" uuid,
	"invoice_id" text,
	"provider" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"image_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"prompt" text NOT NULL,
	"settings" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"unread" text[] NOT NULL,
	"seam" jsonb,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"seed" bigint NOT NULL,
	"variant" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"upscaled" boolean DEFAULT false NOT NULL,
	"downloaded" boolean DEFAULT false NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"voted" text,
	"vote_id" uuid,
	"upscaled_from_id" uuid,
	"origin_id" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generations_vote_id_unique" UNIQUE("vote_id")
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"job_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_events_job_id_seq_pk" PRIMARY KEY("job_id","seq")
);
--> statement-breakpoint
CREATE TABLE "job_inputs" (
	"job_id" uuid NOT NULL,
	"role" text NOT NULL,
	"image_id" uuid NOT NULL,
	"output_id" uuid,
	CONSTRAINT "job_inputs_job_id_role_pk" PRIMARY KEY("job_id","role")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"prompt" text NOT NULL,
	"settings" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"first_variant" integer DEFAULT 0 NOT NULL,
	"origin_id" uuid,
	"origin_recipe" jsonb,
	"upscale_of_id" uuid,
	"total" integer NOT NULL,
	"slot_price" integer NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"job_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"worker_id" text,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slots_job_id_index_pk" PRIMARY KEY("job_id","index"),
	CONSTRAINT "slots_lease" CHECK (state <> 'running' or lease_until is not null)
);
--> statement-breakpoint
CREATE TABLE "image_companions" (
	"image_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_released_at" timestamp with time zone,
	CONSTRAINT "image_companions_image_id_kind_pk" PRIMARY KEY("image_id","kind")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"pixels_sha256" text,
	"digital_source_type" text,
	"deleted_at" timestamp with time zone,
	"file_released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_inputs" ADD CONSTRAINT "job_inputs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_inputs" ADD CONSTRAINT "job_inputs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_companions" ADD CONSTRAINT "image_companions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_links_registration" ON "registration_links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "registrations_username" ON "registrations" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("deleted_at") WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "billing_checkouts_open" ON "billing_checkouts" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "billing_invoices_user" ON "billing_invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_subscriptions_live" ON "billing_subscriptions" USING btree ("user_id","provider") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "sandbox_deliveries" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_user_kind" ON "ledger_accounts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_house_kind" ON "ledger_accounts" USING btree ("kind") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_job" ON "ledger_transfers" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_invoice" ON "ledger_transfers" USING btree ("provider","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_slot_end" ON "ledger_transfers" USING btree ("job_id","slot") WHERE kind in ('settle', 'release');--> statement-breakpoint
CREATE UNIQUE INDEX "generations_slot" ON "generations" USING btree ("job_id","slot");--> statement-breakpoint
CREATE INDEX "generations_history" ON "generations" USING btree ("user_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "generations_image" ON "generations" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_upscale" ON "generations" USING btree ("upscaled_from_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_events_done" ON "job_events" USING btree ("job_id") WHERE event = 'done';--> statement-breakpoint
CREATE INDEX "job_inputs_image" ON "job_inputs" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_idempotency_key" ON "jobs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "jobs_running" ON "jobs" USING btree ("user_id") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_upscale" ON "jobs" USING btree ("upscale_of_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "slots_queued" ON "slots" USING btree ("user_id","created_at","job_id","index") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "slots_running" ON "slots" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "slots_turn" ON "slots" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "image_companions_sha256" ON "image_companions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_sha256" ON "images" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "images_pixels" ON "images" USING btree ("user_id","pixels_sha256");--> statement-breakpoint
CREATE INDEX "images_file_to_release" ON "images" USING btree ("sha256") WHERE deleted_at is not null and file_released_at is null;
--> statement-breakpoint
-- By hand from here on: what the schema's declaration cannot say.
-- The house's accounts: they carry no user and may be negative.
INSERT INTO ledger_accounts (kind) VALUES ('revenue'), ('promotions'), ('sales');
--> statement-breakpoint
-- What the ledger has written stays as it is; a mistake is mended by another transfer.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- At commit a transfer has two sides or more, and they sum to zero.
CREATE FUNCTION ledger_check_transfer(checked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sides integer;
  total bigint;
BEGIN
  SELECT count(*), coalesce(sum(amount), 0) INTO sides, total
    FROM ledger_entries WHERE transfer_id = checked;
  IF sides < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'Ledger transfer % has % sides with the sum %', checked, sides, total
      USING ERRCODE = 'check_violation';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_check_new_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_check_transfer(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_check_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_check_transfer(NEW.transfer_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balanced
  AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_new_transfer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced
  AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_new_entry();
--> statement-breakpoint
-- Whoever ends a session, and why: every API process hears of it and ends its streams.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ends', OLD.token_hash);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end
  AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
-- A session under a new token: its streams were opened under the old one, and end with that.
CREATE TRIGGER sessions_tell_renewal
  AFTER UPDATE OF token_hash ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_end();
