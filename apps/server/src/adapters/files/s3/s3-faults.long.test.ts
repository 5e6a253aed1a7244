import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readStored } from '../../../testing/file-store-contract.ts';
import { openTestFiles } from '../../../testing/s3-server/open-test-files.ts';
import { startS3Server } from '../../../testing/s3-server/s3-server.ts';
import { FilesAwayError } from '../files-port.ts';

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

test('an upload in parts survives lost answers, and leaves no parts', async () => {
  faults.add('PUT', { kind: 'lost-answer' });
  faults.add('POST', { kind: 'slow-down' });
  const large = randomBytes(18_000_000);
  const { sha256 } = await files.put(large);
  expect((await readStored(files, sha256))?.equals(large)).toBe(true);
  expect(bucket.uploads.size).toBe(0);
});

test('a read that is cut again and again ends with an error', async () => {
  const { sha256 } = await files.put(content);
  faults.add('GET', { kind: 'cut', afterBytes: 0 }, 50);
  await expect(readStored(files, sha256)).rejects.toBeInstanceOf(FilesAwayError);
});

test('a store that says nothing is given up within seconds', async () => {
  faults.add('HEAD', { kind: 'silence' }, 50);
  const begin = performance.now();
  await expect(files.has('a'.repeat(64))).rejects.toBeInstanceOf(FilesAwayError);
  expect(performance.now() - begin).toBeLessThan(4900);
});

test('a store that is busy for long is away', async () => {
  faults.add('PUT', { kind: 'slow-down' }, 50);
  await expect(files.put(content)).rejects.toThrow('The file store answers 503 SlowDown');
});
