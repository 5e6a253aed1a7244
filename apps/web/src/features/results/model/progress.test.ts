import { expect, test } from 'vitest';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { describeProgress } from './progress.ts';
import type { RunView } from './run-view.ts';

function runWith(done: number, changes: Partial<RunView> = {}): RunView {
  const imageGenerationList = [0, 1, 2, 3].map((index) => ({
    index,
    generation: index < done ? generationOf(String(index)) : null,
    failure: null,
  }));
  return {
    internalJobId: 'job',
    status: 'loading',
    generationsDone: false,
    imageGenerationList,
    stage: null,
    releasedCredits: 0,
    canceled: false,
    streamStatus: 'live',
    generationsError: null,
    ...changes,
  };
}

const ended = { generationsDone: true, status: 'succeeded' } as const;

test.each([
  ['queued', runWith(0)],
  ['queued', runWith(0, { stage: 'queued' })],
  ['drawing', runWith(0, { stage: 'drawing' })],
  ['drawing', runWith(2)],
  ['retrying', runWith(1, { stage: 'retrying' })],
  ['reconnecting', runWith(1, { stage: 'drawing', streamStatus: 'reconnecting' })],
  ['lost', runWith(1, { status: 'failed' })],
  ['ready', runWith(4, ended)],
  ['someReady', runWith(3, ended)],
  ['canceled', runWith(3, { ...ended, canceled: true })],
  ['noneReady', runWith(0, { ...ended, status: 'failed' })],
])('a run is told to be %s', (key, run) => {
  expect(describeProgress(run).key).toBe(key);
});
