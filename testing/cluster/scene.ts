import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import { openS3Files } from '../../apps/server/src/adapters/files/s3/s3-files.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database.ts';
import { filesAddressSchema } from '../../apps/server/src/platform/files-address.ts';
import { retryWhileAway } from '../../apps/server/src/platform/retry.ts';
import { createTestBucket } from '../../apps/server/src/testing/create-test-bucket.ts';
import { startPgbouncer } from '../../apps/server/src/testing/pgbouncer.ts';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { buildFolder } from '../../scripts/steps/project-root.mjs';
import { MAIN, type Part, startLonePart } from '../faults/product.ts';
import { startCeph } from './ceph.ts';
import { type Entrance, openEntrance } from './entrance.ts';
import { type Line, openLine } from './line.ts';
import { findPostgres, type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { APIS, WORKERS } from './plan.ts';

const LEASE_SECONDS = 10;
const WELCOME_CREDITS = 300;
const HEAP_MB = 512;
/** Delay of each piece of data on a slow way to the store. */
const SLOW_MS = 150;
const CLOCK = pathToFileURL(fileURLToPath(new URL('jumping-clock.mjs', import.meta.url))).href;

/** A process of the product, with a wall clock of its own. */
export type Member = { name: string; part: Part; setClock: (offsetMs: number) => Promise<void> };

/** The whole of it: entrance, APIs, workers, pooler, database, store and the way to it. */
export type Cluster = {
  origin: string;
  dataDir: string;
  entrance: Entrance;
  apis: Member[];
  workers: Member[];
  postgres: OwnPostgres;
  pooler: { restart: (awayMs: number) => Promise<void> };
  storeLine: Line;
  /** Straight to the database and to the store, past all that is made to fail. */
  database: Database;
  files: FileStore;
  /** Ends the processes of the product; resolves with the number of bad ends. */
  stopMembers: () => Promise<number>;
  close: () => Promise<void>;
};

async function startStore(say: (line: string) => void) {
  say('Ceph starts …');
  const ceph = await startCeph();
  const line = await openLine(ceph.port, { delayMs: SLOW_MS });
  process.env['AWS_ACCESS_KEY_ID'] = ceph.credentials.accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = ceph.credentials.secretAccessKey;
  const urlAt = (port: number) => `s3://toile-cluster/pictures?endpoint=http://127.0.0.1:${port}`;
  const address = filesAddressSchema.parse(urlAt(ceph.port));
  if (address.kind !== 's3') throw new Error('The store’s address is none of S3');
  await createTestBucket(address);
  const files = await openS3Files({ address });
  // A new gateway makes its pools at the first write, which takes a while.
  await retryWhileAway(() => files.put(Buffer.from('hem')), { giveUpAfterMs: 120_000 });
  return { ceph, line, url: urlAt(line.port), files };
}

async function startDatabase(folder: string, say: (line: string) => void) {
  say('PostgreSQL and PgBouncer start …');
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is not installed');
  const postgres = await startOwnPostgres(binaries, folder);
  const pooler = await startPgbouncer(postgres.url, { poolSize: 20 });
  const database = openDatabase(postgres.url, { maxConnections: 4, onError: () => undefined });
  return { postgres, pooler, database };
}

type MemberOptions = {
  folder: string;
  environment: Record<string, string>;
  output: ReturnType<typeof createWriteStream>;
};

function startMember(
  name: string,
  role: 'api' | 'worker',
  { folder, environment, output }: MemberOptions,
): Member {
  const clockFile = join(folder, `clock-${name}`);
  const own = { NODE_OPTIONS: `--import ${CLOCK}`, TOILE_CLOCK_FILE: clockFile };
  const options = { role, environment: { ...environment, ...own }, output };
  return {
    name,
    part: startLonePart({ ...options, program: MAIN, heapMb: HEAP_MB }),
    setClock: (offsetMs) => writeFile(clockFile, String(offsetMs)),
  };
}

/** Starts everything, in a folder of its own; the processes' output goes to `logFile`. */
export async function setScene(logFile: string, say: (line: string) => void): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-cluster-'));
  // The database runs as another user, who needs access.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const { postgres, pooler, database } = await startDatabase(folder, say);
  const store = await startStore(say);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: postgres.url,
    FILES_URL: store.url,
    AWS_ACCESS_KEY_ID: store.ceph.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: store.ceph.credentials.secretAccessKey,
    // This repository's models: nothing is fetched for a trial.
    MODELS_DIR: join(buildFolder, 'models'),
    CUTOUT_MODEL: 'selfie',
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    PAYMENTS_SANDBOX: 'on',
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    WELCOME_CREDITS: String(WELCOME_CREDITS),
    LEASE_SECONDS: String(LEASE_SECONDS),
    WORKER_CONCURRENCY: '1',
    STUDIO_THREADS: '1',
    DRAIN_SECONDS: '8',
    LOG_LEVEL: 'info',
  };
  say(`${APIS} APIs and ${WORKERS} workers start …`);
  const output = createWriteStream(logFile, { flags: 'a' });
  // Every life of a part adds a listener.
  output.setMaxListeners(0);
  const apiPorts: number[] = [];
  for (let place = 0; place < APIS; place += 1) apiPorts.push(await findFreePort());
  const apis = apiPorts.map((own, place) =>
    startMember(`api-${place}`, 'api', {
      folder,
      environment: { ...environment, PORT: String(own) },
      output,
    }),
  );
  const workers = Array.from({ length: WORKERS }, (_, place) =>
    startMember(`worker-${place}`, 'worker', { folder, environment, output }),
  );
  const members = [...apis, ...workers];
  await Promise.all(members.map(({ part }) => part.ready()));
  const entrance = await openEntrance(port, apiPorts);

  async function stopMembers(): Promise<number> {
    const codes = await Promise.all(members.map(({ part }) => part.stop()));
    return codes.filter((code) => code !== 0).length;
  }

  return {
    origin,
    dataDir,
    entrance,
    apis,
    workers,
    postgres,
    pooler,
    storeLine: store.line,
    database,
    files: store.files,
    stopMembers,
    close: async () => {
      await stopMembers();
      await entrance.close();
      output.end();
      store.files.close();
      await database.close();
      await pooler.stop();
      await postgres.stop();
      await store.line.close();
      await store.ceph.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
