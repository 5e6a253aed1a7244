import { expect, test } from 'vitest';
import { filesAddressSchema } from './files-address.ts';

test.each([
  's3://bucket/a%zz?region=eu-1',
  's3://bucket?endpoint=https://store.example/storage/v1/s3',
  's3://bucket?endpoint=https://store.example/?key=1',
  'file:///a%2Fb',
  's3://bucket',
])('an address that would be read wrongly is refused: %s', (text) => {
  expect(filesAddressSchema.safeParse(text).success).toBe(false);
});

test('a bucket has its prefix and its endpoint', () => {
  const address = 's3://bucket/toile/files?endpoint=https://store.example:9000&region=eu-1';
  expect(filesAddressSchema.parse(address)).toMatchObject({
    bucket: 'bucket',
    prefix: 'toile/files/',
    endpoint: 'https://store.example:9000',
    region: 'eu-1',
  });
});
