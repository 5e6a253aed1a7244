import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from './project-root.mjs';

const distFolder = join(projectRoot, 'apps/web/dist');
const TEXTS = /\.(js|css|html|svg)$/;
/** Smallest file that is compressed; smaller ones fit into one packet. */
const LEAST_BYTES = 1024;

/** Quality of Brotli: the highest takes ten times as long for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Writes every text file of the built web also as .br and .gz, so that no request waits for the
 * compression.
 */
async function compressWeb() {
  const files = readdirSync(distFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => TEXTS.test(name))) {
    const path = join(distFolder, file);
    const bytes = readFileSync(path);
    if (bytes.length < LEAST_BYTES) continue;
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

await compressWeb();
