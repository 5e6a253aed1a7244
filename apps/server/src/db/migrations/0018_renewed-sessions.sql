-- A session under a new token: its streams were opened under the old one, and end with that.
CREATE TRIGGER sessions_tell_renewal
  AFTER UPDATE OF token_hash ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_end();
