/**
 * Requests for one answer about a photo at most. With the server's ten seconds between them they
 * wait for models that a slow machine loads in some minutes.
 */
export const MOST_TRIES = 8;
