import { en, PLANS } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { doneEvent, imageEvent } from '../../../testing/generation-fixtures.ts';
import type { GivenPicture } from './given-picture.ts';
import { NOTHING_PLACED } from './placing.ts';
import type { RunInputs } from './run-inputs.ts';
import type { WizardAction } from './wizard-action.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { createWizardState, isBusy, type WizardState } from './wizard-state.ts';

const FRESH = createWizardState('create-pattern', 2);
const INPUTS: RunInputs = {
  prompt: 'indigo ikat',
  settings: {},
  pictures: {},
  placing: NOTHING_PLACED,
  count: 4,
};
const OFFER = {
  insufficient_credits: true as const,
  required: 4,
  available: 1,
  plans: [...PLANS],
};

const play = (state: WizardState, ...actions: WizardAction[]) =>
  actions.reduce(wizardReducer, state);
const request = (freshKey: string, inputs = INPUTS): WizardAction => ({
  type: 'runRequested',
  inputs,
  freshKey,
});
const accept = (key: string, jobId = 'job'): WizardAction => ({
  type: 'startAccepted',
  key,
  jobId,
});
const hear = (event: ReturnType<typeof imageEvent>, jobId = 'job'): WizardAction => ({
  type: 'eventReceived',
  jobId,
  event,
});
const filled = (state: WizardState) =>
  state.run?.imageGenerationList.map((slot) => slot.generation?.output_image_id ?? null);

const running = play(FRESH, request('k1'), accept('k1'));

describe('starting a run', () => {
  it('asks once, however often it is clicked', () => {
    const state = play(FRESH, request('k1'), request('k2'));
    expect(state.start).toEqual({ status: 'sending', intent: { ...INPUTS, key: 'k1' } });
  });

  it('shows four empty slots in the result section once accepted', () => {
    expect(running.currentSection).toBe(1);
    expect(filled(running)).toEqual([null, null, null, null]);
    expect(isBusy(running)).toBe(true);
  });

  it('keeps the key for another try of the same wish', () => {
    const failed = play(FRESH, request('k1'), { type: 'startFailed', key: 'k1', error: 'x' });
    expect(play(failed, request('k2')).start).toMatchObject({ intent: { key: 'k1' } });
  });

  it('takes a new key for another wish', () => {
    const failed = play(FRESH, request('k1'), { type: 'startFailed', key: 'k1', error: 'x' });
    const other = request('k2', { ...INPUTS, prompt: 'tartan' });
    expect(play(failed, other).start).toMatchObject({ intent: { key: 'k2' } });
  });

  it('takes a new key after an accepted run', () => {
    const ended = play(running, hear(doneEvent(1, 4)));
    expect(play(ended, request('k2')).start).toMatchObject({ intent: { key: 'k2' } });
  });

  it('starts nothing while a run is being made', () => {
    expect(play(running, request('k2'))).toBe(running);
  });

  it('ignores an answer that belongs to another request', () => {
    const sending = play(FRESH, request('k1'));
    expect(play(sending, accept('old'))).toBe(sending);
    expect(play(FRESH, accept('k1'))).toBe(FRESH);
  });

  it('keeps the images on show when credits are missing, until the offer is dismissed', () => {
    const ended = play(running, hear(imageEvent(1, 'a')), hear(doneEvent(2, 1)));
    const short = play(ended, request('k2'), { type: 'creditsMissing', key: 'k2', offer: OFFER });
    expect(short.start.status).toBe('outOfCredits');
    expect(filled(short)).toEqual(['a', null, null, null]);
    expect(play(short, { type: 'startDismissed' }).start).toEqual({ status: 'idle' });
  });
});

describe('a run', () => {
  it('fills its slots and ends', () => {
    const ended = play(
      running,
      ...['a', 'b', 'c', 'd'].map((id, at) => hear(imageEvent(at + 1, id))),
    );
    expect(filled(ended)).toEqual(['a', 'b', 'c', 'd']);
    expect(isBusy(ended)).toBe(true);
    const done = play(ended, hear(doneEvent(5, 4)));
    expect(done.run).toMatchObject({ status: 'succeeded', generationsDone: true });
  });

  it('says what failed and what was given back', () => {
    const data = { slot: 0, message: 'no' };
    const ended = play(
      running,
      hear(imageEvent(1, 'a')),
      hear({ seq: 2, event: 'failed', data }),
      hear(doneEvent(3, 1, 1)),
    );
    expect(ended.run?.imageGenerationList[3]?.failure).toBe('no');
    expect(ended.run?.releasedCredits).toBe(1);
  });

  it('has failed when nothing was delivered, unless it was cancelled', () => {
    expect(play(running, hear(doneEvent(1, 0, 4))).run?.status).toBe('failed');
    const data = { delivered: 0, failed: 0, released: 4, canceled: true };
    expect(play(running, hear({ seq: 1, event: 'done', data })).run?.status).toBe('succeeded');
  });

  it('does not take the events of another job', () => {
    expect(play(running, hear(imageEvent(1, 'a'), 'other'))).toBe(running);
  });

  it('stops loading when its stream is lost, and goes on when it is back', () => {
    const changed = (status: 'lost' | 'live' | 'reconnecting'): WizardAction => ({
      type: 'streamChanged',
      jobId: 'job',
      status,
    });
    const shaky = play(running, changed('reconnecting'));
    expect(shaky.run).toMatchObject({
      status: 'loading',
      generationsError: en.errors.streamConnection,
    });
    const lost = play(shaky, changed('lost'));
    expect(lost.run).toMatchObject({
      status: 'failed',
      generationsError: en.errors.streamEstablish,
    });
    expect(play(lost, changed('live')).run).toMatchObject({
      status: 'loading',
      generationsError: null,
    });
  });

  it('reports data that could not be read', () => {
    const state = play(running, { type: 'badDataReceived', jobId: 'job' });
    expect(state.run?.generationsError).toBe(en.errors.streamData);
  });

  it('stays when the user goes back to the prompt', () => {
    const back = play(running, { type: 'sectionChanged', section: 0 });
    expect(back.currentSection).toBe(0);
    expect(filled(play(back, hear(imageEvent(1, 'a'))))?.[0]).toBe('a');
  });
});

describe('the sections', () => {
  it('end before the result while there is none', () => {
    expect(play(FRESH, { type: 'sectionChanged', section: 1 }).currentSection).toBe(0);
    expect(play(running, { type: 'sectionChanged', section: 9 }).currentSection).toBe(1);
    expect(play(running, { type: 'sectionChanged', section: -1 }).currentSection).toBe(0);
  });

  it('start over', () => {
    expect(play(running, { type: 'startedOver' })).toEqual(FRESH);
  });
});

describe('a run found on entering', () => {
  const job = {
    job_id: 'found',
    ai_model: 'create-pattern' as const,
    prompt: 'tartan',
    settings: { repeat: 'brick', face_id: 3 },
    total: 4,
    done: 2,
    timestamp: '2026-07-30T10:00:00.000Z',
  };

  it('is shown when nothing was begun', () => {
    const state = play(FRESH, { type: 'jobFound', job });
    const settings = { repeat: 'brick' };
    expect(state).toMatchObject({ currentSection: 1, prompt: 'tartan', settings });
    expect(state.run?.internalJobId).toBe('found');
  });

  it('does not disturb what was begun', () => {
    const typing = play(FRESH, { type: 'promptChanged', prompt: 'in' });
    expect(play(typing, { type: 'jobFound', job })).toBe(typing);
  });
});

describe('a mask', () => {
  const photo: GivenPicture = {
    kind: 'file',
    fileId: 'p',
    name: 'p.jpg',
    width: 768,
    height: 1024,
  };
  const mask: GivenPicture = { ...photo, fileId: 'm', name: 'mask.png' };
  const actions: readonly WizardAction[] = [
    { type: 'pictureChanged', field: 'original_target_image', picture: photo },
    { type: 'maskChanged', mask, maskCoordinates: [[10, 20]] },
    { type: 'placed', placing: { reposition: { x: 0, y: 0, width: 300, rotation: 0 } } },
    { type: 'placed', placing: { faceId: 3 } },
  ];
  const state = actions.reduce(wizardReducer, createWizardState('create-background', 5));

  it('goes with its photo, the face does not', () => {
    const picture = { ...photo, fileId: 'other' };
    const next = wizardReducer(state, {
      type: 'pictureChanged',
      field: 'original_target_image',
      picture,
    });
    expect(next.pictures).toEqual({ original_target_image: picture });
    expect(next.placing).toEqual({ faceId: 3 });
  });

  it('that is another one leaves the subject where it was', () => {
    const next = wizardReducer(state, { type: 'maskChanged', mask });
    expect(next.placing).toEqual({ faceId: 3 });
  });

  it('that is blank closes the steps after it', () => {
    const further = wizardReducer(state, { type: 'sectionChanged', section: 2 });
    expect(further.currentSection).toBe(2);
    const blank = wizardReducer(further, { type: 'maskChanged', mask: undefined });
    expect(blank.currentSection).toBe(1);
  });

  it('lets no one past a prompt that is still to be written', () => {
    expect(wizardReducer(state, { type: 'sectionChanged', section: 3 }).currentSection).toBe(2);
    const worded = wizardReducer(state, { type: 'promptChanged', prompt: 'beach' });
    expect(wizardReducer(worded, { type: 'sectionChanged', section: 3 }).currentSection).toBe(3);
  });
});
