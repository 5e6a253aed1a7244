import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import {
  holdTestKey,
  settingsFor,
} from '../../apps/server/src/testing/s3-server/open-test-files.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server/s3-server.ts';
import { examineFiles } from './examine-files.ts';

const server = await startS3Server();
const leaveTestKey = holdTestKey();
const dataDir = await mkdtemp(join(tmpdir(), 'toile-doctor-'));

afterAll(async () => {
  leaveTestKey();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function examine(environment: Record<string, string>) {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  const isWell = await examineFiles(config, (line) => lines.push(line));
  return { isWell, text: lines.join('\n') };
}

test('a folder and a bucket are well when a file passes through them', async () => {
  const bucket = settingsFor(server);
  const redirected = { ...bucket, FILES_SERVE: 'redirect', FILES_ALSO: join(dataDir, 'files') };
  for (const environment of [{}, bucket, redirected]) {
    expect(await examine(environment)).toMatchObject({
      isWell: true,
      text: expect.stringMatching(/written, read.* and removed in \d+ ms/),
    });
  }
  expect([...server.bucket.objects.keys()]).toEqual([]);
});

test('a bucket that refuses, or is away, is told in a sentence', async () => {
  const { FILES_URL = '' } = settingsFor(server);
  const absent = await examine({ FILES_URL: FILES_URL.replace('toile-test', 'absent') });
  expect(absent.text).toContain('NOT KEPT: The file store refuses: the bucket does not exist');
  const key = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = 'another';
  const wrong = await examine({ FILES_URL });
  process.env.AWS_SECRET_ACCESS_KEY = key;
  expect(wrong.text).toContain('the secret key is not the one of the access key');
  await server.stop();
  const away = await examine({ FILES_URL });
  await server.start();
  expect(away).toMatchObject({
    isWell: false,
    text: expect.stringContaining('NOT KEPT: The file store does not answer'),
  });
});

test('an address that browsers do not reach is told', async () => {
  const { FILES_URL = '' } = settingsFor(server);
  const isolated = { FILES_URL: `${FILES_URL}&public=http://127.0.0.1:9`, FILES_SERVE: 'redirect' };
  const { isWell, text } = await examine(isolated);
  expect(isWell).toBe(false);
  expect(text).toContain('Signed addresses lead to http://127.0.0.1:9, which does not answer');
});
