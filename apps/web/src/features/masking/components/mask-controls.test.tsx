import { fireEvent, screen, within } from '@testing-library/react';
import { en } from '@toile/contract';
import { getTool, type Masking } from '@toile/tools';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../canvas/mask/kept-work.ts';
import type { Mark } from '../../../canvas/mask/mark.ts';
import { createMaskSession } from '../../../canvas/mask/mask-session.ts';
import { fakeCanvases } from '../../../testing/fake-canvas.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { BRUSH_RADIUS } from '../model/brush.ts';
import { summarize } from '../model/mask-summary.ts';
import { ColourSwatches } from './colour-swatches.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { EraseBar } from './erase-bar.tsx';
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
  const shown = { masking, session, generating, summary: summarize(marks) };
  renderScreen(
    <>
      <ConfirmButton {...shown} onConfirm={onConfirm} />
      <MaskActions {...shown} />
    </>,
  );
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
  const name = 'hand';
  const labelsOf = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent);

  function showTools(masking: Masking | undefined, hasSelection: boolean) {
    if (!masking) throw new Error('The tool has no mask step');
    const shown = { masking, hasSelection, mode: 'hand', name } as const;
    renderScreen(<MaskTools {...shown} onMode={vi.fn()} />);
  }

  function showBar() {
    const handlers = { onMode: vi.fn(), onShape: vi.fn(), onEdge: vi.fn() };
    const shape = { radius: BRUSH_RADIUS.initial, box: false };
    renderScreen(<EraseBar {...handlers} {...{ shape, name }} disabled={false} mode="erase" />);
    return handlers;
  }

  test.each([
    [DOTS, false, ['Mark', 'Leave out', 'Move view']],
    [DOTS, true, ['Mark', 'Leave out', 'Move view']],
    [LINES, false, ['Mark', 'Move view']],
    [LINES, true, ['Move view']],
  ] as const)(
    'is a mark where something can be marked, or the view: %#',
    (masking, has, labels) => {
      showTools(masking, has);
      expect(labelsOf(words.modeLabel)).toEqual(labels);
    },
  );

  test('turns from drawing to erasing, with a radius from 10 to 150, 50 at first', () => {
    const { onMode, onShape } = showBar();
    expect(screen.getByRole('group', { name: words.eraseBarLabel })).toBeTruthy();
    expect(labelsOf(words.brushLabel)).toEqual(['Draw', 'Erase']);
    fireEvent.click(screen.getByRole('radio', { name: 'Draw' }));
    expect(onMode).toHaveBeenCalledWith('draw');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: /Radius/ });
    expect([slider.min, slider.max, slider.value]).toEqual(['10', '150', '50']);
    fireEvent.change(slider, { target: { value: '120' } });
    expect(onShape).toHaveBeenCalledWith({ radius: 120, box: false });
    fireEvent.click(screen.getByRole('checkbox', { name: words.box }));
    expect(onShape).toHaveBeenCalledWith({ radius: 50, box: true });
  });

  test('moves or smooths the whole edge', () => {
    const { onEdge } = showBar();
    for (const change of ['grow', 'shrink', 'smooth', 'feather'] as const) {
      fireEvent.click(screen.getByRole('button', { name: words.edge[change] }));
      expect(onEdge).toHaveBeenLastCalledWith(change);
    }
  });

  test('tells of the Ctrl key where a mouse is what points first', () => {
    showBar();
    const { classList } = screen.getByText(words.controlHint);
    expect([...classList]).toEqual(expect.arrayContaining(['hidden', 'pointer-fine:block']));
  });

  test('leaves a mask in yellow, green, purple or white', () => {
    const onColour = vi.fn();
    renderScreen(<ColourSwatches colour="yellow" onColour={onColour} />);
    expect(labelsOf(words.colourLabel)).toEqual(['Yellow', 'Green', 'Purple', 'White']);
    fireEvent.click(screen.getByRole('radio', { name: 'Purple' }));
    expect(onColour).toHaveBeenCalledWith('purple');
  });
});
