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
