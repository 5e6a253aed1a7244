import { fireEvent, screen, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { getTool, type Masking } from '@toile/tools';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCanvases } from '../../../testing/fake-canvas.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { createMaskSession } from '../canvas/mask-session.ts';
import { BRUSH_RADIUS } from '../model/brush.ts';
import { NO_WORK } from '../model/kept-work.ts';
import type { Mark } from '../model/mark.ts';
import { summarize } from '../model/mask-summary.ts';
import { MaskActions } from './mask-actions.tsx';
import { MaskTools } from './mask-tools.tsx';

const words = en.masking;
const DOT: Mark = { kind: 'dot', x: 3, y: 4 };
const ANSWER: Mark = { kind: 'selection', fileId: 'mask', dots: [[3, 4]] };
const { masking: DOTS } = getTool('create-background');
const { masking: LINES } = getTool('swap-garment');

beforeEach(fakeCanvases);

function showActions(masking: Masking | undefined, marks: Mark[], generating = false) {
  if (!masking) throw new Error('The tool has no mask step');
  const session = createMaskSession({
    size: { width: 8, height: 8 },
    pictures: new Map(),
    ...NO_WORK,
  });
  const onConfirm = vi.fn();
  const options = { onConfirm, onImport: vi.fn(), onExport: vi.fn() };
  const summary = summarize(marks);
  renderScreen(<MaskActions {...{ masking, session, summary, generating }} {...options} />);
  return { session, onConfirm };
}

const named = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const isOpen = (name: string) => named(name)?.disabled === false;

describe('what is done with a selection', () => {
  test('confirm and reset wait until something is drawn', () => {
    showActions(DOTS, []);
    expect([isOpen(words.confirm), isOpen(words.reset)]).toEqual([false, false]);
  });

  test('confirm and reset wait while a mask is made', () => {
    showActions(DOTS, [DOT], true);
    expect([isOpen(words.confirm), isOpen(words.reset)]).toEqual([false, false]);
  });

  test('what is drawn is confirmed or reset', () => {
    const { session, onConfirm } = showActions(DOTS, [DOT]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm selection' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Reset selection' }));
    expect(session.getState().history.marks).toEqual([{ kind: 'reset' }]);
  });

  test('a confirmed selection is added to and inverted, but not where a garment is swapped', () => {
    const { session } = showActions(DOTS, [DOT, ANSWER, DOT]);
    expect(isOpen('Confirm additional selection')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Invert selection' }));
    expect(session.getState().history.marks).toEqual([{ kind: 'inversion' }]);
  });

  test('a garment is selected once, and not inverted', () => {
    showActions(LINES, [DOT, ANSWER]);
    expect([words.confirm, words.confirmMore, words.invert].map(named)).toEqual([null, null, null]);
    expect(isOpen(words.reset)).toBe(true);
  });
});

describe('what the hand holds', () => {
  function showTools(masking: Masking | undefined, hasSelection: boolean) {
    if (!masking) throw new Error('The tool has no mask step');
    const told = { onMode: vi.fn(), onRadius: vi.fn(), onColour: vi.fn() };
    const radius = BRUSH_RADIUS.initial;
    const shown = { masking, hasSelection, radius, mode: 'erase', colour: 'yellow' } as const;
    renderScreen(<MaskTools {...shown} {...told} />);
    const labelsOf = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent);
    return { ...told, labelsOf };
  }

  test('is a mark at first; brush, eraser and their radius come with the selection', () => {
    const { labelsOf } = showTools(LINES, false);
    expect(labelsOf(words.modeLabel)).toEqual(['Mark', 'Move view']);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('turns from drawing to erasing, with a radius from 10 to 150, 50 at first', () => {
    const { labelsOf, onMode, onRadius } = showTools(LINES, true);
    expect(labelsOf(words.modeLabel)).toEqual(['Draw', 'Erase', 'Move view']);
    fireEvent.click(screen.getByRole('radio', { name: 'Draw' }));
    expect(onMode).toHaveBeenCalledWith('draw');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: /Radius of brush/ });
    expect([slider.min, slider.max, slider.value]).toEqual(['10', '150', '50']);
    fireEvent.change(slider, { target: { value: '120' } });
    expect(onRadius).toHaveBeenCalledWith(120);
  });

  test('leaves a mask in yellow, green, purple or white', () => {
    const { labelsOf, onColour } = showTools(DOTS, true);
    expect(labelsOf(words.colourLabel)).toEqual(['Yellow', 'Green', 'Purple', 'White']);
    fireEvent.click(screen.getByRole('radio', { name: 'Purple' }));
    expect(onColour).toHaveBeenCalledWith('purple');
  });
});
