import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageFullError } from './files-port.ts';
import { openLocalFiles } from './local-files.ts';

const CONTENT = new TextEncoder().encode('indigo on cream');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
/** A process id above any that a system gives out. */
const DEAD_PID = 2 ** 30;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'toile-files-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const listTemporary = () => readdir(join(root, 'tmp'));
const listShard = () => readdir(join(root, SHA256.slice(0, 2)));

function fillDisk(): Promise<never> {
  return Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
}

test('a file is found under the hash of its content', async () => {
  const files = await openLocalFiles(root);
  expect(await files.has(SHA256)).toBe(false);
  expect(await files.open(SHA256)).toBeUndefined();
  expect(await files.put(CONTENT)).toEqual({ sha256: SHA256, bytes: CONTENT.length });
  const opened = await files.open(SHA256);
  if (!opened) throw new Error('not found');
  expect(opened.bytes).toBe(CONTENT.length);
  expect(new Uint8Array(await buffer(opened.stream))).toEqual(CONTENT);
  expect(await listTemporary()).toEqual([]);
});

test('many writers of the same content, in several stores, leave one whole file', async () => {
  const stores = await Promise.all([openLocalFiles(root), openLocalFiles(root)]);
  const content = new Uint8Array(3_000_000).fill(7);
  const puts = stores.flatMap((store) => Array.from({ length: 10 }, () => store.put(content)));
  const keys = new Set((await Promise.all(puts)).map(({ sha256 }) => sha256));
  const [key = ''] = keys;
  expect(keys.size).toBe(1);
  const opened = await stores[0].open(key);
  if (!opened) throw new Error('not found');
  expect((await buffer(opened.stream)).equals(content)).toBe(true);
  expect(await listTemporary()).toEqual([]);
});

test('a file of another length under its name is written again', async () => {
  const files = await openLocalFiles(root);
  await writeFile(join(root, SHA256.slice(0, 2), SHA256), 'cut');
  await files.put(CONTENT);
  expect(await readFile(join(root, SHA256.slice(0, 2), SHA256), 'utf8')).toBe('indigo on cream');
});

test('a full disk is told by name and leaves nothing behind', async () => {
  const files = await openLocalFiles(root, fillDisk);
  await expect(files.put(CONTENT)).rejects.toBeInstanceOf(StorageFullError);
  await expect(files.check()).rejects.toBeInstanceOf(StorageFullError);
  expect(await files.has(SHA256)).toBe(false);
  expect(await listTemporary()).toEqual([]);
});

test('other faults come through as they are', async () => {
  const fault = Object.assign(new Error('broken'), { code: 'EIO' });
  const files = await openLocalFiles(root, () => Promise.reject(fault));
  await expect(files.put(CONTENT)).rejects.toBe(fault);
});

test('removing takes the variants too, and may be repeated', async () => {
  const files = await openLocalFiles(root);
  await files.put(CONTENT);
  await files.putVariant(SHA256, 'w512.webp', CONTENT);
  expect((await listShard()).toSorted()).toEqual([SHA256, `${SHA256}.w512.webp`]);
  await files.remove(SHA256);
  await files.remove(SHA256);
  expect(await listShard()).toEqual([]);
});

test('a variant whose original has gone is not kept', async () => {
  const files = await openLocalFiles(root);
  await files.putVariant(SHA256, 'w512.webp', CONTENT);
  expect(await listShard()).toEqual([]);
});

test('a start clears away what dead writers left, and nothing of the living', async () => {
  await openLocalFiles(root);
  const unfinished = {
    ofTheDead: `${hostname()}~${DEAD_PID}~aa`,
    ofAnEarlierProcessWithOurId: `${hostname()}~${process.pid}~bb`,
    ofOurs: `${hostname()}~${process.pid}~cc`,
    ofAnother: `${hostname()}~${process.ppid}~dd`,
    ofAnotherHost: `elsewhere~${DEAD_PID}~ee`,
    veryOld: 'elsewhere~1~ff',
  };
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  await Promise.all(
    Object.values(unfinished).map((name) => writeFile(join(root, 'tmp', name), 'half')),
  );
  const setTime = (name: string, time: Date) => utimes(join(root, 'tmp', name), time, time);
  await setTime(unfinished.ofAnEarlierProcessWithOurId, anHourAgo);
  await setTime(unfinished.veryOld, longAgo);
  await openLocalFiles(root);
  const { ofOurs, ofAnother, ofAnotherHost } = unfinished;
  expect((await listTemporary()).toSorted()).toEqual([ofOurs, ofAnother, ofAnotherHost].toSorted());
});

test('the list has the originals and not their variants', async () => {
  const files = await openLocalFiles(root);
  await files.put(CONTENT);
  await files.putVariant(SHA256, 'w256.webp', CONTENT);
  const listed: string[] = [];
  for await (const { sha256 } of files.list()) listed.push(sha256);
  expect(listed).toEqual([SHA256]);
});

test('a key or variant that could leave the folder is refused', async () => {
  const files = await openLocalFiles(root);
  await expect(files.has('../../etc/passwd')).rejects.toBeInstanceOf(TypeError);
  await expect(files.putVariant(SHA256, '../x', CONTENT)).rejects.toBeInstanceOf(TypeError);
  await expect(files.open(SHA256, '..')).rejects.toBeInstanceOf(TypeError);
});
