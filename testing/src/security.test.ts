import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findLostTests, listNamedTests } from './named-tests.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);

test('every test that the page of security names is there', () => {
  expect(listNamedTests(page).length).toBeGreaterThan(30);
  expect(findLostTests(page)).toEqual([]);
});

test('every command that the page of security names is there', () => {
  const named = [...page.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('every threat is held by something, and shown by something', () => {
  const [, threats = ''] = page.split('## What holds them');
  const [table = ''] = threats.split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  expect(rows.length).toBeGreaterThan(15);
  const bare = rows.filter((row) => row.split(' | ').some((cell) => cell.trim() === ''));
  expect(bare).toEqual([]);
});
