import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageFullError } from './files-port.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

export type WriteBytes = (handle: FileHandle, bytes: Uint8Array) => Promise<void>;

export const writeBytes: WriteBytes = (handle, bytes) => handle.writeFile(bytes);

/** Flushes a folder to disk, so that its file names survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a whole file or none: into a temporary file beside others of its kind, synced,
 * then renamed to its place, then the folder synced.
 */
export async function writeDurably(
  target: { path: string; temporaryPath: string },
  bytes: Uint8Array,
  write: WriteBytes,
): Promise<void> {
  try {
    await writeSynced(target.temporaryPath, bytes, write);
    await rename(target.temporaryPath, target.path);
  } catch (error) {
    await rm(target.temporaryPath, { force: true });
    throw isFull(error) ? new StorageFullError({ cause: error }) : error;
  }
  await syncFolder(dirname(target.path));
}

async function writeSynced(path: string, bytes: Uint8Array, write: WriteBytes): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await write(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_CODES.has(String(error.code));
}
