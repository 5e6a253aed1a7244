import { describe, expect, it } from 'vitest';
import { doneEvent, imageEvent } from '../../../testing/generation-fixtures.ts';
import { NOTHING_PLACED } from './placing.ts';
import type { WizardAction } from './wizard-action.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { createWizardState, type WizardState } from './wizard-state.ts';

const inputs = {
  prompt: 'a gown',
  settings: {},
  pictures: {},
  placing: NOTHING_PLACED,
  count: 4,
} as const;

const play = (state: WizardState, ...actions: WizardAction[]) =>
  actions.reduce(wizardReducer, state);
const start = (key: string, jobId: string): WizardAction[] => [
  { type: 'runRequested', inputs, freshKey: key },
  { type: 'startAccepted', key, jobId },
];

describe('a wizard at first', () => {
  it('has its tool and number of steps, and nothing else', () => {
    expect(createWizardState('create-background', 5)).toEqual({
      model: 'create-background',
      childrenCount: 5,
      currentSection: 0,
      prompt: '',
      settings: {},
      pictures: {},
      placing: { faceId: -1 },
      count: 4,
      start: { status: 'idle' },
      ran: null,
      run: null,
    });
  });
});

describe('a new run', () => {
  it('begins with four empty slots, no error and a job of its own, after one that failed', () => {
    const fresh = createWizardState('create-sketch', 2);
    const failed = play(
      fresh,
      ...start('k1', 'first'),
      { type: 'eventReceived', jobId: 'first', event: imageEvent(1, 'a') },
      { type: 'streamChanged', jobId: 'first', status: 'lost' },
      { type: 'eventReceived', jobId: 'first', event: doneEvent(2, 1, 3) },
    );
    const next = play(failed, ...start('k2', 'second'));
    expect(next.run).toMatchObject({
      status: 'loading',
      internalJobId: 'second',
      generationsError: null,
      generationsDone: false,
    });
    const empty = [0, 1, 2, 3].map((index) => ({ index, generation: null, failure: null }));
    expect(next.run?.imageGenerationList).toMatchObject(empty);
  });
});

describe('steps', () => {
  it('move forward and back by one', () => {
    const running = play(createWizardState('create-sketch', 2), ...start('k', 'job'));
    const back = play(running, { type: 'sectionChanged', section: 0 });
    expect([running.currentSection, back.currentSection]).toEqual([1, 0]);
    expect(play(back, { type: 'sectionChanged', section: 1 }).currentSection).toBe(1);
  });
});
