import { beforeEach, describe, expect, it } from 'vitest';
import { imageEvent } from '../../../testing/generation-fixtures.ts';
import { NOTHING_PLACED } from './placing.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { createWizardState } from './wizard-state.ts';
import { loadWizard, saveWizard } from './wizard-storage.ts';

const FRESH = createWizardState('create-pattern', 2);
const inputs = {
  prompt: 'ikat',
  settings: { repeat: 'brick' },
  pictures: {},
  placing: NOTHING_PLACED,
  count: 1 as const,
};
const sending = wizardReducer(
  { ...FRESH, ...inputs },
  { type: 'runRequested', inputs, freshKey: 'key' },
);
const running = wizardReducer(sending, { type: 'startAccepted', key: 'key', jobId: 'job' });

describe('the stored wizard', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back with its job, whose events will bring the images again', () => {
    const event = imageEvent(1, 'a');
    const state = wizardReducer(running, { type: 'eventReceived', jobId: 'job', event });
    saveWizard(sessionStorage, 'ada', state);
    expect(loadWizard(sessionStorage, 'ada', FRESH)).toEqual(running);
  });

  it('comes back with the key of a request that was not answered', () => {
    saveWizard(sessionStorage, 'ada', sending);
    expect(loadWizard(sessionStorage, 'ada', FRESH)).toEqual(sending);
  });

  it('is fresh for another user and another tool', () => {
    saveWizard(sessionStorage, 'ada', running);
    expect(loadWizard(sessionStorage, 'bob', FRESH)).toBe(FRESH);
    const other = createWizardState('create-sketch', 2);
    expect(loadWizard(sessionStorage, 'ada', other)).toBe(other);
  });

  it.each(['', '{', '{"owner":"ada"}', 'null'])('is fresh where the store holds %s', (text) => {
    sessionStorage.setItem('toile.wizard', text);
    expect(loadWizard(sessionStorage, 'ada', FRESH)).toBe(FRESH);
  });

  it('does without a store that refuses', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const store = { getItem: refuse, setItem: refuse };
    saveWizard(store, 'ada', running);
    expect(loadWizard(store, 'ada', FRESH)).toBe(FRESH);
  });
});
