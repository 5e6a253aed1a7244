import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openSignedIn } from '../testing/register.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { logOptions } from './create-log.ts';
import { createMetrics } from './metrics.ts';

const lines: string[] = [];
const sink = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
const testApp = await createTestApp();
const { services } = testApp;
const app = await buildApp({
  ...services,
  metrics: createMetrics(),
  log: pino(logOptions('trace'), sink),
});

it('tells what was asked and how it was answered, and nothing that is anybody’s', async () => {
  const browser = await openBrowser(app);
  await browser.get('/api/verify-email/?data=a-secret-link', { 'x-request-id': 'request-1' });
  const form = { username: 'nosy', email: 'nosy@atelier.example' };
  const passwords = { password1: 'a-secret-password', password2: 'a-secret-password' };
  await browser.post('/api/signup/', { form: { ...form, ...passwords } });
  await browser.post('/api/login/', { form: { username: form.email, password: 'a-secret-guess' } });
  await browser.get('/api/nothing/?data=a-secret-link');
  await services.background.drain();

  const entry = lines.map((line) => JSON.parse(line)).find(({ reqId }) => reqId === 'request-1');
  expect(entry).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/api/verify-email/',
    status: 400,
    durationMs: expect.any(Number),
  });
  const refused = lines.map((line) => JSON.parse(line)).filter(({ refusal }) => refusal);
  expect(refused.map(({ path, refusal }) => [path, refusal])).toContainEqual([
    '/api/login/',
    'invalidCredentials',
  ]);
  const text = lines.join('');
  expect(text).not.toContain('a-secret');
  expect(text).not.toContain('atelier.example');
  expect(text).not.toContain(browser.cookies.get('csrftoken'));
});

it('tells why a request was refused, and whose it was', async () => {
  const browser = await openSignedIn({ ...testApp, app }, 'ada');
  lines.length = 0;
  browser.cookies.delete('csrftoken');
  await browser.post('/api/logout/', {});
  await browser.get('/api/images/00000000-0000-4000-8000-000000000000/');
  const entries = lines.map((line) => JSON.parse(line)).filter(({ path }) => path);
  expect(entries).toMatchObject([
    { path: '/api/logout/', status: 403, refusal: 'csrfFailed', userId: expect.any(String) },
    { status: 404, refusal: 'notFound', userId: expect.any(String) },
  ]);
});

it('redacts what must not be logged even when somebody logs it', () => {
  const log = pino(logOptions('trace'), sink);
  lines.length = 0;
  log.info({ email: 'a@b.example', body: { password: 'pw', prompt: 'ikat' }, token: 't' }, 'Oops');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    email: '[Redacted]',
    body: { password: '[Redacted]', prompt: '[Redacted]' },
    token: '[Redacted]',
  });
});
