import { expect, test } from 'vitest';
import { doneEvent, imageEvent } from '../../../testing/generation-fixtures.ts';
import {
  createVariation,
  isUnderWay,
  type VariationAction,
  variationReducer,
} from './variation-reducer.ts';

const play = (...actions: VariationAction[]) =>
  actions.reduce(variationReducer, createVariation(4));
const ASKED = { type: 'asked', offered: { engine: 'studio', credits: 1 } } as const;
const ACCEPTED = { type: 'answered', outcome: { kind: 'accepted', jobId: 'job' } } as const;

test('the places are laid out for the number before anything is asked', () => {
  const { run, start } = createVariation(4);
  expect(run.imageGenerationList).toHaveLength(4);
  expect(start.status).toBe('waiting');
});

test('a second answer to the same request changes nothing', () => {
  const begun = play(ASKED, ACCEPTED, {
    type: 'eventReceived',
    event: imageEvent(1, 'a'),
  });
  expect(begun.run.internalJobId).toBe('job');
  expect(variationReducer(begun, ACCEPTED)).toBe(begun);
});

test('what failed is asked for again', () => {
  const failed = play(ASKED, { type: 'answered', outcome: { kind: 'failed', error: 'Full' } });
  expect(failed.start).toEqual({ status: 'failed', error: 'Full' });
  expect(variationReducer(failed, ASKED).start.status).toBe('sending');
});

test('a refusal that will stay is told as one', () => {
  const outcome = { kind: 'failed', error: 'Gone', isFinal: true } as const;
  const { start } = play(ASKED, { type: 'answered', outcome });
  expect(start).toEqual({ status: 'failed', error: 'Gone', isFinal: true });
});

test('it is under way from the question to the last event', () => {
  expect(isUnderWay(createVariation(4))).toBe(false);
  expect(isUnderWay(play(ASKED))).toBe(true);
  const begun = play(ASKED, ACCEPTED);
  expect(isUnderWay(begun)).toBe(true);
  const done = variationReducer(begun, { type: 'eventReceived', event: doneEvent(1, 4) });
  expect(isUnderWay(done)).toBe(false);
});
