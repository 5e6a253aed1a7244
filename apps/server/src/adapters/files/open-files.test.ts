import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../..');
const KIT = 'adapters/files/s3/';
const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*? from '([^']+)'/gms;

/** Sources that are loaded together with the server. */
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path),
);

test('the kit that speaks S3 is loaded for a bucket alone', () => {
  const loading = sources
    .filter((path) => !path.startsWith(KIT))
    .filter((path) => {
      const text = readFileSync(join(SERVER, path), 'utf8');
      const names = [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => name);
      return names.some((name) => /^@aws-sdk\/|\/s3\//.test(name));
    });
  expect(sources).toContain(`${KIT}store-client.ts`);
  expect(loading).toEqual([]);
});
