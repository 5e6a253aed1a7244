import type { Masking } from '@toile/tools';
import type { StrokeTool } from '../../../canvas/mask/mask-session.ts';
import type { GestureMode } from './gesture.ts';

/** What the hand does on the stage. */
export type StageMode = 'mark' | 'draw' | 'erase' | 'hand';

/** What pressing does in a mode. */
export function gestureMode(mode: StageMode, marks: Masking['marks']): GestureMode {
  if (mode === 'hand') return 'hand';
  return mode === 'mark' ? marks : 'brush';
}

/** What a stroke is made with in a mode. */
export function strokeTool(mode: StageMode, radius: number): StrokeTool {
  if (mode === 'mark') return { kind: 'line' };
  return { kind: 'brush', erases: mode === 'erase', radius };
}

/** The mode while Control is held: it turns to the eraser, and from the eraser to drawing, once there is a mask. */
export function withControl(mode: StageMode, { held, hasSelection }: ControlKey): StageMode {
  if (!held || !hasSelection) return mode;
  return mode === 'erase' ? 'draw' : 'erase';
}

type ControlKey = { held: boolean; hasSelection: boolean };

/** What was confirmed is refined by hand, unless more is to be marked. */
export function fitMode(
  chosen: StageMode,
  { addsMore, hasSelection }: Pick<Masking, 'addsMore'> & { hasSelection: boolean },
): StageMode {
  const paints = chosen === 'draw' || chosen === 'erase';
  if (!hasSelection) return paints ? 'mark' : chosen;
  return chosen === 'mark' && !addsMore ? 'erase' : chosen;
}
