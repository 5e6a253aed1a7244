import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../adapters/files/durable-write.ts';
import { isAlive } from '../platform/embedded-postgres/postmaster-file.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { verifyPart } from './parts.ts';

/** End of the names of snapshots that are not whole (yet). */
const UNFINISHED = '.part';
const MANIFEST = 'manifest.json';

const snapshotsOf = (root: string) => join(root, 'snapshots');

/** Folder of the stored files in a backup, which all its snapshots share. */
export const filesOf = (root: string) => join(root, 'files');

/** A whole snapshot. */
export type Snapshot = { name: string; folder: string; manifest: Manifest };

const holderSchema = z.object({ host: z.string(), pid: z.number().int() });

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Interval at which a holder shows that it lives, and the silence after which it is dead. */
const BEAT_MS = 15_000;
const SILENT_MS = 120_000;

/** True for a lock whose process has died: on this machine at once, elsewhere after a silence. */
function isAbandoned(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > SILENT_MS) return true;
    const { host, pid } = holderSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
    return host === hostname() && !isAlive(pid);
  } catch {
    return false;
  }
}

/**
 * Keeps a folder for one backup at a time; the returned function gives it free.
 * @throws BackupError while another process has it
 */
export async function lockFolder(root: string): Promise<() => Promise<void>> {
  const lock = join(root, 'lock');
  await mkdir(root, { recursive: true, mode: 0o700 });
  if (isAbandoned(lock)) await rm(lock, { force: true });
  const holder = { host: hostname(), pid: process.pid };
  try {
    await writeFile(lock, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new BackupError(`Another backup is being made in ${root}.`);
  }
  const beat = () => void utimes(lock, new Date(), new Date()).catch(() => undefined);
  const beating = setInterval(beat, BEAT_MS).unref();
  return async () => {
    clearInterval(beating);
    await rm(lock, { force: true });
  };
}

async function listNames(root: string): Promise<string[]> {
  const names = await readdir(snapshotsOf(root)).catch((): string[] => []);
  return names.toSorted();
}

const isWhole = (name: string) => !name.endsWith(UNFINISHED);

/** Removes what backups left behind that were killed. */
async function removeTorn(root: string): Promise<void> {
  for (const name of await listNames(root)) {
    if (!isWhole(name)) await rm(join(snapshotsOf(root), name), { recursive: true, force: true });
  }
}

/** A snapshot that is being written. */
export type SnapshotDraft = { folder: string; commit: (manifest: Manifest) => Promise<Snapshot> };

/** Begins a snapshot in a folder that is locked. It becomes whole by its commit. */
export async function beginSnapshot(root: string, takenAt: Date): Promise<SnapshotDraft> {
  await removeTorn(root);
  const name = takenAt.toISOString().replaceAll(':', '-');
  const place = join(snapshotsOf(root), name);
  const folder = `${place}${UNFINISHED}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    commit: async (manifest) => {
      const text = `${JSON.stringify(manifest, null, 1)}\n`;
      await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
      await syncFolder(folder);
      await rename(folder, place);
      await syncFolder(snapshotsOf(root));
      return { name, folder: place, manifest };
    },
  };
}

async function readSnapshot(root: string, name: string): Promise<Snapshot> {
  const folder = join(snapshotsOf(root), name);
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`The backup ${folder} is torn: it has no ${MANIFEST}.`, { cause });
  });
  try {
    return { name, folder, manifest: manifestSchema.parse(JSON.parse(text)) };
  } catch (cause) {
    throw new BackupError(`The backup ${folder} is damaged, or of a newer version.`, { cause });
  }
}

/** Every whole snapshot, oldest first. */
export async function listSnapshots(root: string): Promise<Snapshot[]> {
  const whole = (await listNames(root)).filter(isWhole);
  return Promise.all(whole.map((name) => readSnapshot(root, name)));
}

/**
 * The snapshot of that name, else the newest one, with every part read and its hash compared.
 * @throws BackupError for a torn or damaged one, also where the newest is torn and none was named
 */
export async function findSnapshot(root: string, wanted?: string): Promise<Snapshot> {
  const names = await listNames(root);
  const name = wanted ?? names.at(-1);
  if (name === undefined) throw new BackupError(`There is no backup in ${root}.`);
  if (!names.includes(name)) {
    throw new BackupError(`There is no ${name} in ${root}, but ${names.join(', ') || 'none'}.`);
  }
  if (!isWhole(name)) {
    const earlier = names.findLast(isWhole);
    const way = earlier === undefined ? '' : ` The last whole one is: --snapshot ${earlier}`;
    throw new BackupError(`The backup ${name} in ${root} is torn: it did not end.${way}`);
  }
  const snapshot = await readSnapshot(root, name);
  const { tables, files, secret } = snapshot.manifest;
  for (const part of [
    ...tables.map((table) => table.part),
    files.part,
    ...(secret ? [secret] : []),
  ]) {
    await verifyPart(snapshot.folder, part);
  }
  return snapshot;
}

/** Removes a snapshot. One whose removal was cut off counts as torn. */
export async function removeSnapshot({ folder }: Snapshot): Promise<void> {
  await rename(folder, `${folder}${UNFINISHED}`);
  await rm(`${folder}${UNFINISHED}`, { recursive: true, force: true });
}
