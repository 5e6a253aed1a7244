import type { Masking } from '@toile/tools';
import type { StrokeTool } from '../../../canvas/mask/mask-session.ts';

/** Mode of the pointer on the stage. */
export type StageMode = 'mark' | 'draw' | 'erase' | 'hand';

/** True where a drag draws in a mode; elsewhere it moves the view, and a tap sets a dot. */
export function drawsByDrag(mode: StageMode, marks: Masking['marks']): boolean {
  if (mode === 'mark') return marks === 'line';
  return mode !== 'hand';
}

/** Tool and radius of a stroke in a mode. */
export function strokeTool(mode: StageMode, radius: number): StrokeTool {
  if (mode === 'mark') return { kind: 'line' };
  return { kind: 'brush', erases: mode === 'erase', radius };
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
  return chosen === 'mark' && !addsMore ? 'draw' : chosen;
}
