/** The channel on which the id of a session is told when its row goes, for whatever reason. */
export const SESSION_ENDS_CHANNEL = 'session_ends';
