import type { Mark } from './mark.ts';

/**
 * History of a mask: its steps, of which the first `done` are in force. The others can be redone.
 */
export type MaskHistory = { marks: readonly Mark[]; done: number };

export const NO_MARKS: MaskHistory = { marks: [], done: 0 };

/** The steps in force. */
export function listDone({ marks, done }: MaskHistory): readonly Mark[] {
  return marks.slice(0, done);
}

/** Adds a step; steps that were undone are dropped. */
export function addMark(history: MaskHistory, mark: Mark): MaskHistory {
  return { marks: [...listDone(history), mark], done: history.done + 1 };
}

/** Undoes a step; the same history where there is none. */
export function undo(history: MaskHistory): MaskHistory {
  return canUndo(history) ? { ...history, done: history.done - 1 } : history;
}

/** Redoes a step; the same history where there is none. */
export function redo(history: MaskHistory): MaskHistory {
  return canRedo(history) ? { ...history, done: history.done + 1 } : history;
}

export function canUndo({ done }: MaskHistory): boolean {
  return done > 0;
}

export function canRedo({ marks, done }: MaskHistory): boolean {
  return done < marks.length;
}
