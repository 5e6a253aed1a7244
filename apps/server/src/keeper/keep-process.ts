import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/create-log.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { readPart } from '../roles.ts';
import { handleSignals } from '../signals.ts';
import { findStartFault } from '../start-fault.ts';
import { type Keeper, keepServer } from './keep-server.ts';
import type { Orders } from './keeper-words.ts';
import { launchServer } from './launch-server.ts';

/** Time limit for the server, which has its own, and then for the database; beside that for orders. */
const PATIENCE_MS = 60_000;

async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: FastifyBaseLogger,
): Promise<EmbeddedPostgres | undefined> {
  if (databaseUrl !== undefined) return undefined;
  return startEmbeddedPostgres({ dataDir, log: (line) => log.info({ from: 'postgres' }, line) });
}

/** Waits for the server's end, then ends the database. */
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
  readPart(args);
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
    patienceMs: PATIENCE_MS + config.orderGraceSeconds * 1000,
  });
  return (await starting).ended;
}

/**
 * The life of the keeper process. It owns the embedded database, which therefore outlives the
 * server, and restarts the server when it dies. It handles no client's data. When the keeper itself
 * is killed, server and database end by themselves.
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
