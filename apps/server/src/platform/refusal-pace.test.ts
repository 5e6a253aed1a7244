import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { addErrorHandler } from './error-handler.ts';
import { createRefusalPace } from './refusal-pace.ts';

test('who goes on asking is answered later; nobody else is, nor later on', () => {
  let time = 0;
  const delayOf = createRefusalPace(() => time);
  const ask = (party: string, times: number) => {
    let delay = 0;
    for (let left = times; left > 0; left -= 1) delay = delayOf(party);
    return delay;
  };
  expect(ask('ada', 20)).toBe(0);
  const delays = Array.from({ length: 50 }, () => ask('ada', 1));
  // Spread out: a hundred simultaneous refusals do not all end at the same moment.
  expect(new Set(delays).size).toBe(50);
  expect(Math.min(...delays)).toBe(1000);
  expect(ask('bob', 1)).toBe(0);
  time = 10_000;
  expect(ask('ada', 1)).toBe(0);
});

test('the answer says what it would say at once', async () => {
  const app = Fastify();
  addErrorHandler(app);
  app.get('/', async () => {
    throw new AppError('tooManyRequests', { values: { seconds: 5 }, retryAfterSeconds: 5 });
  });
  const answers = await Promise.all(Array.from({ length: 25 }, () => app.inject('/')));
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(429);
    expect(headers['retry-after']).toBe('5');
  }
  await app.close();
});
