import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './server-process.ts';

/** Debian has it outside of a user's path. */
const PATH = `${process.env.PATH}:/usr/sbin`;
/** Any account but root, as which it does not run. */
const NOBODY = 65_534;

/** True where PgBouncer is installed: `apt-get install pgbouncer`. */
export const hasPgbouncer = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts PgBouncer before a database, with connections lent for a transaction and Debian's settings
 * for all else. `url` is its address.
 */
export async function startPgbouncer(directUrl: string, { poolSize = 8 } = {}) {
  const { searchParams, username, pathname } = new URL(directUrl);
  const folder = await mkdtemp(join(tmpdir(), 'toile-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const settings = [
    '[databases]',
    `* = host=${searchParams.get('host')} user=${username}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\nmax_client_conn = 400',
    `default_pool_size = ${poolSize}`,
    // By default no connection is tried for 15 seconds after one that failed.
    'server_login_retry = 1',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings.join('\n'), { mode: 0o644 });
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`;

  async function launch() {
    const child = spawn('pgbouncer', [file], { env: { PATH }, stdio: 'ignore', ...identity });
    const ended = once(child, 'exit');
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer does not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  }

  let kill = await launch();
  return {
    url,
    /** Kills it and starts it again at the same address after `awayMs`. */
    restart: async (awayMs: number) => {
      await kill();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      kill = await launch();
    },
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
