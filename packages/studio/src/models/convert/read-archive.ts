import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readTar } from './read-tar.ts';

/** The files of an archive as npm packs it (.tgz), as they come. */
export function readArchive(archive: string): ReturnType<typeof readTar> {
  return readTar(createReadStream(archive).pipe(createGunzip()));
}
