/** Error codes of the file system and the database for a full disk. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True for an error that is, or was caused by, a full disk. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isItself = 'code' in error && FULL_CODES.has(String(error.code));
  return isItself || isStorageFull(error.cause);
}
