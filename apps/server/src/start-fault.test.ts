import { expect, test } from 'vitest';
import { openS3Files } from './adapters/files/s3/s3-files.ts';
import { ConfigError } from './platform/config.ts';
import { findStartFault } from './start-fault.ts';

const address = {
  kind: 's3',
  bucket: 'toile-test',
  prefix: '',
  region: 'us-east-1',
  endpoint: 'http://127.0.0.1:1',
  isPathStyle: true,
} as const;

test('a store that is to be signed for without a key is told in a sentence', async () => {
  const keyless = () =>
    Promise.reject(Object.assign(new Error('none'), { name: 'CredentialsProviderError' }));
  const opening = openS3Files({ address, credentials: keyless, isLinking: true });
  const error: unknown = await opening.catch((fault: unknown) => fault);
  expect(findStartFault(error)).toBe(
    'FILES_URL: The file store refuses: there is no access key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  );
});

test('faults that an operator ends are told, and our own are not', () => {
  expect(findStartFault(new ConfigError('PORT is wrong.'))).toBe('PORT is wrong.');
  expect(findStartFault(Object.assign(new Error('in use'), { code: 'EADDRINUSE' }))).toMatch(
    'PORT is taken',
  );
  const refusal = Object.assign(new Error('unsupported startup parameter: options'), {
    code: '08P01',
  });
  expect(findStartFault(refusal)).toMatch('set DATABASE_LISTEN_URL');
  expect(findStartFault(new TypeError('x is not a function'))).toBeUndefined();
});
