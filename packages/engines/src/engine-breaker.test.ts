import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEngineBreaker } from './engine-breaker.ts';
import { EngineError } from './engine-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = async () => {
  throw new EngineError('unavailable', 'away');
};

async function fail(breaker: ReturnType<typeof createEngineBreaker>, times: number) {
  for (let time = 0; time < times; time += 1) {
    await expect(breaker.run(away)).rejects.toMatchObject({ kind: 'unavailable' });
  }
}

test('an engine is left alone after three failures, for a pause that doubles, and then tried', async () => {
  const breaker = createEngineBreaker('cards', { initialDelay: 1000, maxDelay: 3000 });
  const pauses: number[] = [];
  await fail(breaker, 2);
  expect(breaker.isOpen()).toBe(false);
  for (let round = 0; round < 3; round += 1) {
    await fail(breaker, 1);
    let pauseMs = 0;
    for (; breaker.isOpen(); pauseMs += 500) await vi.advanceTimersByTimeAsync(500);
    pauses.push(pauseMs);
  }
  expect(pauses).toEqual([1000, 2000, 3000]);
  await expect(breaker.run(async () => 'a picture')).resolves.toBe('a picture');
  await fail(breaker, 2);
  expect(breaker.isOpen()).toBe(false);
});

test('a model that is absent leaves an engine its other kinds of pictures', async () => {
  const breaker = createEngineBreaker('cards', { initialDelay: 1000, maxDelay: 1000 });
  const fault = new EngineError('unavailable', 'no pose', { reason: 'no-model' });
  for (const _try of [1, 2, 3, 4]) {
    await expect(breaker.run(() => Promise.reject(fault))).rejects.toBe(fault);
  }
  expect(breaker.isOpen()).toBe(false);
});

test('an engine whose faults leave paid orders in doubt is left alone too', async () => {
  const breaker = createEngineBreaker('cards', { initialDelay: 1000, maxDelay: 1000 });
  const failThrice = async (cause?: Error) => {
    for (const _try of [1, 2, 3]) {
      const doubt = new EngineError('doubtful', 'the answer is lost', { cause });
      await expect(breaker.run(() => Promise.reject(doubt))).rejects.toBe(doubt);
    }
  };
  await failThrice();
  expect(breaker.isOpen(), 'a worker died, not the engine').toBe(false);
  await failThrice(new EngineError('unavailable', 'it answered 500'));
  expect(breaker.isOpen()).toBe(true);
});

test('no work is begun while it is left alone', async () => {
  const breaker = createEngineBreaker('cards', { initialDelay: 1000, maxDelay: 1000 });
  await fail(breaker, 3);
  const work = vi.fn(async () => 'a picture');
  await expect(breaker.run(work)).rejects.toThrow('it is left alone');
  expect(work).not.toHaveBeenCalled();
});
