import type { MaskCoordinates } from '@toile/contract';

export type { Point } from '../../lib/pictures/point.ts';

/** A path as `[x, y, x, y, …]`, in pixels of the photo. */
export type Path = readonly number[];

/**
 * One step of the work on a mask. Dots and lines point at the selection and wait to be confirmed;
 * the others change the mask itself.
 */
export type Mark =
  /** `leaves`: a dot on what the selection is to leave out. */
  | { kind: 'dot'; x: number; y: number; leaves?: boolean }
  | { kind: 'line'; path: Path }
  | { kind: 'brush'; erases: boolean; radius: number; path: Path }
  /** A rectangle from the path's first point to its last. */
  | { kind: 'box'; erases: boolean; path: Path }
  | { kind: 'edge'; change: EdgeChange }
  /**
   * The engine's answer to dots and lines: the mask stored under that id, which replaces the one
   * before.
   */
  | { kind: 'selection'; fileId: string; dots: MaskCoordinates; leftOut?: MaskCoordinates }
  | { kind: 'picture'; fileId: string }
  | { kind: 'inversion' }
  | { kind: 'reset' };

/** Changes of a whole mask's edge. */
export const EDGE_CHANGES = ['grow', 'shrink', 'smooth', 'feather'] as const;

export type EdgeChange = (typeof EDGE_CHANGES)[number];

/** Marks that wait to be confirmed. */
export type PendingMark = Extract<Mark, { kind: 'dot' | 'line' }>;

/** True for a mark that waits to be confirmed. */
export function isPending(mark: Mark): mark is PendingMark {
  return mark.kind === 'dot' || mark.kind === 'line';
}
