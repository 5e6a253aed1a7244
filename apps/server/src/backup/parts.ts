import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import type { Part } from './manifest.ts';

/** Rows are text that is much alike: a low level finds most of it at several times the speed. */
const COMPRESSION = { level: 3 };

function passThrough(hash: Hash, count: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      count.bytes += chunk.length;
      done(null, chunk);
    },
  });
}

/** Writes a part of a snapshot, compressed, and on the disk when it resolves. */
export async function writePart(
  folder: string,
  name: string,
  content: Readable | string,
): Promise<Part> {
  const hash = createHash('sha256');
  const count = { bytes: 0 };
  await pipeline(
    typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content,
    createGzip(COMPRESSION),
    passThrough(hash, count),
    createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { name, bytes: count.bytes, sha256: hash.digest('hex') };
}

/** Reads a part to its end. @throws BackupError where it is not as it was written */
export async function verifyPart(folder: string, { name, sha256 }: Part): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, name)), async (content: AsyncIterable<Buffer>) => {
      for await (const chunk of content) hash.update(chunk);
    });
  } catch (cause) {
    throw new BackupError(`The backup ${folder} lacks its part ${name}.`, { cause });
  }
  if (hash.digest('hex') === sha256) return;
  throw new BackupError(`The backup ${folder} is damaged: ${name} is not as it was written.`);
}

/** The content of a part. */
export function openPart(folder: string, { name }: Part): Readable {
  const content = createGunzip();
  createReadStream(join(folder, name))
    .on('error', (error) => content.destroy(error))
    .pipe(content);
  return content;
}
