import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { listLacks } from './list-lacks.ts';

test('a site of this machine alone lacks nothing', () => {
  expect(listLacks(readConfig({}))).toEqual([]);
});

test('a public site is told what it lacks, a sentence each', () => {
  const lacks = listLacks(readConfig({ PUBLIC_URL: 'http://toile.example' }));
  const names = lacks.map((sentence) => sentence.split(' ')[0]);
  expect(names).toEqual([
    'PUBLIC_URL',
    'TRUST_PROXY',
    'DATABASE_URL',
    'FILES_URL',
    'SESSION_SECRET',
    'SMTP_URL',
    'METRICS_TOKEN',
    'MODELS_URL',
  ]);
});

test('a site with https is told of the names of its cookies', () => {
  const site = readConfig({ PUBLIC_URL: 'https://toile.example' });
  expect(listLacks(site).join(' ')).toContain('COOKIE_PREFIX');
});

test('one that has it all lacks nothing', () => {
  const whole = readConfig({
    PUBLIC_URL: 'https://toile.example',
    COOKIE_PREFIX: '__Host-',
    TRUST_PROXY: '1',
    DATABASE_URL: 'postgresql://toile@database/toile',
    FILES_URL: 's3://toile?region=eu-central-1',
    SESSION_SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtps://mail.example:465',
    METRICS_TOKEN: 'a'.repeat(16),
    MODELS_URL: 'https://models.example/',
  });
  expect(listLacks(whole)).toEqual([]);
});
