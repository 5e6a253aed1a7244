import { expect, test } from 'vitest';
import { createRun } from '../../../lib/generations/run.ts';
import { findUnmetStep, type GivenPicture, isSamePicture, listFileIds } from './given-picture.ts';
import { NOTHING_PLACED } from './placing.ts';
import { reachSection } from './reach-section.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { createWizardState } from './wizard-state.ts';

const size = { width: 900, height: 1200 };
const file: GivenPicture = { kind: 'file', fileId: 'one', name: 'a.png', ...size };
const output: GivenPicture = { kind: 'output', outputId: 'one', imageUrl: '/x', ...size };
const FRESH = createWizardState('sketch-to-image', 3);
const field = 'source_image';

test('pictures are the same by their id alone', () => {
  expect(isSamePicture(file, { ...file, name: 'b.png' })).toBe(true);
  expect(isSamePicture(file, output)).toBe(false);
  expect(isSamePicture(file, undefined)).toBe(false);
  expect(listFileIds({ source_image: file, original_target_image: output })).toEqual(['one']);
});

test('a step whose picture is missing is as far as one gets', () => {
  expect(findUnmetStep({ steps: ['source', 'prompt', 'result'] }, {})).toBe(0);
  expect(findUnmetStep({ steps: ['prompt', 'result'] }, {})).toBe(-1);
  expect(reachSection(FRESH, 1)).toBe(0);
  const given = { ...FRESH, pictures: { source_image: file } };
  expect(reachSection(given, 2)).toBe(1);
  expect(reachSection({ ...given, run: createRun('job', 4) }, 2)).toBe(2);
});

test('without its picture the wizard goes back to where it is asked for, but for a result', () => {
  const given = wizardReducer(FRESH, { type: 'pictureChanged', field, picture: file });
  const atPrompt = wizardReducer(given, { type: 'sectionChanged', section: 1 });
  expect(atPrompt.currentSection).toBe(1);
  const without = { type: 'pictureChanged', field, picture: undefined } as const;
  expect(wizardReducer(atPrompt, without)).toEqual(FRESH);
  const atResult = { ...atPrompt, currentSection: 2, run: createRun('job', 4) };
  expect(wizardReducer(atResult, without).currentSection).toBe(2);
});

test('a run takes the picture that it was made from, one of another job does not', () => {
  const inputs = {
    prompt: '',
    settings: {},
    pictures: {},
    placing: NOTHING_PLACED,
    count: 4 as const,
  };
  const state = { ...FRESH, ran: inputs, run: createRun('job', 4) };
  const recovered = { type: 'pictureRecovered', jobId: 'job', field, picture: file } as const;
  expect(wizardReducer(state, { ...recovered, jobId: 'other' })).toBe(state);
  const after = wizardReducer(state, recovered);
  expect([after.ran?.pictures, after.pictures]).toEqual([
    { source_image: file },
    { source_image: file },
  ]);
});
