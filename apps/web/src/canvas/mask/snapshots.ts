import type { Paper } from '../../lib/pictures/paper.ts';
import { createPaper } from '../../lib/pictures/paper.ts';
import { clearPaper } from './paint-mark.ts';

/** Steps between two snapshots of a mask: an undo paints at most so many steps again. */
const EVERY_STEPS = 8;
const MAX_KEPT = 6;

/** Snapshots of a mask after some of its steps. */
export function createSnapshots(paper: Paper) {
  const kept = new Map<number, Paper>();

  return {
    /** Takes a snapshot after `steps` steps, when one is due. */
    keep(steps: number): void {
      if (steps % EVERY_STEPS !== 0) return;
      const copy = createPaper(paper.canvas);
      copy.drawImage(paper.canvas, 0, 0);
      kept.set(steps, copy);
      const oldest = Math.min(...kept.keys());
      if (kept.size > MAX_KEPT) kept.delete(oldest);
    },
    /** Paints the last snapshot up to `steps`; returns the step after which it was taken. */
    restore(steps: number): number {
      const usable = [...kept.keys()].filter((at) => at <= steps);
      const at = Math.max(0, ...usable);
      const copy = kept.get(at);
      clearPaper(paper);
      if (copy) paper.drawImage(copy.canvas, 0, 0);
      return at;
    },
    /** Drops the snapshots of steps after `steps`. */
    forgetAfter(steps: number): void {
      for (const at of kept.keys()) if (at > steps) kept.delete(at);
    },
  };
}
