import { expect, test } from 'vitest';
import { createGate } from '../testing/gate.ts';
import { createFairGate } from './fair-gate.ts';

test('a user’s further work is refused before it waits; another’s is not', async () => {
  const inTurn = createFairGate({ atOnce: 1, mostWaiting: 2, retryAfterSeconds: 7 });
  const held = createGate();
  const kept = [1, 2, 3].map(() => inTurn({ userId: 'ada' }, () => held.passed));
  await expect(inTurn({ userId: 'ada' }, async () => 'none')).rejects.toMatchObject({
    error: 'tooManyRequests',
    details: { retryAfterSeconds: 7 },
  });
  const others = inTurn({ userId: 'bob' }, async () => 'done');
  held.open();
  await expect(others).resolves.toBe('done');
  await Promise.all(kept);
  await expect(inTurn({ userId: 'ada' }, async () => 'again')).resolves.toBe('again');
});

test('work of who has gone is not begun, and says so; work’s own faults stay', async () => {
  const inTurn = createFairGate({ atOnce: 1 });
  const held = createGate();
  const first = inTurn({ userId: 'ada' }, () => held.passed);
  const gone = new AbortController();
  let isBegun = false;
  const left = inTurn({ userId: 'bob', signal: gone.signal }, async () => {
    isBegun = true;
  });
  gone.abort();
  await expect(left).rejects.toMatchObject({ error: 'abandoned' });
  held.open();
  await first;
  expect(isBegun).toBe(false);
  const fault = inTurn({ userId: 'ada' }, () => Promise.reject(new Error('broken')));
  await expect(fault).rejects.toThrow('broken');
});
