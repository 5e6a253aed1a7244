import type { MaskCoordinates } from '@toile/contract';
import { isPending, type Mark, type PendingMark } from '../../../canvas/mask/mark.ts';

/** Summary of the steps, besides the pixels. */
export type MaskSummary = {
  /** Dots and lines since the last confirmation, inversion aside. */
  pending: readonly PendingMark[];
  /** The dots that the mask was made from. */
  committed: DotLists;
  /**
   * Number of dots set since the start or the last reset, confirmed or not; dots along lines do not
   * count.
   */
  numberOfDots: number;
  /** True: there is a mask to work on. The erase bar is shown then. */
  hasSelection: boolean;
  /** True: something was done since the start or the last reset. */
  isAnythingDrawn: boolean;
};

/** Dots on what is selected, and on what is left out. */
export type DotLists = { dots: MaskCoordinates; leftOut: MaskCoordinates };

/** Distance between two dots taken from a line, in pixels of the photo. */
const LINE_STEP_PX = 40;

/** Summary of a mask's marks. */
export function summarize(marks: readonly Mark[]): MaskSummary {
  const sinceReset = marks.slice(marks.findLastIndex(({ kind }) => kind === 'reset') + 1);
  const settled = sinceReset.findLastIndex(
    ({ kind }) => kind === 'selection' || kind === 'picture',
  );
  const pending = sinceReset.slice(settled + 1).filter(isPending);
  const answer = sinceReset[settled];
  const { dots = [], leftOut = [] } = answer?.kind === 'selection' ? answer : {};
  return {
    pending,
    committed: { dots, leftOut },
    numberOfDots: sinceReset.filter(({ kind }) => kind === 'dot').length,
    hasSelection: sinceReset.some((mark) => !isPending(mark) && mark.kind !== 'inversion'),
    isAnythingDrawn: sinceReset.length > 0,
  };
}

/**
 * The dots of a request to the engine: those of the mask, the pending ones, and points of the
 * lines.
 */
export function listDots({ committed, pending }: MaskSummary): DotLists {
  const dotsOf = (marks: readonly PendingMark[]) =>
    marks.flatMap((mark) => (mark.kind === 'dot' ? [toDot(mark.x, mark.y)] : dotsAlong(mark.path)));
  return {
    dots: [...committed.dots, ...dotsOf(pending.filter((mark) => !isLeaving(mark)))],
    leftOut: [...committed.leftOut, ...dotsOf(pending.filter(isLeaving))],
  };
}

function isLeaving(mark: PendingMark): boolean {
  return mark.kind === 'dot' && mark.leaves === true;
}

function dotsAlong(path: readonly number[]): MaskCoordinates {
  const dots: MaskCoordinates = [];
  let walked = LINE_STEP_PX;
  for (let i = 0; i + 1 < path.length; i += 2) {
    const x = path[i] ?? 0;
    const y = path[i + 1] ?? 0;
    if (i > 0) walked += Math.hypot(x - (path[i - 2] ?? x), y - (path[i - 1] ?? y));
    if (walked < LINE_STEP_PX) continue;
    dots.push(toDot(x, y));
    walked = 0;
  }
  return dots;
}

function toDot(x: number, y: number): [number, number] {
  return [Math.floor(x), Math.floor(y)];
}
