import { expect, test } from 'vitest';
import { doneEvent, imageEvent } from '../../testing/generation-fixtures.ts';
import { applyJobEvent, createRun, type Run } from './run.ts';

const ids = (run: Run) =>
  run.imageGenerationList.map(({ generation }) => generation?.output_image_id ?? '-').join(' ');

test('an image takes the first empty place, or that of the output it replaces', () => {
  const events = [imageEvent(1, 'a'), imageEvent(2, 'b'), imageEvent(3, 'c', 'a')];
  const run = events.reduce(applyJobEvent, createRun('job', 4));
  expect(ids(run)).toBe('c b - -');
  const [first] = run.imageGenerationList;
  expect(first).toMatchObject({ index: 0, failure: null });
  expect(first?.generation).not.toHaveProperty('replaces');
  expect(first?.generation).not.toHaveProperty('slot');
});

test('an image that replaces one of another run takes an empty place', () => {
  const run = applyJobEvent(createRun('job', 2), imageEvent(1, 'a', 'elsewhere'));
  expect(ids(run)).toBe('a -');
});

test('the end tells what was given back, and whether anything came', () => {
  const begun = applyJobEvent(createRun('job', 2), imageEvent(1, 'a'));
  expect(begun).toMatchObject({ status: 'loading', generationsDone: false });
  expect(applyJobEvent(begun, doneEvent(2, 1, 1))).toMatchObject({
    status: 'succeeded',
    generationsDone: true,
    releasedCredits: 1,
  });
  expect(applyJobEvent(createRun('job', 1), doneEvent(1, 0, 1)).status).toBe('failed');
});
