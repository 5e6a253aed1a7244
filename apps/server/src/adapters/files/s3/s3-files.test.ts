import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { describeFileStore, listStored, readStored } from '../../../testing/file-store-contract.ts';
import { addressOf, openTestFiles } from '../../../testing/s3-server/open-test-files.ts';
import { startS3Server, TEST_BUCKET } from '../../../testing/s3-server/s3-server.ts';
import { TEST_KEY } from '../../../testing/s3-server/signature-check.ts';
import { FilesAwayError, StorageFullError } from '../files-port.ts';
import { openS3Files } from './s3-files.ts';
import { toFilesError } from './store-faults.ts';

const server = await startS3Server({ pageSize: 2 });
const { bucket, faults } = server;
const files = await openTestFiles(server);
const content = randomBytes(300_000);

afterEach(() => {
  faults.clear();
  bucket.objects.clear();
  bucket.uploads.clear();
});

afterAll(async () => {
  files.close();
  await server.stop();
});

describeFileStore('a bucket', () => openTestFiles(server));

test('what another program keeps in the bucket is no file', async () => {
  bucket.put('pictures/readme', content, true);
  bucket.put(`elsewhere/aa/${'a'.repeat(64)}`, content, true);
  bucket.put(`pictures/bb/${'a'.repeat(64)}`, content, true);
  expect(await listStored(files)).toEqual([]);
});

test('a file is sent once: its second writer sends a condition', async () => {
  const { sha256 } = await files.put(content);
  const { tag, modifiedAt } = bucket.get(`pictures/${sha256.slice(0, 2)}/${sha256}`);
  await files.put(content);
  expect(bucket.get(`pictures/${sha256.slice(0, 2)}/${sha256}`)).toMatchObject({ tag, modifiedAt });
});

test('a file of another length under its name is written again', async () => {
  const { sha256 } = await files.put(content);
  const key = `pictures/${sha256.slice(0, 2)}/${sha256}`;
  bucket.put(key, content.subarray(9), false);
  await files.put(content);
  expect(bucket.get(key).content.equals(content)).toBe(true);
});

describe('faults', () => {
  test.each(['slow-down', 'lost-answer'] as const)('a put survives %s', async (kind) => {
    faults.add('PUT', { kind });
    const { sha256 } = await files.put(content);
    expect((await readStored(files, sha256))?.equals(content)).toBe(true);
    expect(bucket.objects.size).toBe(1);
  });

  test('the lost answer to the end of an upload is no failure', async () => {
    const large = randomBytes(18_000_000);
    const writing = files.put(large);
    await expect.poll(() => bucket.uploads.size).toBe(1);
    faults.add('POST', { kind: 'lost-answer' });
    const { sha256 } = await writing;
    expect((await readStored(files, sha256))?.equals(large)).toBe(true);
    expect(bucket.uploads.size).toBe(0);
  });

  test.each([
    ['a cut', { kind: 'cut', afterBytes: 100_000 }],
    ['a cut before the first byte', { kind: 'cut', afterBytes: 0 }],
  ] as const)('a read goes on after %s', async (_what, fault) => {
    const { sha256 } = await files.put(content);
    faults.add('GET', fault, 2);
    expect((await readStored(files, sha256))?.equals(content)).toBe(true);
  });

  test('a part goes on after a cut', async () => {
    const { sha256 } = await files.put(content);
    faults.add('GET', { kind: 'cut', afterBytes: 1000 });
    const range = { start: 5000, end: 9999 };
    expect(await readStored(files, sha256, { range })).toEqual(content.subarray(5000, 10_000));
  });

  test('a file that is removed in the middle of its read ends it with an error', async () => {
    const { sha256 } = await files.put(content);
    faults.add('GET', { kind: 'cut', afterBytes: 1000 });
    const opened = await files.open(sha256);
    await files.remove(sha256);
    await expect(opened?.stream.toArray()).rejects.toThrow('was removed');
  });

  test('a store that is away is told by name, and found again', async () => {
    const { sha256 } = await files.put(content);
    await server.stop();
    await expect(files.has(sha256)).rejects.toMatchObject({ code: 'EFILESAWAY' });
    await expect(files.open(sha256)).rejects.toBeInstanceOf(FilesAwayError);
    await expect(files.put(content)).rejects.toBeInstanceOf(FilesAwayError);
    await expect(files.check()).rejects.toThrow('The file store does not answer');
    await server.start();
    expect((await readStored(files, sha256))?.equals(content)).toBe(true);
    await files.check();
  });

  test.each([
    ['the secret key', { ...TEST_KEY, secretAccessKey: 'wrong' }, TEST_BUCKET],
    ['it does not know the access key', { ...TEST_KEY, accessKeyId: 'nobody' }, TEST_BUCKET],
    ['the bucket does not exist', TEST_KEY, 'no-such-bucket'],
  ])('a refusal is told in words: %s', async (words, credentials, name) => {
    const refused = await openS3Files({
      address: { ...addressOf(server), bucket: name },
      credentials,
    });
    await expect(refused.check()).rejects.toThrow(`The file store refuses: ${words}`);
    await expect(refused.put(content)).rejects.toThrow(words);
    refused.close();
  });

  test('a full store is told by name', () => {
    const error = Object.assign(new Error('full'), { name: 'QuotaExceeded' });
    expect(toFilesError(error)).toBeInstanceOf(StorageFullError);
  });

  test('parts of own dead uploads are taken away after a day, and no others', async () => {
    const keyOf = (letter: string) => `${letter.repeat(2)}/${letter.repeat(64)}`;
    const own = ['a', 'b', 'c'].map((letter) => `pictures/${keyOf(letter)}`);
    const ended = [...own, 'pictures/aa/video', `elsewhere/${keyOf('a')}`].map((key) =>
      bucket.begin(key),
    );
    for (const upload of bucket.uploads.values()) {
      upload.startedAt = new Date(Date.now() - 25 * 3_600_000);
    }
    const young = bucket.begin(`pictures/${keyOf('d')}`);
    await listStored(files);
    expect([...bucket.uploads.keys()]).toEqual([...ended.slice(own.length), young]);
  });
});

test('a bucket without prefix leaves the uploads of other programs alone', async () => {
  const whole = await openS3Files({
    address: { ...addressOf(server), prefix: '' },
    credentials: TEST_KEY,
  });
  const [theirs] = ['backups/base.tar', `cc/${'c'.repeat(64)}`].map((key) => bucket.begin(key));
  for (const upload of bucket.uploads.values()) upload.startedAt = new Date(0);
  await listStored(whole);
  expect([...bucket.uploads.keys()]).toEqual([theirs]);
  whole.close();
});

test('a store without conditional writes takes small and large files', async () => {
  const plain = await startS3Server({ knowsConditions: false });
  const there = await openTestFiles(plain);
  for (const each of [content, randomBytes(18_000_000), randomBytes(18_000_001)]) {
    const { sha256 } = await there.put(each);
    expect((await readStored(there, sha256))?.equals(each)).toBe(true);
    await there.put(each);
  }
  expect(plain.bucket.objects.size).toBe(3);
  expect(plain.bucket.uploads.size).toBe(0);
  const begun = plain.requests.filter((request) => /^POST .*\?uploads/.test(request));
  // Once with a condition, and then without: the store has said that it knows none.
  expect(begun).toHaveLength(3);
  there.close();
  await plain.stop();
});

describe('signed addresses', () => {
  const looks = { mediaType: 'image/png', disposition: 'attachment; filename=result.png' };

  test('a link gives the file, as what it was asked for, for five minutes', async () => {
    const linking = await openTestFiles(server, true);
    expect(linking.links?.origin).toBe(server.endpoint);
    const { sha256 } = await linking.put(content);
    const link = (await linking.links?.find(sha256, looks)) ?? '';
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
    const answer = await fetch(link);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(looks.disposition);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const other = await fetch(link.replace(sha256, 'b'.repeat(64)));
    expect(other.status).toBe(403);
    linking.close();
  });

  test('there is no link to what is not there', async () => {
    const linking = await openTestFiles(server, true);
    const { sha256 } = await linking.put(content);
    expect(await linking.links?.find('c'.repeat(64), looks)).toBeUndefined();
    expect(await linking.links?.find(sha256, { ...looks, variant: 'w512.webp' })).toBeUndefined();
    linking.close();
  });

  test('browsers may reach the store at another address', async () => {
    const address = { ...addressOf(server), publicEndpoint: 'https://files.toile.example' };
    const linking = await openS3Files({ address, credentials: TEST_KEY, isLinking: true });
    const { sha256 } = await linking.put(content);
    expect(linking.links?.origin).toBe('https://files.toile.example');
    expect(await linking.links?.find(sha256, looks)).toMatch(/^https:\/\/files\.toile\.example\//);
    linking.close();
  });
});
