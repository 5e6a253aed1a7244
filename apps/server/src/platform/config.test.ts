import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Setting } from '@toile/engines/setting';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { SETTINGS } from './settings.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      trustProxy: false,
      dataDir: resolve('.data'),
      modelsDir: resolve('.data/models'),
      databaseUrl: undefined,
      welcomeCredits: 40,
      hasDemoAccount: true,
      leaseSeconds: 30,
      slotTimeoutSeconds: 120,
      cookiePrefix: '',
    });
  });

  it('keeps models with the data, unless told where', () => {
    expect(readConfig({ DATA_DIR: '/d' }).modelsDir).toBe('/d/models');
    expect(readConfig({ DATA_DIR: '/d', MODELS_DIR: '/m' }).modelsDir).toBe('/m');
  });

  it.each([
    ['https://files.example/toile', 'https://files.example/toile/'],
    ['http://localhost:8000/', 'http://localhost:8000/'],
    ['file:///srv/models', 'file:///srv/models/'],
    ['/srv/my models', 'file:///srv/my%20models/'],
    ['models', `${pathToFileURL(resolve('models')).href}/`],
  ])('takes MODELS_URL %s for a folder', (given, address) => {
    expect(readConfig({ MODELS_URL: given }).modelsUrl).toBe(address);
  });

  it.each([
    'ftp://files.example/toile',
    'https://ada:secret@files.example/toile',
    'https://files.example/toile?key=1',
    'file://other/models',
  ])('refuses MODELS_URL %s', (given) => {
    expect(() => readConfig({ MODELS_URL: given })).toThrow('MODELS_URL is');
  });

  it('keeps pictures with the data, unless told where', () => {
    const mainOf = (environment: Record<string, string>) => readConfig(environment).files.main;
    expect(mainOf({ DATA_DIR: '/d' })).toEqual({ kind: 'folder', path: '/d/files' });
    expect(mainOf({ FILES_URL: '/srv/pictures' })).toEqual({
      kind: 'folder',
      path: '/srv/pictures',
    });
    expect(mainOf({ FILES_URL: 's3://toile-pictures?region=eu-central-1' })).toEqual({
      kind: 's3',
      bucket: 'toile-pictures',
      prefix: '',
      region: 'eu-central-1',
      isPathStyle: false,
    });
    const own =
      's3://pictures/a/b/?endpoint=http://rgw:7480/&public=https://files.example&style=host';
    expect(mainOf({ FILES_URL: own })).toMatchObject({
      bucket: 'pictures',
      prefix: 'a/b/',
      region: 'us-east-1',
      endpoint: 'http://rgw:7480',
      publicEndpoint: 'https://files.example',
      isPathStyle: false,
    });
    expect(mainOf({ FILES_URL: 's3://pictures?endpoint=http://rgw:7480' })).toMatchObject({
      isPathStyle: true,
    });
  });

  it.each([
    's3://pictures',
    's3://Pictures?region=a',
    's3://key:secret@pictures?region=a',
    's3://pictures?region=a&secret=b',
    's3://pictures?endpoint=rgw',
    'https://pictures.example',
  ])('refuses FILES_URL %s', (given) => {
    expect(() => readConfig({ FILES_URL: given })).toThrow('FILES_URL is');
  });

  it('sends browsers to the store only where they reach it', () => {
    const FILES_SERVE = 'redirect';
    const http = { FILES_SERVE, FILES_URL: 's3://pictures?endpoint=http://rgw:7480' };
    expect(() => readConfig({ FILES_SERVE })).toThrow('wants a FILES_URL');
    expect(readConfig(http).files.isRedirecting).toBe(true);
    const site = { PUBLIC_URL: 'https://toile.example' };
    expect(() => readConfig({ ...http, ...site })).toThrow('reach by https');
    const FILES_URL = `${http.FILES_URL}&public=https://files.toile.example`;
    expect(readConfig({ FILES_SERVE, FILES_URL, ...site }).files.isRedirecting).toBe(true);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', COOKIE_PREFIX: '' }).port).toBe(3000);
  });

  it('follows PORT in the public address, and drops a slash at its end', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://toile.example/' }).publicUrl).toBe(
      'https://toile.example',
    );
  });

  it('has a demo account only with the embedded database', () => {
    expect(readConfig({ DEMO_ACCOUNT: 'off' }).hasDemoAccount).toBe(false);
    const own = { DATABASE_URL: 'postgres://me@db.example/toile', DEMO_ACCOUNT: 'on' };
    expect(readConfig(own).hasDemoAccount).toBe(false);
  });

  it.each([{ PUBLIC_URL: 'https://toile.example' }, { TRUST_PROXY: '1' }])(
    'has no demo account on a public site, unless told: %j',
    (environment) => {
      expect(readConfig(environment).hasDemoAccount).toBe(false);
      expect(readConfig({ ...environment, DEMO_ACCOUNT: 'on' }).hasDemoAccount).toBe(true);
    },
  );

  it.each([
    ['2', 2],
    ['10.0.0.1,192.168.0.0/16', '10.0.0.1,192.168.0.0/16'],
    ['::1', '::1'],
    ['off', false],
  ])('reads TRUST_PROXY=%s', (given, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: given })).toMatchObject({ trustProxy });
  });

  it.each([
    [{ PORT: '0' }, 'PORT is "0", but it wants a port number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536", but it wants a port number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http", but it wants a port number from 1 to 65535.'],
    [{ HOST: 'a b' }, 'HOST is "a b", but it wants a host name or an address to listen on.'],
    [
      { PUBLIC_URL: 'toile.example' },
      'PUBLIC_URL is "toile.example", but it wants an http or https address, for example https://toile.example.',
    ],
    [
      { TRUST_PROXY: 'on' },
      'TRUST_PROXY is "on", but it wants off, a number of proxies from 1 to 9, or their addresses separated by commas.',
    ],
    [
      { DATABASE_URL: 'mysql://root:pw@db' },
      'DATABASE_URL is a value that does not fit, but it wants a postgres:// or postgresql:// address.',
    ],
    [
      { SESSION_SECRET: 'short' },
      'SESSION_SECRET is a value that does not fit, but it wants at least 32 characters.',
    ],
    [{ COOKIE_PREFIX: 'x-' }, 'COOKIE_PREFIX is "x-", but it wants __Host- or __Secure-.'],
    [
      { COOKIE_PREFIX: '__Host-' },
      'COOKIE_PREFIX is "__Host-", but it wants a PUBLIC_URL that starts with https.',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY is a value that does not fit, but it wants a secret or restricted key of Stripe, sk_… or rk_….',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is set, but it wants STRIPE_WEBHOOK_SECRET beside it.',
    ],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: 'http://localhost:12111',
      },
      'STRIPE_API_BASE is set, but it wants a STRIPE_SECRET_KEY of the test mode.',
    ],
    [
      { STRIPE_PRICES: 'price_1,price_2' },
      'STRIPE_PRICES is "price_1,price_2", but it wants three price ids of Stripe, separated by commas.',
    ],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL is a value that does not fit, but it wants an smtp:// or smtps:// address.',
    ],
    [
      { MAIL_FROM: 'Toile' },
      'MAIL_FROM is "Toile", but it wants a sender such as Toile <no-reply@toile.example>.',
    ],
    [
      { WELCOME_CREDITS: '-1' },
      'WELCOME_CREDITS is "-1", but it wants a whole number from 0 to 1000000.',
    ],
    [{ DEMO_ACCOUNT: 'yes' }, 'DEMO_ACCOUNT is "yes", but it wants on or off.'],
    [
      { WORKER_CONCURRENCY: '0' },
      'WORKER_CONCURRENCY is "0", but it wants a whole number from 1 to 32: for more, start more workers.',
    ],
    [
      { WORKER_CONCURRENCY: '33' },
      'WORKER_CONCURRENCY is "33", but it wants a whole number from 1 to 32: for more, start more workers.',
    ],
    [{ LEASE_SECONDS: '1' }, 'LEASE_SECONDS is "1", but it wants a whole number from 2 to 3600.'],
    [
      { SLOT_TIMEOUT_SECONDS: 'x' },
      'SLOT_TIMEOUT_SECONDS is "x", but it wants a whole number from 1 to 3600.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but it wants one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      { METRICS_TOKEN: 'short' },
      'METRICS_TOKEN is a value that does not fit, but it wants at least 16 characters.',
    ],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
  });
});

describe('the README', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

  it.each(Object.entries<Setting>(SETTINGS))('has the line of %s', (name, setting) => {
    expect(readme).toContain(`| \`${name}\` | ${setting.fallback} | ${setting.meaning} |`);
  });
});
