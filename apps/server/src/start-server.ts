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
import { findMissingLimits, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { retryWhileAway } from './platform/retry.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { poolSize, queuePoolSize } from './pool-size.ts';
import { buildProbeServer } from './probe-server.ts';
import type { Part } from './roles.ts';
import { createServices, type Services } from './services.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

/** Longest wait for a database that is started together with the server. */
const DATABASE_PATIENCE_MS = 30_000;

type ServerOptions = {
  config: Config;
  part: Part;
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

/** Number of engines elsewhere, each with a queue of its own. */
const countLanes = (engine: Engine) => listMembers(engine).filter(({ lane }) => lane).length;

/** Migrates the database and opens its pool; `listenUrl` is where it can be listened to. */
async function openMigrated(options: ServerOptions, closers: Closers) {
  const { config, part, engine, log } = options;
  const databaseUrl = await openDatabaseUrl(options, closers);
  const { databasePooler: pooler } = config;
  const isPooled = pooler !== undefined;
  const listenUrl = pooler ? pooler.directUrl : databaseUrl;
  const migrate = () =>
    migrateDatabase(listenUrl ?? databaseUrl, { isPooled: listenUrl === undefined });
  await retryWhileAway(migrate, { giveUpAfterMs: DATABASE_PATIENCE_MS });
  const onError = (error: Error) =>
    log.warn({ err: error }, 'A connection to the database was lost');
  const work = { ...config, roles: part.roles, lanes: countLanes(engine) };
  const database = openDatabase(databaseUrl, { maxConnections: poolSize(work), onError, isPooled });
  closers.add(() => database.close());
  const missing = isPooled ? await findMissingLimits(database) : undefined;
  if (missing) log.warn({ missing }, 'The database has no time limits behind its pooler: set them');

  /** The connections of the worker's queues, which listen too. */
  function openQueues() {
    if (!pooler?.directUrl) return { database, isPooled };
    const direct = openDatabase(pooler.directUrl, { maxConnections: queuePoolSize(work), onError });
    closers.add(() => direct.close());
    return { database: direct };
  }

  return { database, listenUrl, openQueues };
}

/** Starts the worker, with the ended lives of this server. */
async function openWorker(
  services: Services,
  { orders, part, queues }: Pick<ServerOptions, 'orders' | 'part'> & Pick<WorkerOptions, 'queues'>,
) {
  const { database, log } = services;
  const left = await endLeasesOf(database, orders?.endedLives ?? []);
  if (left > 0) log.warn({ slots: left }, 'Took over the slots of a server that died');
  return startWorker(services, { life: orders?.life, engines: part.engines, queues });
}

/** Opens the port of the process, if it has one: the API's, or that of a worker alone. */
async function openPort(services: Services, { roles }: Part, closers: Closers): Promise<void> {
  const { config } = services;
  const port = roles.has('api') ? config.port : config.probePort;
  if (port === undefined) return;
  const app = await (roles.has('api') ? buildApp(services) : buildProbeServer(services));
  closers.add(() => app.close());
  await app.listen({ host: config.host, port });
}

async function start(options: ServerOptions, closers: Closers, ending: Ending) {
  const { config, part, engine, log } = options;
  const { roles } = part;
  const tracing = await openTracing(config);
  closers.add(() => tracing.close());
  closers.add(() => engine.close());
  const { openQueues, ...reached } = await openMigrated(options, closers);
  const services = await createServices({ config, ...reached, engine, log });
  closers.add(() => services.close());
  const demo = config.hasDemoAccount ? await seedDemo(services) : undefined;
  if (roles.has('worker')) {
    const queues = openQueues();
    const worker = await openWorker(services, { ...options, queues });
    closers.add(() => worker.stop(ending));
  }
  await openPort(services, part, closers);
  if (roles.has('api')) {
    const drain = () => services.draining.drain(config.drainSeconds);
    closers.add(async () => void (ending.isAsked && (await drain())));
  }
  const engines = part.engines && [...part.engines];
  log.info({ roles: [...roles], engines, mails: services.mail.destination }, 'Started');
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
