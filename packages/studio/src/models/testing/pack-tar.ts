import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A tar archive of files: name and contents. */
export function packTar(files: Record<string, string | Uint8Array>): Buffer {
  const parts = Object.entries(files).flatMap(([name, contents]) => {
    const bytes = Buffer.from(contents);
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(bytes.length.toString(8).padStart(11, '0'), 124);
    const body = Buffer.alloc(Math.ceil(bytes.length / 512) * 512);
    bytes.copy(body);
    return [header, body];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

/** Writes an archive as npm packs it, and answers its path. */
export async function writeArchive(
  folder: string,
  files: Record<string, string | Uint8Array>,
): Promise<string> {
  const archive = join(folder, 'carrier.tgz');
  await writeFile(archive, gzipSync(packTar(files)));
  return archive;
}
