/** Channel that carries the id of a session whenever its row is deleted. */
export const SESSION_ENDS_CHANNEL = 'session_ends';
