import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { ByteRange, FileStore } from '../adapters/files/files-port.ts';

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A content that no other test has, so that tests may share a store. */
function makeContent(bytes = 40): { content: Buffer; sha256: string } {
  const content = randomBytes(bytes);
  return { content, sha256: hashOf(content) };
}

/** The content of a file or of a part of it; its length must be the one told. */
export async function readStored(
  files: Pick<FileStore, 'open'>,
  sha256: string,
  { variant, range }: { variant?: string; range?: ByteRange } = {},
): Promise<Buffer | undefined> {
  const opened = await files.open(sha256, variant, range);
  if (!opened) return undefined;
  const content = await buffer(opened.stream);
  expect(content).toHaveLength(opened.bytes);
  return content;
}

export async function listStored(files: Pick<FileStore, 'list'>): Promise<string[]> {
  const listed: string[] = [];
  for await (const { sha256 } of files.list()) listed.push(sha256);
  return listed.toSorted();
}

type OpenStore = () => Promise<FileStore>;

function testOriginals(open: OpenStore): void {
  test('a file is found under the hash of its content', async () => {
    const files = await open();
    const { content, sha256 } = makeContent();
    expect(await files.has(sha256)).toBe(false);
    expect(await files.open(sha256)).toBeUndefined();
    expect(await files.put(content)).toEqual({ sha256, bytes: content.length });
    expect(await files.has(sha256)).toBe(true);
    expect(await readStored(files, sha256)).toEqual(content);
    await files.remove(sha256);
  });

  test('an empty file is a file', async () => {
    const files = await open();
    const { sha256 } = await files.put(new Uint8Array());
    expect(await readStored(files, sha256)).toHaveLength(0);
    await files.remove(sha256);
  });

  test('many writers of the same content, in several stores, leave one whole file', async () => {
    const stores = await Promise.all([open(), open()]);
    const { content, sha256 } = makeContent(3_000_000);
    const puts = stores.flatMap((store) => Array.from({ length: 6 }, () => store.put(content)));
    expect(new Set((await Promise.all(puts)).map((stored) => stored.sha256))).toEqual(
      new Set([sha256]),
    );
    expect((await readStored(stores[0], sha256))?.equals(content)).toBe(true);
    const listed = await listStored(stores[1]);
    expect(listed.filter((each) => each === sha256)).toHaveLength(1);
    await stores[0].remove(sha256);
  });

  test('a large file is stored whole, and again without harm', async () => {
    const files = await open();
    const { content, sha256 } = makeContent(21_000_000);
    await files.put(content);
    await files.put(content);
    expect((await readStored(files, sha256))?.equals(content)).toBe(true);
    await files.remove(sha256);
    expect(await files.has(sha256)).toBe(false);
  });

  test('a part of a file can be read', async () => {
    const files = await open();
    const { content, sha256 } = makeContent(1000);
    await files.put(content);
    const read = (range: ByteRange) => readStored(files, sha256, { range });
    expect(await read({ start: 990 })).toEqual(content.subarray(990));
    expect(await read({ start: 10, end: 19 })).toEqual(content.subarray(10, 20));
    expect(await read({ start: 0, end: 0 })).toEqual(content.subarray(0, 1));
    expect(await read({ start: 990, end: 4000 })).toEqual(content.subarray(990));
    await files.remove(sha256);
  });
}

function testVariantsAndLists(open: OpenStore): void {
  test('a variant lies beside its original, and goes with it', async () => {
    const files = await open();
    const { content, sha256 } = makeContent();
    await files.put(content);
    await files.putVariant(sha256, 'w512.webp', content.subarray(4));
    await files.putVariant(sha256, 'w512.webp', content.subarray(8));
    expect(await files.has(sha256, 'w512.webp')).toBe(true);
    expect(await files.has(sha256, 'w256.webp')).toBe(false);
    expect(await readStored(files, sha256, { variant: 'w512.webp' })).toEqual(content.subarray(8));
    expect(await listStored(files)).toContain(sha256);
    await files.remove(sha256);
    await files.remove(sha256);
    expect(await files.open(sha256, 'w512.webp')).toBeUndefined();
    expect(await listStored(files)).not.toContain(sha256);
  });

  test('a variant whose original has gone is not kept', async () => {
    const files = await open();
    const { content, sha256 } = makeContent();
    await files.putVariant(sha256, 'w512.webp', content);
    expect(await files.has(sha256, 'w512.webp')).toBe(false);
  });

  test('the list has the time of each file', async () => {
    const files = await open();
    const { content, sha256 } = makeContent();
    await files.put(content);
    for await (const file of files.list()) {
      if (file.sha256 !== sha256) continue;
      expect(Math.abs(Date.now() - file.modifiedAt.getTime())).toBeLessThan(60_000);
    }
    await files.remove(sha256);
  });
}

function testGuards(open: OpenStore): void {
  test('a store that can be written to says so', async () => {
    const files = await open();
    await expect(files.check()).resolves.toBeUndefined();
  });

  test('a key or variant that could leave the store is refused', async () => {
    const files = await open();
    const { content, sha256 } = makeContent();
    await expect(files.has('../../etc/passwd')).rejects.toBeInstanceOf(TypeError);
    await expect(files.putVariant(sha256, '../x', content)).rejects.toBeInstanceOf(TypeError);
    await expect(files.open(sha256, '..')).rejects.toBeInstanceOf(TypeError);
  });

  test('a stream that nobody reads can be thrown away', async () => {
    const files = await open();
    const { content, sha256 } = makeContent(200_000);
    await files.put(content);
    for (let round = 0; round < 60; round += 1) {
      (await files.open(sha256))?.stream.destroy();
    }
    expect(await readStored(files, sha256)).toHaveLength(200_000);
    await files.remove(sha256);
  });
}

/**
 * The tests that every file store passes. `open` opens the same store each time, as each process of
 * the product does; it may hold files of others.
 */
export function describeFileStore(name: string, open: OpenStore): void {
  describe(`the files port on ${name}`, () => {
    testOriginals(open);
    testVariantsAndLists(open);
    testGuards(open);
  });
}
