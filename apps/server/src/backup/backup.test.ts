import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openLocalFiles } from '../adapters/files/local-files.ts';
import { migrateDatabase, newestMigration } from '../db/migrate.ts';
import { generations, images, jobs, slots, users } from '../db/schema/index.ts';
import { openDatabase } from '../platform/database.ts';
import { auditLedger, LEDGER_IN_ORDER } from '../testing/audit-ledger.ts';
import { listStored } from '../testing/file-store-contract.ts';
import { createPictureRuns, START } from '../testing/picture-runs.ts';
import { openSignedIn } from '../testing/register.ts';
import { openTestFiles } from '../testing/s3-server/open-test-files.ts';
import { startS3Server } from '../testing/s3-server/s3-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { filesOf, findSnapshot, listSnapshots, lockFolder } from './backup-folder.ts';
import { emptyDatabase } from './empty-database.ts';
import { listNamedFiles } from './named-files.ts';
import { pruneSnapshots } from './prune-snapshots.ts';
import { restoreFiles, restoreSnapshot } from './restore-snapshot.ts';
import { OWN_TABLES } from './tables.ts';
import { takeSnapshot } from './take-snapshot.ts';

const product = await createPictureRuns();
const { database, databaseUrl: url, files } = product;
const ada = await openSignedIn(product, 'ada');

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-backup-'));
  root = join(folder, 'backup');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const sketch = async (words: string) => {
  const { output_image_id: id } = await product.make(ada, {
    ai_model: 'create-sketch',
    text_prompt: words,
  });
  return id;
};

/** A restore into a database and a folder of its own. */
async function restore({ from = root, mayReplace = false, acceptsLoss = false } = {}) {
  const own = await createTestDatabase();
  const dataDir = join(folder, 'restored');
  const target = await openLocalFiles(join(dataDir, 'files'));
  const snapshot = await findSnapshot(from);
  const again = (options = {}) =>
    restoreSnapshot({
      root: from,
      snapshot,
      database: { url: own.url, isPooled: false },
      files: target,
      dataDir,
      mayReplace,
      acceptsLoss,
      ...options,
    });
  const restored = await again();
  return { ...own, ...restored, dataDir, files: target, again };
}

test('rows and files come back, a slot under way is queued again, and the ledger adds up', async () => {
  await sketch('an ikat gown');
  await ada.post(START, { multipart: { ai_model: 'create-sketch', text_prompt: 'under way' } });
  const lease = new Date(Date.now() + 60_000);
  await database
    .update(slots)
    .set({ state: 'running', leaseUntil: lease, workerId: 'a:1:b', attempt: 1 })
    .where(eq(slots.state, 'queued'));
  await takeSnapshot({ url, files, root, secret: 'kept\n' });
  const restored = await restore();
  expect(restored.queuedAgain).toBe(1);
  expect(restored.differences).toEqual({ entries: 0, balances: 0, held: 0 });
  expect(await auditLedger(restored.database)).toMatchObject(LEDGER_IN_ORDER);
  expect(await listStored(restored.files)).toEqual(await listStored(files));
  for (const table of [users, jobs, generations, images]) {
    const [before, after] = [
      await database.select().from(table),
      await restored.database.select().from(table),
    ];
    expect(after).toEqual(before);
  }
  const [queued] = await restored.database.select().from(slots).where(eq(slots.state, 'queued'));
  expect(queued).toMatchObject({ attempt: 1, leaseUntil: null, workerId: null });
  expect(await readdir(restored.dataDir)).toContain('secret');
});

test('log-ins and links do not come back', async () => {
  await takeSnapshot({ url, files, root });
  const { database: other } = await restore();
  const { rows } = await other.execute(
    sql`
      select from sessions union all select from account_links union all select from board_links`,
  );
  expect(rows).toEqual([]);
});

test('numbers go on after the highest one', async () => {
  await takeSnapshot({ url, files, root });
  const { database: other } = await restore();
  const { rows } = await other.execute<{ goesOn: boolean }>(sql`
    select nextval(pg_get_serial_sequence('ledger_entries', 'id'))
      > (select max(id) from ledger_entries) as "goesOn"`);
  expect(rows).toEqual([{ goesOn: true }]);
});

test('every table is kept or left out on purpose', async () => {
  await takeSnapshot({ url, files, root });
  const { manifest } = await findSnapshot(root);
  const kept = new Set(manifest.tables.map(({ name }) => name));
  expect(OWN_TABLES.filter((name) => !kept.has(name)).toSorted()).toEqual([
    'account_links',
    'board_links',
    'engine_lanes',
    'file_removals',
    'passkey_challenges',
    'rate_counters',
    'sessions',
  ]);
});

test('a second backup copies what is new, and finds a damaged copy', async () => {
  await takeSnapshot({ url, files, root });
  await sketch('a second gown');
  const { tally } = await takeSnapshot({ url, files, root });
  expect(tally.copied).toBeGreaterThan(0);
  expect(tally.present).toBeGreaterThan(0);
  const [key = ''] = await listStored(files);
  await writeFile(join(filesOf(root), key.slice(0, 2), key), 'rotten');
  expect((await takeSnapshot({ url, files, root })).tally.copied).toBe(0);
  await expect(restore()).rejects.toThrow(`the first is ${key}`);
  const healed = await takeSnapshot({ url, files, root, verifiesAll: true });
  expect(healed.tally.copied).toBe(1);
  await restore();
});

test('a database that holds anything is left as it is, unless it may be replaced', async () => {
  await takeSnapshot({ url, files, root });
  const { again, database: other, url: otherUrl } = await restore();
  await other.close();
  await expect(again()).rejects.toThrow('The database is not empty');
  expect((await again({ mayReplace: true })).differences.entries).toBe(0);
  const reader = openDatabase(otherUrl, { maxConnections: 1, onError: () => undefined });
  onTestFinished(() => reader.close());
  await reader.select().from(users);
  await expect(again({ mayReplace: true })).rejects.toThrow('stop the product first');
});

test('a backup of an older version is restored, and one of a newer is refused', async () => {
  const old = await createTestDatabase();
  await emptyDatabase(old.url, { mayReplace: false, isPooled: false });
  await migrateDatabase(old.url, { until: newestMigration() - 1 });
  await old.database.execute(sql`
    insert into users (username, email, email_verified_at) values ('older', 'o@a.example', now())`);
  const { snapshot } = await takeSnapshot({ url: old.url, files, root });
  expect(snapshot.manifest.migratedTo).toBeLessThan(newestMigration());
  const { database: other, again } = await restore();
  expect(await other.select({ name: users.username }).from(users)).toEqual([{ name: 'older' }]);
  const manifest = { ...snapshot.manifest, migratedTo: newestMigration() + 1 };
  await expect(again({ snapshot: { ...snapshot, manifest } })).rejects.toThrow('newer version');
});

test('a restore that fails half-way leaves no rows, and is begun anew', async () => {
  const { snapshot } = await takeSnapshot({ url, files, root });
  const tables = snapshot.manifest.tables.map((table) =>
    table.name === 'job_events' ? { ...table, rows: table.rows + 1 } : table,
  );
  const { again, database: other } = await restore();
  const wrong = { ...snapshot, manifest: { ...snapshot.manifest, tables } };
  const failing = again({ snapshot: wrong, mayReplace: true });
  await expect(failing).rejects.toThrow('The table job_events has');
  expect(await other.$count(users)).toBe(0);
  await other.close();
  expect((await again()).differences).toEqual({ entries: 0, balances: 0, held: 0 });
});

test('a torn backup is refused, and an earlier one has to be named', async () => {
  await expect(findSnapshot(root)).rejects.toThrow('There is no backup');
  const { snapshot } = await takeSnapshot({ url, files, root });
  const broken = { open: () => Promise.reject(new Error('killed')) };
  await sketch('a third gown');
  await expect(takeSnapshot({ url, files: broken, root })).rejects.toThrow('killed');
  await expect(findSnapshot(root)).rejects.toThrow(`--snapshot ${snapshot.name}`);
  expect((await findSnapshot(root, snapshot.name)).name).toBe(snapshot.name);
  await takeSnapshot({ url, files, root });
  expect(await listSnapshots(root)).toHaveLength(2);
});

test('a part that is missing or was changed is found', async () => {
  const { snapshot } = await takeSnapshot({ url, files, root });
  const part = join(snapshot.folder, 'users.copy.gz');
  await rename(part, `${part}.away`);
  await expect(findSnapshot(root)).rejects.toThrow('lacks its part users.copy.gz');
  await writeFile(part, 'something else');
  await expect(findSnapshot(root)).rejects.toThrow('users.copy.gz is not as it was written');
});

test('a picture that is deleted while files are copied is deleted after the restore', async () => {
  const id = await sketch('markergone gown');
  const [{ sha256 } = { sha256: '' }] = await database
    .select({ sha256: images.sha256 })
    .from(images)
    .innerJoin(generations, eq(generations.imageId, images.id))
    .where(eq(generations.id, id));
  const deleting = {
    open: async (key: string) => {
      if (key !== sha256) return files.open(key);
      await ada.post(`/api/delete-image/${id}/`);
      return undefined;
    },
  };
  const { snapshot } = await takeSnapshot({ url, files: deleting, root });
  expect(snapshot.manifest).toMatchObject({ gone: [sha256], lost: [] });
  const { database: other } = await restore();
  const [row] = await other.select().from(generations).where(eq(generations.id, id));
  expect(row).toMatchObject({ prompt: '', deletedAt: expect.any(Date) });
});

test('a file that the store has lost is told, and the rest comes back', async () => {
  const all: string[] = [];
  for await (const { sha256 } of listNamedFiles(url)) all.push(sha256);
  const [key = ''] = all;
  const losing = {
    open: async (sha256: string) => (sha256 === key ? undefined : files.open(sha256)),
  };
  const { snapshot } = await takeSnapshot({ url, files: losing, root });
  expect(snapshot.manifest.lost).toEqual([key]);
  const { files: target } = await restore();
  expect(await listStored(target)).toEqual(all.filter((each) => each !== key));
});

test('two backups do not write into one folder', async () => {
  const unlock = await lockFolder(root);
  await expect(lockFolder(root)).rejects.toThrow('Another backup');
  await unlock();
  const lock = join(root, 'lock');
  await writeFile(lock, JSON.stringify({ host: 'elsewhere', pid: 1 }));
  await expect(lockFolder(root)).rejects.toThrow('Another backup');
  // A machine that fell silent has no claim any more.
  const longAgo = new Date(Date.now() - 180_000);
  await utimes(lock, longAgo, longAgo);
  await (await lockFolder(root))();
});

test('old backups go, with the files that no other names', async () => {
  const id = await sketch('a gown to forget');
  await takeSnapshot({ url, files, root });
  const before = await listStored(await openLocalFiles(filesOf(root)));
  await ada.post(`/api/delete-image/${id}/`);
  await takeSnapshot({ url, files, root });
  await pruneSnapshots(root, 1);
  expect(await listSnapshots(root)).toHaveLength(1);
  const after = await listStored(await openLocalFiles(filesOf(root)));
  expect(after.length).toBeLessThan(before.length);
  await restore();
});

test('files alone come back for a database that was recovered elsewhere, into a bucket too', async () => {
  const server = await startS3Server({ pageSize: 3 });
  onTestFinished(() => server.stop());
  const bucket = await openTestFiles(server);
  await takeSnapshot({ url, files, root });
  const tally = await restoreFiles({ root, files: bucket }, listNamedFiles(url));
  expect(tally).toMatchObject({ absent: [], damaged: [] });
  const copied = await listStored(bucket);
  expect(copied).toHaveLength(tally.copied);
  // And from there into another folder.
  const second = await takeSnapshot({ url, files: bucket, root: join(folder, 'second') });
  expect(second.tally.copied).toBe(copied.length);
  expect(second.snapshot.manifest.lost).toEqual([]);
  bucket.close();
});
