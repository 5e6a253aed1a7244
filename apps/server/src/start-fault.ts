import { FilesAwayError } from './adapters/files/files-port.ts';
import { OldDatabaseError } from './db/migrate.ts';
import { ConfigError } from './platform/config.ts';
import { isConnectionLoss, isPoolerRefusal } from './platform/connection-loss.ts';
import { DatabaseInUseError } from './platform/embedded-postgres/leftover-server.ts';

/** Errors whose message tells an operator what to do. */
const FAULTS = [ConfigError, DatabaseInUseError, OldDatabaseError];

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The sentence for a fault that the operator can fix; `undefined` for one of our own. */
export function findStartFault(error: unknown): string | undefined {
  if (FAULTS.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  if (hasCode(error, 'EADDRINUSE')) {
    return 'PORT is taken by another program: stop that one, or choose another PORT.';
  }
  if (hasCode(error, 'EACCES') && error instanceof Error) {
    return `Not allowed: ${error.message}. Choose another PORT or DATA_DIR.`;
  }
  if (error instanceof FilesAwayError) return `FILES_URL: ${error.message}.`;
  if (isPoolerRefusal(error)) {
    return 'DATABASE_URL goes through a pooler: set DATABASE_LISTEN_URL to the address of the same database without it, or to poll (docs/deploy.md).';
  }
  if (isConnectionLoss(error)) return 'DATABASE_URL names a database that does not answer.';
  return undefined;
}
