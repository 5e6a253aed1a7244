import { beforeEach, expect, test } from 'vitest';
import { fakeCanvases, paperOf, rowsOf } from '../../testing/fake-canvas.ts';
import { createSnapshots } from './snapshots.ts';

beforeEach(fakeCanvases);

test('puts back the last picture up to a step, taken every eight steps', () => {
  const paper = paperOf('#...');
  const snapshots = createSnapshots(paper);
  for (let steps = 1; steps <= 20; steps += 1) {
    if (steps === 9) paper.fillRect(1, 0, 1, 1);
    snapshots.keep(steps);
  }
  expect(snapshots.restore(20)).toBe(16);
  expect(rowsOf(paper)).toEqual(['##..']);
  expect(snapshots.restore(15)).toBe(8);
  expect(rowsOf(paper)).toEqual(['#...']);
});

test('starts from an empty sheet where there is none', () => {
  const paper = paperOf('#...');
  expect(createSnapshots(paper).restore(7)).toBe(0);
  expect(rowsOf(paper)).toEqual(['....']);
});

test('forgets the pictures of steps that were undone', () => {
  const paper = paperOf('#...');
  const snapshots = createSnapshots(paper);
  snapshots.keep(8);
  snapshots.keep(16);
  snapshots.forgetAfter(10);
  expect(snapshots.restore(30)).toBe(8);
});

test('keeps the newest six', () => {
  const snapshots = createSnapshots(paperOf('#...'));
  for (let steps = 8; steps <= 80; steps += 8) snapshots.keep(steps);
  expect(snapshots.restore(39)).toBe(0);
  expect(snapshots.restore(47)).toBe(40);
});
