import type { Engine } from '@toile/engines';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { migrateDatabase } from './db/migrate.ts';
import { DEMO_CREDITS, type DemoLogin, seedDemoAccount } from './modules/accounts/demo-account.ts';
import { createLedger } from './modules/credits/ledger.service.ts';
import { type Closers, createClosers } from './platform/closers.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { retryWhileAway } from './platform/retry.ts';
import { poolSize } from './pool-size.ts';
import type { Role } from './roles.ts';
import { createServices, type Services } from './services.ts';
import { startWorker } from './worker.ts';

/** So long may a database of one's own take to appear, when both are started together. */
const DATABASE_PATIENCE_MS = 30_000;

type ServerOptions = {
  config: Config;
  roles: ReadonlySet<Role>;
  engine: Engine;
  log: FastifyBaseLogger;
};

export type RunningServer = {
  demo: DemoLogin | undefined;
  mailDestination: string;
  /** Ends requests, streams, worker and database, in this order. */
  stop: () => Promise<void>;
};

async function openDatabaseUrl(options: ServerOptions, closers: Closers): Promise<string> {
  const { config, log } = options;
  if (config.databaseUrl) return config.databaseUrl;
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

async function start(options: ServerOptions, closers: Closers) {
  const { config, roles, engine, log } = options;
  closers.add(() => engine.close());
  const databaseUrl = await openDatabaseUrl(options, closers);
  const migrate = () => migrateDatabase(databaseUrl);
  await retryWhileAway(migrate, { giveUpAfterMs: DATABASE_PATIENCE_MS });
  const database = openDatabase(databaseUrl, {
    maxConnections: poolSize(roles, config.workerConcurrency),
    onError: (error) => log.warn({ err: error }, 'A connection to the database was lost'),
  });
  closers.add(() => database.close());
  const services = await createServices({ config, database, databaseUrl, engine, log });
  closers.add(() => services.close());
  const demo = config.hasDemoAccount ? await seedDemo(services) : undefined;
  if (roles.has('worker')) {
    const worker = startWorker(services);
    closers.add(() => worker.stop());
  }
  if (roles.has('api')) {
    const app = await buildApp(services);
    closers.add(() => app.close());
    await app.listen({ host: config.host, port: config.port });
  }
  log.info({ roles: [...roles], mails: services.mail.destination }, 'Started');
  return { demo, mailDestination: services.mail.destination };
}

/** Starts the roles and all they need; what was started is ended again when something fails. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closers = createClosers();
  try {
    return { ...(await start(options, closers)), stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll().catch((fault) => options.log.error({ err: fault }, 'Clean-up failed'));
    throw error;
  }
}
