/** Error codes for NUL in text and in jsonb: valid in a request, but PostgreSQL cannot store it. */
const TEXT_REFUSALS = new Set(['22021', '22P05']);

/** True for an error that is, or was caused by, text that PostgreSQL cannot store. */
export function isTextRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isItself = 'code' in error && TEXT_REFUSALS.has(String(error.code));
  return isItself || isTextRefusal(error.cause);
}
