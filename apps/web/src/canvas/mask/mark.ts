import type { MaskCoordinates } from '@toile/contract';

export type { Point } from '../../lib/pictures/point.ts';

/** A path as `[x, y, x, y, …]`, in pixels of the photo. */
export type Path = readonly number[];

/**
 * One step of the work on a mask. Dots and lines point at the selection and wait to be confirmed;
 * the others change the mask itself.
 */
export type Mark =
  | { kind: 'dot'; x: number; y: number }
  | { kind: 'line'; path: Path }
  | { kind: 'brush'; erases: boolean; radius: number; path: Path }
  /**
   * The engine's answer to dots and lines: the mask stored under that id, which replaces the one
   * before.
   */
  | { kind: 'selection'; fileId: string; dots: MaskCoordinates }
  | { kind: 'picture'; fileId: string }
  | { kind: 'inversion' }
  | { kind: 'reset' };

/** Marks that wait to be confirmed. */
export type PendingMark = Extract<Mark, { kind: 'dot' | 'line' }>;

/** True for a mark that waits to be confirmed. */
export function isPending(mark: Mark): mark is PendingMark {
  return mark.kind === 'dot' || mark.kind === 'line';
}
