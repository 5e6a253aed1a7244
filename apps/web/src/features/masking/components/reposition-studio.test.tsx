import { cleanup, fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { giveBlankCanvases } from '../../../testing/blank-canvases.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { RepositionStudio } from './reposition-studio.tsx';

beforeEach(() => {
  localStorage.clear();
  giveBlankCanvases();
});

function showStudio(active = true) {
  const session = createMaskSession({
    size: { width: 80, height: 80 },
    pictures: new Map(),
    ...NO_WORK,
  });
  const handlers = { onReposition: vi.fn(), onBack: vi.fn(), onNext: vi.fn() };
  const box = { x: 10, y: 20, width: 60, height: 40 };
  const photo = { image: new Image(), session, box, reposition: undefined, active };
  renderScreen(<RepositionStudio {...photo} {...handlers} />);
  const stage = screen.getByRole('application', {
    name: en.masking.reposition.stageLabel,
    hidden: true,
  });
  return { stage, ...handlers };
}

test('has a checkered ground, and the ways back and on', () => {
  const { stage, ...handlers } = showStudio();
  expect(stage.classList).toContain('checkered');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect([handlers.onBack.mock.calls.length, handlers.onNext.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(handlers.onNext).toHaveBeenCalledOnce();
});

test('tells nothing of it while another step is in view', () => {
  showStudio(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  cleanup();
  showStudio();
  expect(screen.getByText(en.masking.reposition.instruction)).toBeTruthy();
});

test('tells how to move the subject until it is understood, and goes to the stage then', () => {
  const { instruction, dismiss } = en.masking.reposition;
  const { stage } = showStudio();
  expect(screen.getByText(instruction)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: dismiss }));
  expect(screen.queryByText(instruction)).toBeNull();
  expect(document.activeElement).toBe(stage);
  cleanup();
  showStudio();
  expect(screen.queryByText(instruction)).toBeNull();
});
