import { en, serverWords } from '@toile/contract';
import { EngineError } from '@toile/engines';
import { expect, test } from 'vitest';
import { FilesAwayError, StorageFullError } from '../../../adapters/files/files-port.ts';
import { UnsafePictureError } from '../../safety/unsafe-picture-error.ts';
import { answerFailure, isOrderOver, isRefusal, mayOrderElsewhere } from './failure-policy.ts';
import { RenderStopped } from './render-stopped.ts';

test.each([
  ['a failing engine', new EngineError('failed', 'x'), en.errors.slotFailed],
  ['an engine that is away', new EngineError('unavailable', 'x'), en.errors.slotEngineAway],
  ['an engine that loses its orders', new EngineError('lost', 'x'), en.errors.slotEngineAway],
  ['a full disk', new StorageFullError(), en.errors.slotNotStored],
  ['a file store that is away', new FilesAwayError('x'), en.errors.slotStoreAway],
  ['a fault of our own', new TypeError('x'), en.errors.slotFailed],
])('%s is tried three times, with growing pauses', (_what, error, message) => {
  expect(answerFailure(error, 0)).toEqual({ act: 'retry', delayMs: 1000 });
  expect(answerFailure(error, 1)).toEqual({ act: 'retry', delayMs: 2000 });
  expect(answerFailure(error, 2)).toEqual({ act: 'fail', message });
});

test('a model that is still to come is given a minute', () => {
  const error = new EngineError('unavailable', 'x', { reason: 'no-model' });
  expect(answerFailure(error, 5)).toEqual({ act: 'retry', delayMs: 32_000 });
  expect(answerFailure(error, 6)).toEqual({
    act: 'fail',
    message: serverWords.refusals['no-model'],
  });
});

test('what another try cannot mend fails at once', () => {
  expect(answerFailure(new EngineError('refused', 'x'), 0)).toEqual({
    act: 'fail',
    message: en.errors.slotRefused,
  });
  expect(answerFailure(new EngineError('refused', 'x', { reason: 'no-lines' }), 0)).toEqual({
    act: 'fail',
    message: serverWords.refusals['no-lines'],
  });
  expect(answerFailure(new EngineError('unsupported', 'x'), 0)).toEqual({
    act: 'fail',
    message: en.errors.slotFailed,
  });
});

test('a render stopped from outside is no failure, unless it took too long', () => {
  expect(answerFailure(new RenderStopped('claim-lost'), 0)).toEqual({ act: 'leave' });
  expect(answerFailure(new RenderStopped('shutting-down'), 2)).toEqual({ act: 'hand-back' });
  expect(answerFailure(new RenderStopped('timed-out'), 0)).toEqual({
    act: 'fail',
    message: en.errors.slotTimedOut,
  });
});

test.each([
  [new EngineError('refused', 'x', { reason: 'no-person' }), true],
  [new UnsafePictureError('x'), true],
  [new EngineError('failed', 'x'), false],
  [new TypeError('x'), false],
])('a refusal is told from a fault: %s', (error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});

test('an engine that takes no more work for now is asked again when it says', () => {
  const busy = new EngineError('rate-limited', 'x', { retryAfterMs: 30_000 });
  expect(answerFailure(busy, 0)).toEqual({ act: 'retry', delayMs: 30_000 });
  expect(answerFailure(busy, 5)).toEqual({ act: 'retry', delayMs: 32_000 });
  const message = en.errors.slotEngineBusy;
  expect(answerFailure(busy, 6)).toEqual({ act: 'fail', message });
  const long = new EngineError('rate-limited', 'x', { retryAfterMs: 3_600_000 });
  expect(answerFailure(long, 0)).toEqual({ act: 'fail', message });
});

test.each([
  ['quota', en.errors.slotEngineQuota],
  ['moderated', en.errors.slotModerated],
  ['doubtful', en.errors.slotDoubtful],
  ['spoilt', en.errors.slotFailed],
] as const)('%s fails at once, with its words', (kind, message) => {
  expect(answerFailure(new EngineError(kind, 'x'), 0)).toEqual({ act: 'fail', message });
});

test('another engine is asked only where no picture of this one may still come', () => {
  const away = new EngineError('unavailable', 'x');
  expect(mayOrderElsewhere(away, false)).toBe(true);
  expect(mayOrderElsewhere(away, true)).toBe(false);
  expect(mayOrderElsewhere(new EngineError('lost', 'x'), true)).toBe(true);
  expect(mayOrderElsewhere(new EngineError('failed', 'x'), false)).toBe(false);
  expect(mayOrderElsewhere(new TypeError('x'), false)).toBe(false);
  expect([away, new EngineError('lost', 'x'), new TypeError('x')].map(isOrderOver)).toEqual([
    false,
    true,
    false,
  ]);
});
