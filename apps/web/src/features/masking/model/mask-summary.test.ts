import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../canvas/mask/mark.ts';
import { listDots, summarize } from './mask-summary.ts';

const dot = (x: number, y: number): Mark => ({ kind: 'dot', x, y });
const selection: Mark = { kind: 'selection', fileId: 'mask', dots: [[1, 2]] };
const brush: Mark = { kind: 'brush', erases: true, radius: 50, path: [0, 0, 9, 9] };

describe('the summary of a mask', () => {
  it('is nothing at first', () => {
    expect(summarize([])).toEqual({
      pending: [],
      committed: { dots: [], leftOut: [] },
      numberOfDots: 0,
      hasSelection: false,
      isAnythingDrawn: false,
    });
  });

  it('counts dots before and after they are confirmed', () => {
    expect(summarize([dot(1, 2)]).numberOfDots).toBe(1);
    expect(summarize([dot(1, 2), selection]).numberOfDots).toBe(1);
    expect(summarize([dot(1, 2), selection, dot(5, 5)]).numberOfDots).toBe(2);
  });

  it('keeps the marks that wait while the mask is worked on', () => {
    const summary = summarize([selection, dot(5, 5), brush]);
    expect(summary.pending).toEqual([dot(5, 5)]);
    expect(summary.hasSelection).toBe(true);
  });

  it('begins anew with a reset', () => {
    expect(summarize([dot(1, 2), selection, brush, { kind: 'reset' }]).isAnythingDrawn).toBe(false);
  });

  it('takes a picture that was brought for a mask without dots', () => {
    const summary = summarize([selection, { kind: 'picture', fileId: 'own' }]);
    expect(summary).toMatchObject({ committed: { dots: [] }, hasSelection: true });
  });
});

describe('the dots to ask with', () => {
  it('are those of before, the new ones, and points along the lines', () => {
    const marks = [selection, dot(5.7, 6.2), { kind: 'line', path: [0, 0, 30, 0, 60, 0, 120, 0] }];
    const asked = listDots(summarize(marks as Mark[])); // A literal's kind is a plain string.
    const dots = [
      [1, 2],
      [5, 6],
      [0, 0],
      [60, 0],
      [120, 0],
    ];
    expect(asked).toEqual({ dots, leftOut: [] });
  });

  it('are apart from those on what is left out', () => {
    const before: Mark = { ...selection, leftOut: [[7, 7]] };
    const leaving: Mark = { kind: 'dot', x: 8, y: 9, leaves: true };
    expect(listDots(summarize([before, leaving, dot(3, 4)]))).toEqual({
      dots: [
        [1, 2],
        [3, 4],
      ],
      leftOut: [
        [7, 7],
        [8, 9],
      ],
    });
  });
});
