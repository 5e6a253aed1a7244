import { buffer } from 'node:stream/consumers';
import { hashOf } from './file-names.ts';
import type { FileStore } from './files-port.ts';

type Content = { bytes: Uint8Array; isWhole: boolean };

/** The content of a file, and whether its hash is its name; undefined for one that has gone. */
export async function readContent(
  store: Pick<FileStore, 'open'>,
  sha256: string,
): Promise<Content | undefined> {
  const opened = await store.open(sha256);
  if (!opened) return undefined;
  const bytes = await buffer(opened.stream);
  return { bytes, isWhole: (await hashOf(bytes)) === sha256 };
}
