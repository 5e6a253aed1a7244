import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'toile-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a secret once, for its owner alone', () => {
  const dataDir = join(folder, 'data');
  const secret = keepSecret(dataDir);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(keepSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});
