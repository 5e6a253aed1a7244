import type { Engine } from '@toile/engines';
import { expect, test, vi } from 'vitest';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { createEngineReadiness } from './engine-readiness.ts';

const createEngine = (check: Engine['check']): Engine => ({ ...createProbeEngine(), check });

test('an engine is asked once for many questions, and again after some seconds', async () => {
  let now = 0;
  const { isReady } = createEngineReadiness({ now: () => now });
  const check = vi.fn(async () => undefined);
  const engine = createEngine(check);
  expect(await Promise.all([isReady(engine), isReady(engine)])).toEqual([true, true]);
  now = 4000;
  expect(await isReady(engine)).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRejectedValue(new Error('away'));
  now = 6000;
  // The old answer is given at once; the new one holds from then on.
  expect(await isReady(engine)).toBe(true);
  expect(await isReady(engine)).toBe(false);
  expect(check).toHaveBeenCalledTimes(2);
});

test('an answer that is much older is not given any more', async () => {
  let now = 0;
  const { isReady } = createEngineReadiness({ now: () => now });
  const check = vi.fn(async () => undefined);
  await isReady(createEngine(check));
  check.mockRejectedValue(new Error('away'));
  now = 60_000;
  expect(await isReady(createEngine(check))).toBe(false);
});

test('an engine that never answers, or that is left alone, counts as away', async () => {
  const { isReady } = createEngineReadiness({ patienceMs: 10 });
  expect(await isReady(createEngine(() => new Promise(() => undefined)))).toBe(false);
  const leftAlone = { ...createEngine(async () => undefined), id: 'b', isLeftAlone: () => true };
  expect(await isReady(leftAlone)).toBe(false);
});

test('an answer that comes late counts from then on', async () => {
  const { isReady } = createEngineReadiness({ patienceMs: 10 });
  let answer = (): void => undefined;
  const engine = createEngine(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(await isReady(engine)).toBe(false);
  answer();
  await expect.poll(() => isReady(engine)).toBe(true);
});
