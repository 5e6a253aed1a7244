import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/create-log.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { readRoles } from '../roles.ts';
import { handleSignals } from '../signals.ts';
import { findStartFault } from '../start-fault.ts';
import { type Keeper, keepServer } from './keep-server.ts';
import type { Orders } from './keeper-words.ts';
import { launchServer } from './launch-server.ts';

/** For the server, which has its own patience, and then for the database. */
const PATIENCE_MS = 60_000;

async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: FastifyBaseLogger,
): Promise<EmbeddedPostgres | undefined> {
  if (databaseUrl !== undefined) return undefined;
  return startEmbeddedPostgres({ dataDir, log: (line) => log.info({ from: 'postgres' }, line) });
}

/** The server's end, and then the database's. */
async function endAfter(keeper: Keeper, postgres: EmbeddedPostgres | undefined): Promise<number> {
  try {
    return await keeper.ended;
  } finally {
    await postgres?.stop();
  }
}

async function keep(file: string): Promise<number> {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  readRoles(args);
  const log = createLog(config.logLevel);

  async function start() {
    const postgres = await openDatabase(config, log);
    const databaseUrl = postgres?.url;
    const launch = (orders: Orders) => launchServer({ file, args }, orders);
    const keeper = keepServer({ launch, databaseUrl, log });
    return { stop: keeper.stop, ended: endAfter(keeper, postgres) };
  }

  const starting = start();
  handleSignals({
    stop: async () => {
      const { stop, ended } = await starting;
      stop();
      if ((await ended) !== 0) throw new Error('The server did not end in order');
    },
    onFault: (error) => log.fatal({ err: error }, 'Stopped by an error'),
    patienceMs: PATIENCE_MS,
  });
  return (await starting).ended;
}

/**
 * The life of the process that keeps the server: it owns the embedded database, which so outlives
 * the server, and starts the server again when it dies. It hears nothing from any client. When it
 * is killed itself, the server and the database end by themselves.
 */
export function keepProcess(serverFile: string): void {
  keep(serverFile).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${findStartFault(error) ?? inspect(error)}\n`);
      process.exit(1);
    },
  );
}
