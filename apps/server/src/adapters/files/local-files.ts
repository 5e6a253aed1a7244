import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, type WriteBytes, writeBytes, writeDurably } from './durable-write.ts';
import { hashOf, isOriginalName, pathInStore } from './file-names.ts';
import type { ByteRange, FileStore, OpenedFile, StoredFile } from './files-port.ts';
import { nameTemporaryFile, removeLeftovers } from './temporary-files.ts';

const SHARDS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * A file store in a folder: `<root>/ab/<sha256>`, variants as `<root>/ab/<sha256>.<variant>`
 * and unfinished files in `<root>/tmp`. Several processes may use one folder.
 */
export async function openLocalFiles(
  root: string,
  write: WriteBytes = writeBytes,
): Promise<FileStore> {
  const temporaryFolder = join(root, 'tmp');
  await createFolders(root, temporaryFolder);
  await removeLeftovers(temporaryFolder);

  const folderOf = (sha256: string) => join(root, sha256.slice(0, 2));

  const pathOf = (sha256: string, variant?: string) => join(root, pathInStore(sha256, variant));

  function writeFileAt(path: string, bytes: Uint8Array): Promise<void> {
    const temporaryPath = join(temporaryFolder, nameTemporaryFile());
    return writeDurably({ path, temporaryPath }, bytes, write);
  }

  async function has(sha256: string, variant?: string): Promise<boolean> {
    return (await findLength(pathOf(sha256, variant))) !== undefined;
  }

  async function put(bytes: Uint8Array): Promise<StoredFile> {
    const sha256 = await hashOf(bytes);
    const path = pathOf(sha256);
    if ((await findLength(path)) === bytes.length) {
      // Another writer may have renamed it without having synced the folder yet.
      await syncFolder(folderOf(sha256));
    } else {
      await writeFileAt(path, bytes);
    }
    return { sha256, bytes: bytes.length };
  }

  async function putVariant(sha256: string, variant: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(sha256, variant);
    await writeFileAt(path, bytes);
    if (!(await has(sha256))) await rm(path, { force: true });
  }

  async function remove(sha256: string): Promise<void> {
    // The original first: a variant that is being written looks for it and gives up.
    await rm(pathOf(sha256), { force: true });
    const names = await readdir(folderOf(sha256));
    const variants = names.filter((name) => name.startsWith(`${sha256}.`));
    await Promise.all(variants.map((name) => rm(join(folderOf(sha256), name), { force: true })));
  }

  async function check(): Promise<void> {
    const path = join(temporaryFolder, nameTemporaryFile());
    await writeDurably({ path, temporaryPath: `${path}0` }, new Uint8Array(1), write);
    await rm(path, { force: true });
  }

  return {
    put,
    has,
    open: async (sha256, variant, range) => openFile(pathOf(sha256, variant), range),
    putVariant,
    remove,
    list: () => listOriginals(root),
    check,
    close: () => undefined,
  };
}

async function createFolders(root: string, temporaryFolder: string): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true });
  await Promise.all(SHARDS.map((shard) => mkdir(join(root, shard), { recursive: true })));
  await syncFolder(root);
}

async function* listOriginals(root: string): AsyncGenerator<{ sha256: string; modifiedAt: Date }> {
  for (const shard of SHARDS) {
    for (const name of await readdir(join(root, shard))) {
      if (!isOriginalName(name)) continue;
      const stats = await ignoreAbsent(stat(join(root, shard, name)));
      if (stats !== undefined) yield { sha256: name, modifiedAt: stats.mtime };
    }
  }
}

async function openFile(path: string, range?: ByteRange): Promise<OpenedFile | undefined> {
  const handle = await ignoreAbsent(open(path, 'r'));
  if (handle === undefined) return undefined;
  const { size } = await handle.stat();
  const { start, end } = { start: 0, ...range };
  const last = Math.min(end ?? size, size - 1);
  return {
    bytes: last - start + 1,
    stream: handle.createReadStream({ start, end: Math.max(last, 0) }),
  };
}

async function findLength(path: string): Promise<number | undefined> {
  return (await ignoreAbsent(stat(path)))?.size;
}

async function ignoreAbsent<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
