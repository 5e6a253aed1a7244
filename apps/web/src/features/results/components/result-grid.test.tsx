import { cleanup, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import type { RunView } from '../model/run-view.ts';
import { ResultGrid } from './result-grid.tsx';

const FIXED_HEIGHT = 'sm:h-[36rem]';
const LANDSCAPE = { width: 1024, height: 768 };
const PORTRAIT = { width: 768, height: 1024 };

const slotOf = (index: number, id?: string) => ({
  index,
  generation: id ? generationOf(id, LANDSCAPE) : null,
  failure: null,
});

function showGrid(size: { width: number; height: number }, slots: ReturnType<typeof slotOf>[]) {
  // The part of a run that the grid reads.
  const run = { status: 'loading', canceled: false } as RunView;
  const handlers = { onOpen: vi.fn(), onSave: vi.fn() };
  renderScreen(<ResultGrid run={run} slots={slots} size={size} prompt="a coat" {...handlers} />);
  const grid = screen.getByRole('list', { name: en.results.gridLabel });
  return { grid, frames: [...grid.children].map(({ firstElementChild: frame }) => frame) };
}

const shapeOf = (frame: Element | null | undefined) =>
  frame instanceof HTMLElement ? frame.style.aspectRatio.split(' ')[0] : undefined;

test('a portrait has four columns, a landscape two', () => {
  const four = [0, 1, 2, 3].map((index) => slotOf(index));
  expect(showGrid(PORTRAIT, four).grid.className).toContain('lg:grid-cols-4');
  cleanup();
  expect(showGrid(LANDSCAPE, four).grid.className).toMatch(/sm:grid-cols-2(?!.*grid-cols-4)/);
});

test('a place has the shape that was chosen until its image has its own', () => {
  const { frames } = showGrid(PORTRAIT, [slotOf(0, 'a'), slotOf(1)]);
  expect(frames.map(shapeOf)).toEqual([String(1024 / 768), '0.75']);
  expect(frames[1]?.textContent).toContain(en.results.badgeGenerating);
  for (const frame of frames) expect(frame?.className).not.toContain(FIXED_HEIGHT);
});

test('a single image is a card of one height', () => {
  const { grid, frames } = showGrid(PORTRAIT, [slotOf(0)]);
  expect(grid.className).toContain('grid-cols-1');
  expect(frames[0]?.className).toContain(FIXED_HEIGHT);
});

test('nothing offers to edit an image', () => {
  showGrid(PORTRAIT, [slotOf(0, 'a')]);
  expect(screen.getAllByRole('button', { name: /^Download/ }).length).toBeGreaterThan(0);
  expect(screen.queryByText(/\bedit\b/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /\bedit\b/i })).toBeNull();
});
