import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Model } from './model.ts';

/**
 * Makes sure that a file has the size and the checksum of the manifest, and that it is on the disk.
 * @throws when it has not
 */
export async function checkWeights(file: string, { id, bytes, sha256 }: Model): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    if (size !== bytes) throw new Error(`The model ${id} has ${size} bytes, not ${bytes}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Uint8Array> = createReadStream(file);
  for await (const chunk of chunks) hash.update(chunk);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`The model ${id} has the checksum ${found}, not ${sha256}`);
}
