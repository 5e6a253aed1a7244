import { expect, test } from 'vitest';
import { chooseColours, NO_STEPS, redoColours, undoColours } from './colour-steps.ts';

const RED = ['#ff0000', '#ffffff'];
const BLUE = ['#0000ff', '#ffffff'];
const NIGHT = ['#000022', '#111133'];

test('steps go back to the own colours and forth again', () => {
  const red = chooseColours(NO_STEPS, { palette: RED, atMs: 1000 });
  const night = chooseColours(red, { palette: NIGHT, atMs: 9000 });
  const back = undoColours(night);
  expect(back.now).toEqual(RED);
  expect(undoColours(back).now).toBeNull();
  expect(undoColours(undoColours(back)).now).toBeNull();
  expect(redoColours(back).now).toEqual(NIGHT);
  expect(redoColours(redoColours(back)).now).toEqual(NIGHT);
});

test('a new choice after a step back ends what lay ahead', () => {
  const red = chooseColours(NO_STEPS, { palette: RED, atMs: 1000 });
  const blue = chooseColours(undoColours(red), { palette: BLUE, atMs: 5000 });
  expect(blue.future).toEqual([]);
  expect(undoColours(blue).now).toBeNull();
});

test('a dragged colour is one step, whole palettes are each their own', () => {
  const red = chooseColours(NO_STEPS, { palette: RED, atMs: 1000 });
  const dragged = chooseColours(red, { palette: BLUE, atMs: 1100 });
  expect(undoColours(dragged).now).toBeNull();
  expect(undoColours(chooseColours(dragged, { palette: NIGHT, atMs: 1200 })).now).toEqual(BLUE);
});
