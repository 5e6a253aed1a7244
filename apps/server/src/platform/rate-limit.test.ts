import { expect, it } from 'vitest';
import { rateCounters } from '../db/schema/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
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

it('refuses who is over the limit without a statement, for some seconds', async () => {
  await takeMany(3, 'stubborn');
  const refused = { status: 429, details: { retryAfterSeconds: 60 } };
  await expect(limiter.take(rate, 'stubborn')).rejects.toMatchObject(refused);
  await database.delete(rateCounters);
  await expect(limiter.take(rate, 'stubborn')).rejects.toMatchObject(refused);
  advance(6);
  await limiter.take(rate, 'stubborn');
});

it('is open again after a clear, here at once and in another process within seconds', async () => {
  const other = createRateLimiter({ database, clock });
  await takeMany(3, 'known');
  await expect(limiter.take(rate, 'known')).rejects.toMatchObject({ status: 429 });
  await expect(other.take(rate, 'known')).rejects.toMatchObject({ status: 429 });
  await other.clear(rate, 'known');
  await other.take(rate, 'known');
  advance(6);
  await limiter.take(rate, 'known');
});

it('remembers no refusal of before a clear that was under way', async () => {
  await takeMany(3, 'crossing');
  const calls = await database.transaction(async (tx) => {
    await tx.select().from(rateCounters).for('update');
    const taking = limiter.take(rate, 'crossing').catch((error: unknown) => error);
    await expect.poll(() => countWaiting(database)).toBe(1);
    const clearing = limiter.clear(rate, 'crossing');
    await expect.poll(() => countWaiting(database)).toBe(2);
    return [taking, clearing];
  });
  expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, undefined]);
  await limiter.take(rate, 'crossing');
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
