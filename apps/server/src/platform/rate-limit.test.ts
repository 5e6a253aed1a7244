import { expect, it } from 'vitest';
import { rateCounters } from '../db/schema/index.ts';
import { createMovingClock } from '../testing/moving-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { AppError } from './app-error.ts';
import { createRateLimiter } from './rate-limit.ts';

const { database } = await createTestDatabase();
const { clock, advance } = createMovingClock();
const limiter = createRateLimiter({ database, clock });
const rate = { name: 'test', limit: 3, windowSeconds: 60 };

async function takeMany(count: number, subject: string): Promise<number> {
  const takes = Array.from({ length: count }, () => limiter.tryTake(rate, subject));
  return (await Promise.all(takes)).filter(Boolean).length;
}

it('lets through as many as the limit says, however many come at once', async () => {
  expect(await takeMany(10, 'crowd')).toBe(3);
  expect(await takeMany(1, 'another')).toBe(1);
});

it('opens again when the window is over, and not because of more tries', async () => {
  await takeMany(4, 'patient');
  advance(40);
  expect(await takeMany(1, 'patient')).toBe(0);
  advance(21);
  expect(await takeMany(4, 'patient')).toBe(3);
});

it('says how long to wait', async () => {
  await takeMany(3, 'refused');
  advance(20);
  const fault = await limiter.take(rate, 'refused').catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(AppError);
  expect(fault).toMatchObject({ status: 429, details: { retryAfterSeconds: 40 } });
});

it('refuses who is over the limit without a statement, until the window ends', async () => {
  await takeMany(3, 'stubborn');
  const refused = { status: 429, details: { retryAfterSeconds: 60 } };
  await expect(limiter.take(rate, 'stubborn')).rejects.toMatchObject(refused);
  await database.delete(rateCounters);
  await expect(limiter.take(rate, 'stubborn')).rejects.toMatchObject(refused);
  await limiter.clear(rate, 'stubborn');
  await limiter.take(rate, 'stubborn');
  await takeMany(2, 'stubborn');
  await expect(limiter.take(rate, 'stubborn')).rejects.toMatchObject({ status: 429 });
  advance(60);
  await limiter.take(rate, 'stubborn');
});

it('forgets on demand, and what is over', async () => {
  await takeMany(3, 'forgiven');
  await limiter.clear(rate, 'forgiven');
  expect(await takeMany(1, 'forgiven')).toBe(1);
  advance(61);
  await limiter.removeExpired();
  expect(await database.select().from(rateCounters)).toEqual([]);
});

it('keeps no address', async () => {
  await limiter.tryTake(rate, 'coco@atelier.example');
  expect(JSON.stringify(await database.select().from(rateCounters))).not.toContain('coco');
});
