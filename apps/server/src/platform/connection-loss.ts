/** Error codes that blame the database, not the request: it is away or overloaded. */
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

/** True for the refusal of a pooler to set up a session: it lends connections for a transaction. */
export const isPoolerRefusal = (error: unknown): boolean =>
  isCausedBy(error, ({ message }) => message.includes('unsupported startup parameter'));

function isLostItself(error: Error): boolean {
  if (isPoolerRefusal(error)) return false;
  if (isMissingSocket(error)) return true;
  const code = codeOf(error);
  if (code !== undefined) return CONNECTION_CODES.has(code) || code.startsWith('08');
  return CONNECTION_MESSAGES.some((message) => error.message.startsWith(message));
}

/** True for an error that is, or was caused by, one that passes a test. */
function isCausedBy(error: unknown, isMeant: (one: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  return isMeant(error) || isCausedBy(error.cause, isMeant);
}

/** True for an error that is, or was caused by, the loss of the database: waiting may cure it. */
export const isConnectionLoss = (error: unknown): boolean => isCausedBy(error, isLostItself);

/** The same for the database or the file store: work that needs both is tried again. */
export const isAway = (error: unknown): boolean =>
  isCausedBy(error, (one) => isLostItself(one) || codeOf(one) === 'EFILESAWAY');
