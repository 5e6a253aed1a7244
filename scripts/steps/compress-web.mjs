import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from './project-root.mjs';

const distFolder = join(projectRoot, 'apps/web/dist');
const TEXTS = /\.(js|css|html|svg)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST_BYTES = 1024;

/** The highest grade takes ten times as long for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes every text of the built web beside itself as .br and .gz, so that no request has to wait for it. */
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
