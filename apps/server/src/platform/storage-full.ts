/** What the file system and the database say when nothing more can be written. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is a full disk. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isItself = 'code' in error && FULL_CODES.has(String(error.code));
  return isItself || isStorageFull(error.cause);
}
