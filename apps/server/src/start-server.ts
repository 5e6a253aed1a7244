import { type Engine, listMembers } from '@toile/engines';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Orders } from './keeper/keeper-words.ts';
import { DEMO_CREDITS, type DemoLogin, seedDemoAccount } from './modules/accounts/demo-account.ts';
import { createLedger } from './modules/credits/ledger.service.ts';
import { endLeasesOf } from './modules/generations/slots/ended-lives.ts';
import { type Closers, createClosers } from './platform/closers.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { retryWhileAway } from './platform/retry.ts';
import { poolSize } from './pool-size.ts';
import type { Role } from './roles.ts';
import { createServices, type Services } from './services.ts';
import { startWorker } from './worker.ts';

/** Longest wait for a database that is started together with the server. */
const DATABASE_PATIENCE_MS = 30_000;

type ServerOptions = {
  config: Config;
  roles: ReadonlySet<Role>;
  engine: Engine;
  log: FastifyBaseLogger;
  /** Orders of the keeper, if there is one. */
  orders?: Orders;
};

type Ending = { isAsked: boolean };

export type RunningServer = {
  demo: DemoLogin | undefined;
  mailDestination: string;
  /**
   * Ends requests, streams, worker and database, in this order. A worker that is asked to end waits
   * for paid orders; one that ends after an error does not.
   */
  stop: (how: Ending) => Promise<void>;
};

async function openDatabaseUrl(options: ServerOptions, closers: Closers): Promise<string> {
  const { config, log, orders } = options;
  const given = config.databaseUrl ?? orders?.databaseUrl;
  if (given !== undefined) return given;
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info({ from: 'postgres' }, line),
  });
  closers.add(() => postgres.stop());
  return postgres.url;
}

function seedDemo({ database, secret }: Services): Promise<DemoLogin | undefined> {
  const ledger = createLedger({ welcomeCredits: DEMO_CREDITS });
  return seedDemoAccount(database, { secret, ledger });
}

/** Starts the worker, with the ended lives of this server. */
async function openWorker(services: Services, orders?: Orders) {
  const { database, log } = services;
  const left = await endLeasesOf(database, orders?.endedLives ?? []);
  if (left > 0) log.warn({ slots: left }, 'Took over the slots of a server that died');
  return startWorker(services, orders?.life);
}

/** Number of engines elsewhere, each with a queue of its own. */
const countLanes = (engine: Engine) => listMembers(engine).filter(({ lane }) => lane).length;

async function start(options: ServerOptions, closers: Closers, ending: Ending) {
  const { config, roles, engine, log, orders } = options;
  closers.add(() => engine.close());
  const databaseUrl = await openDatabaseUrl(options, closers);
  const migrate = () => migrateDatabase(databaseUrl);
  await retryWhileAway(migrate, { giveUpAfterMs: DATABASE_PATIENCE_MS });
  const database = openDatabase(databaseUrl, {
    maxConnections: poolSize({ ...options, ...config, lanes: countLanes(engine) }),
    onError: (error) => log.warn({ err: error }, 'A connection to the database was lost'),
  });
  closers.add(() => database.close());
  const services = await createServices({ config, database, databaseUrl, engine, log });
  closers.add(() => services.close());
  const demo = config.hasDemoAccount ? await seedDemo(services) : undefined;
  if (roles.has('worker')) {
    const worker = await openWorker(services, orders);
    closers.add(() => worker.stop(ending));
  }
  if (roles.has('api')) {
    const app = await buildApp(services);
    closers.add(() => app.close());
    await app.listen({ host: config.host, port: config.port });
  }
  log.info({ roles: [...roles], mails: services.mail.destination }, 'Started');
  return { demo, mailDestination: services.mail.destination };
}

/** Starts the roles and all that they need; after a failure it ends the parts already started. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closers = createClosers();
  const ending = { isAsked: false };
  try {
    const started = await start(options, closers, ending);
    const stop = ({ isAsked }: Ending) => {
      ending.isAsked = isAsked;
      return closers.closeAll();
    };
    return { ...started, stop };
  } catch (error) {
    await closers.closeAll().catch((fault) => options.log.error({ err: fault }, 'Clean-up failed'));
    throw error;
  }
}
