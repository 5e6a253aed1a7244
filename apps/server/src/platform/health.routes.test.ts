import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addReadinessRoute } from './health.routes.ts';

/** An application whose one part works or fails as the test says. */
function openApp(isSpared: boolean) {
  const part = { isWell: true };
  const app = Fastify();
  const check = async () => {
    if (!part.isWell) throw new Error('away');
  };
  addReadinessRoute(app, {
    checks: [{ name: 'store', fault: 'The store is away', check, isSpared }],
    facts: async () => ({}),
    isDraining: () => false,
  });
  async function ask(isWell: boolean) {
    part.isWell = isWell;
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json().status, answer.json().checks.store.ok];
  }
  return ask;
}

test('a spared part that fails is told, and the process stays ready', async () => {
  const ask = openApp(true);
  expect(await ask(true)).toEqual([200, 'ok', true]);
  expect(await ask(false)).toEqual([200, 'impaired', false]);
  expect(await ask(true)).toEqual([200, 'ok', true]);
});

test('a spared part that has never worked makes the process unready', async () => {
  const ask = openApp(true);
  expect(await ask(false)).toEqual([503, 'unavailable', false]);
});

test('any other part makes the process unready each time it fails', async () => {
  const ask = openApp(false);
  expect(await ask(true)).toEqual([200, 'ok', true]);
  expect(await ask(false)).toEqual([503, 'unavailable', false]);
});
