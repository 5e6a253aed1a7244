/** The one role of the cluster. Only who can enter the socket's folder can be it. */
export const OWNER_NAME = 'toile';

export type ServerSettings = Readonly<Record<string, string>>;

/** PostgreSQL's own default, which a database of the operator's most likely has too. */
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

/** Flags of the program postgres: ours, then the caller's, then where its socket is. */
export function serverFlags(socketFolder: string, settings: ServerSettings): string[] {
  const all = { ...BASE_SETTINGS, ...settings, unix_socket_directories: quote(socketFolder) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The value is a list: a quoted member may hold spaces and commas. */
const quote = (path: string) => `"${path.replaceAll('"', '""')}"`;

/** Nothing of ours is inherited: PGDATA and its like would lead the programs astray. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

export function databaseUrl(socketFolder: string, database: string): string {
  return `postgresql://${OWNER_NAME}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
