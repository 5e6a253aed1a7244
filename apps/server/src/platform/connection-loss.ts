/**
 * Error codes that blame the database or the file store, not the request: it is away or overloaded.
 */
const CONNECTION_CODES = new Set([
  '25P03', // idle-in-transaction time-out
  '53300', // too many connections
  '57014', // statement time-out
  '57P01', // shut down by an administrator
  '57P02', // crash of another session
  '57P03', // still starting up
  '57P05', // idle session time-out
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EFILESAWAY', // FilesAwayError
]);

/** Messages of node-postgres, without a code, for a connection that breaks or cannot be opened. */
const CONNECTION_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** True for a unix socket whose file is gone; other missing files are other errors. */
function isMissingSocket(error: Error): boolean {
  return codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

function isLostItself(error: Error): boolean {
  if (isMissingSocket(error)) return true;
  const code = codeOf(error);
  if (code !== undefined) return CONNECTION_CODES.has(code) || code.startsWith('08');
  return CONNECTION_MESSAGES.some((message) => error.message.startsWith(message));
}

/**
 * True for an error that is, or was caused by, the loss of the database or of the file store: waiting
 * may cure it.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isLostItself(error) || isConnectionLoss(error.cause);
}

/** True for an error of the file store, which says nothing of the database's connection. */
export function isFilesAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'EFILESAWAY') || isFilesAway(error.cause);
}
