import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FilesAwayError } from '../../apps/server/src/adapters/files/files-port.ts';
import { openLocalFiles } from '../../apps/server/src/adapters/files/local-files.ts';
import { openS3Files } from '../../apps/server/src/adapters/files/s3/s3-files.ts';
import { filesAddressSchema } from '../../apps/server/src/platform/files-address.ts';
import { createTestBucket } from '../../apps/server/src/testing/create-test-bucket.ts';
import { openCuttableProxy } from '../../apps/server/src/testing/cuttable-proxy.ts';
import {
  describeFileStore,
  listStored,
  readStored,
} from '../../apps/server/src/testing/file-store-contract.ts';
import { moveFiles } from '../../scripts/move-files/move-files.ts';

const { TEST_STORE_URL: url = '' } = process.env;
if (url === '') {
  throw new Error(
    'Set TEST_STORE_URL to s3://bucket/prefix?endpoint=…, a bucket for tests alone, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it.',
  );
}
const parsed = filesAddressSchema.parse(url);
if (parsed.kind !== 's3') throw new Error('TEST_STORE_URL wants s3://…');
/** A folder of this run's own: other runs may share the bucket. */
const address = { ...parsed, prefix: `${parsed.prefix}run-${Date.now()}/` };

await createTestBucket(address);
const files = await openS3Files({ address, isLinking: true });
const content = randomBytes(400_000);

afterAll(async () => {
  for (const sha256 of await listStored(files)) await files.remove(sha256);
  files.close();
});

describeFileStore(`a store at ${address.endpoint ?? address.region}`, () =>
  openS3Files({ address }),
);

test('listings of several pages have everything once', async () => {
  const keys = new Set<string>();
  /** Work by twenty at a time, each with 55 turns. */
  const inTurns = (work: (turn: number) => Promise<void>) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, lane) => {
        for (let round = 0; round < 55; round += 1) await work(lane * 55 + round);
      }),
    );
  await inTurns(async () => void keys.add((await files.put(randomBytes(64))).sha256));
  expect(keys.size).toBe(1100);
  expect(await listStored(files)).toEqual([...keys].toSorted());
  const all = [...keys];
  await inTurns((turn) => files.remove(all[turn] ?? ''));
});

test('a signed address gives the file as a download, and no other file', async () => {
  const { sha256 } = await files.put(content);
  const disposition = 'attachment; filename=result.png';
  const link = (await files.links?.find(sha256, { mediaType: 'image/png', disposition })) ?? '';
  const answer = await fetch(link);
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('content-disposition')).toBe(disposition);
  expect((await fetch(link.replace(sha256, 'b'.repeat(64)))).status).toBe(403);
  expect((await fetch(link.replace(/\?.*/, ''))).status).toBe(403);
  await files.remove(sha256);
});

test('a wrong secret and an absent bucket are told in words', async () => {
  const credentials = {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: 'wrong',
  };
  const stranger = await openS3Files({ address, credentials });
  await expect(stranger.check()).rejects.toThrow('the secret key is not the one');
  stranger.close();
  const lost = await openS3Files({ address: { ...address, bucket: 'toile-no-such-bucket' } });
  await expect(lost.put(content)).rejects.toThrow('the bucket does not exist');
  lost.close();
});

test('a move to the store and back keeps every byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toile-store-'));
  const own = { ...address, prefix: `${address.prefix}moved/` };
  const there = await openS3Files({ address: own });
  const here = await openLocalFiles(join(folder, 'here'));
  const back = await openLocalFiles(join(folder, 'back'));
  const sizes = [0, 1, 5000, 700_000, 18_000_000];
  const contents = sizes.map((size) => randomBytes(size));
  for (const each of contents) await here.put(each);
  expect((await moveFiles({ from: here, to: there })).copied).toBe(sizes.length);
  expect((await moveFiles({ from: there, to: back })).damaged.size).toBe(0);
  expect(await listStored(back)).toEqual(await listStored(here));
  for (const sha256 of await listStored(there)) await there.remove(sha256);
  there.close();
  await rm(folder, { recursive: true, force: true });
});

describe.runIf(address.endpoint?.startsWith('http:'))('a line that breaks', async () => {
  const proxy = await openCuttableProxy(address.endpoint ?? 'http://unused');
  const through = { ...address, endpoint: new URL(proxy.url).origin };
  const cut = await openS3Files({ address: through });

  beforeAll(() => cut.check());
  afterEach(() => proxy.mend().catch(() => undefined));
  afterAll(async () => {
    cut.close();
    await proxy.close();
  });

  test('a read goes on after its connections broke', async () => {
    const large = randomBytes(30_000_000);
    const { sha256 } = await files.put(large);
    const opened = await cut.open(sha256);
    if (!opened) throw new Error('not found');
    opened.stream.once('data', () => {
      void proxy.cut().then(() => proxy.mend());
    });
    expect((await buffer(opened.stream)).equals(large)).toBe(true);
    await files.remove(sha256);
  });

  test('writes of a line that breaks again and again are neither lost nor doubled', async () => {
    const stop = new AbortController();
    const breaking = (async () => {
      while (!stop.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await proxy.cut();
        await proxy.mend();
      }
    })();
    const written = new Set<string>();
    const wanted = Array.from({ length: 40 }, () => randomBytes(200_000));
    let failures = 0;
    for (const each of wanted) {
      const stored = await cut.put(each).catch((error: unknown) => {
        if (!(error instanceof FilesAwayError)) throw error;
        failures += 1;
      });
      if (stored) written.add(stored.sha256);
    }
    stop.abort();
    await breaking;
    expect(written.size + failures).toBe(wanted.length);
    const listed = await listStored(files);
    expect(listed).toEqual(expect.arrayContaining([...written]));
    expect(listed.length).toBeLessThanOrEqual(wanted.length);
    for (const sha256 of written) {
      const stored = await readStored(files, sha256);
      expect(wanted.some((each) => stored?.equals(each))).toBe(true);
      await files.remove(sha256);
    }
  });

  test('a store that is away is told within seconds', async () => {
    await proxy.cut();
    await expect(cut.has('a'.repeat(64))).rejects.toBeInstanceOf(FilesAwayError);
    await expect(cut.open('a'.repeat(64))).rejects.toBeInstanceOf(FilesAwayError);
  });
});
