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
