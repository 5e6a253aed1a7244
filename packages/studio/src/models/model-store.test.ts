import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createModelStore } from './model-store.ts';
import { IS_NET, POSE, SAFETY } from './registry.ts';

let modelsDir = '';
beforeEach(async () => {
  modelsDir = await mkdtemp(join(tmpdir(), 'toile-models-'));
});
afterEach(() => rm(modelsDir, { recursive: true }));

const SETTINGS = { cutOutModel: 'isnet', checksPictures: true };

const offline = () => Promise.reject(new Error('offline'));
const quiet = () => undefined;

test('lists each model with its size, licence and state', () => {
  const store = createModelStore({ ...SETTINGS, modelsDir });
  expect(store.list()).toEqual([
    expect.objectContaining({ id: 'selfie', state: 'ready', licence: 'Apache-2.0' }),
    expect.objectContaining({ id: 'movenet-thunder', state: 'absent', bytes: 12_628_537 }),
    expect.objectContaining({ id: 'nsfw-mobilenet-v2', state: 'absent', licence: 'MIT' }),
    expect.objectContaining({ id: 'is-net', state: 'absent', licence: 'MIT' }),
  ]);
});

test('wants no IS-Net where another model cuts out', () => {
  const ids = createModelStore({ ...SETTINGS, modelsDir, cutOutModel: 'selfie' })
    .list()
    .map(({ id }) => id);
  expect(ids).toEqual(['selfie', 'movenet-thunder', 'nsfw-mobilenet-v2']);
});

test('wants nothing to check pictures with where they are not checked', () => {
  const store = createModelStore({ ...SETTINGS, modelsDir, checksPictures: false });
  expect(store.list().map(({ id }) => id)).toEqual(['selfie', 'movenet-thunder', 'is-net']);
});

test('misses the pose; never IS-Net, for which the small model stands in, nor what checks pictures', async () => {
  const store = createModelStore({ ...SETTINGS, modelsDir });
  expect(store.missing()).toEqual([POSE]);
  await writeFile(join(modelsDir, POSE.file), '');
  expect(store.missing()).toEqual([POSE]);
  await truncate(join(modelsDir, POSE.file), POSE.bytes);
  expect(store.missing()).toEqual([]);
});

test('says what it is fetching, and tries each although one could not be had', async () => {
  const seen: string[][] = [];
  const store = createModelStore({
    ...SETTINGS,
    modelsDir,
    pack: (carrier) => {
      seen.push([carrier, ...store.list().map(({ state }) => state)]);
      return offline();
    },
  });
  const fetching = store.fetchMissing({ say: quiet });
  await expect(fetching).rejects.toMatchObject({ errors: Array(3).fill(Error('offline')) });
  expect(seen).toEqual([
    [SAFETY.carrier, 'ready', 'fetching', 'fetching', 'fetching'],
    [POSE.carrier, 'ready', 'fetching', 'absent', 'fetching'],
    [IS_NET.carrier, 'ready', 'absent', 'absent', 'fetching'],
  ]);
  expect(store.list().map(({ state }) => state)).toEqual(['ready', 'absent', 'absent', 'absent']);
});

test('deletes what a killed process left, and nothing that another is at work on', async () => {
  const [old, recent] = [join(modelsDir, 'fetch-old'), join(modelsDir, 'fetch-recent')];
  for (const folder of [old, recent]) {
    await mkdir(folder);
    await writeFile(join(folder, 'half.tgz'), '');
  }
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(old, yesterday, yesterday);
  const store = createModelStore({ ...SETTINGS, modelsDir, pack: offline });
  await store.fetchMissing({ say: quiet }).catch(() => undefined);
  expect(await readdir(modelsDir)).toEqual(['fetch-recent']);
});
