import type { Masking } from '@toile/tools';
import type { PendingMark, Point } from '../../../canvas/mask/mark.ts';
import type { StrokeTool } from '../../../canvas/mask/mask-session.ts';

/** Mode of the pointer on the stage. */
export type StageMode = 'mark' | 'leave' | 'draw' | 'erase' | 'hand';

/** Shapes in which draw and erase work. */
export type StrokeShape = { radius: number; box: boolean };

/** True in the modes in which a tap sets a dot. */
export function setsDots(mode: StageMode): boolean {
  return mode === 'mark' || mode === 'leave';
}

/** True where a drag draws in a mode; elsewhere it moves the view, and a tap sets a dot. */
export function drawsByDrag(mode: StageMode, marks: Masking['marks']): boolean {
  if (setsDots(mode)) return marks === 'line';
  return mode !== 'hand';
}

/** The dot that a tap sets in a mode. */
export function dotOf(mode: StageMode, { x, y }: Point): PendingMark {
  return mode === 'leave' ? { kind: 'dot', x, y, leaves: true } : { kind: 'dot', x, y };
}

/** Tool of a stroke in a mode. */
export function strokeTool(mode: StageMode, { radius, box }: StrokeShape): StrokeTool {
  if (mode === 'mark') return { kind: 'line' };
  const erases = mode === 'erase';
  return box ? { kind: 'box', erases } : { kind: 'brush', erases, radius };
}

/**
 * The mode while Control is held, once there is a mask: the eraser, or in eraser mode the brush.
 */
export function withControl(mode: StageMode, { held, hasSelection }: ControlKey): StageMode {
  if (!held || !hasSelection) return mode;
  return mode === 'erase' ? 'draw' : 'erase';
}

type ControlKey = { held: boolean; hasSelection: boolean };

/**
 * The mode that fits the mask. A confirmed selection is refined with the brush, unless the tool lets
 * more be marked.
 */
export function fitMode(
  chosen: StageMode,
  { addsMore, hasSelection }: Pick<Masking, 'addsMore'> & { hasSelection: boolean },
): StageMode {
  const paints = chosen === 'draw' || chosen === 'erase';
  if (!hasSelection) return paints ? 'mark' : chosen;
  return setsDots(chosen) && !addsMore ? 'draw' : chosen;
}
