import type { Mark } from './mark.ts';

/** The work on a mask: its steps, the first `done` of which hold. The others can be redone. */
export type MaskHistory = { marks: readonly Mark[]; done: number };

export const NO_MARKS: MaskHistory = { marks: [], done: 0 };

/** The steps that hold. */
export function listDone({ marks, done }: MaskHistory): readonly Mark[] {
  return marks.slice(0, done);
}

/** Takes a step; what was undone is gone. */
export function addMark(history: MaskHistory, mark: Mark): MaskHistory {
  return { marks: [...listDone(history), mark], done: history.done + 1 };
}

/** Takes a step back; the same history where there is none. */
export function undo(history: MaskHistory): MaskHistory {
  return canUndo(history) ? { ...history, done: history.done - 1 } : history;
}

/** Takes a step again; the same history where there is none. */
export function redo(history: MaskHistory): MaskHistory {
  return canRedo(history) ? { ...history, done: history.done + 1 } : history;
}

export function canUndo({ done }: MaskHistory): boolean {
  return done > 0;
}

export function canRedo({ marks, done }: MaskHistory): boolean {
  return done < marks.length;
}
