/**
 * The one role of the cluster, without a password: only the socket folder's account can connect.
 */
export const OWNER_NAME = 'toile';

export type ServerSettings = Readonly<Record<string, string>>;

/** PostgreSQL's own default, which an operator's database most likely has too. */
export const MAX_CONNECTIONS = 100;

const BASE_SETTINGS: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: String(MAX_CONNECTIONS),
  shared_buffers: '128MB',
  log_checkpoints: 'off',
  // Details and statements of errors hold what users typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
};

/** Clusters of tests are thrown away: they need not survive a power cut. */
export const THROWAWAY_SETTINGS: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Flags of the program postgres: ours, then the caller's, then the socket's folder. */
export function serverFlags(socketFolder: string, settings: ServerSettings): string[] {
  const all = { ...BASE_SETTINGS, ...settings, unix_socket_directories: quote(socketFolder) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Quotes a member of a list, which may then contain spaces and commas. */
const quote = (path: string) => `"${path.replaceAll('"', '""')}"`;

/** Environment without variables of ours: PGDATA and others would mislead the programs. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

export function databaseUrl(socketFolder: string, database: string): string {
  return `postgresql://${OWNER_NAME}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
