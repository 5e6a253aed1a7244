import { expect, test } from 'vitest';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { groupRuns } from './group-runs.ts';

const of = (id: string, run?: string) => generationOf(id, { job_id: run });
const show = (...generations: ReturnType<typeof of>[]) =>
  groupRuns(generations).map(({ outputs }) =>
    outputs.map(({ output_image_id: id }) => id).join(''),
  );

test('outputs of one run stand together, the first made first', () => {
  expect(show(of('d', 'y'), of('c', 'y'), of('b', 'x'), of('a', 'x'))).toEqual(['cd', 'ab']);
});

test('two runs that were made at the same time stay apart', () => {
  const turns = [of('d', 'x'), of('c', 'y'), of('b', 'x'), of('a', 'y')];
  expect(show(...turns)).toEqual(['bd', 'ac']);
});

test('an output whose run is not known stands alone', () => {
  expect(show(of('b'), of('a'))).toEqual(['b', 'a']);
});
