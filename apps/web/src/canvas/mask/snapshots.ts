import type { Paper } from '../../lib/pictures/paper.ts';
import { createPaper } from '../../lib/pictures/paper.ts';
import { clearPaper } from './paint-mark.ts';

/** A picture of the mask every so many steps, so that going back does not mean painting it all. */
const EVERY_STEPS = 8;
const MAX_KEPT = 6;

/** Pictures of a mask after some of its steps. */
export function createSnapshots(paper: Paper) {
  const kept = new Map<number, Paper>();

  return {
    /** Keeps a picture of the mask as it is after so many steps, when it is time for one. */
    keep(steps: number): void {
      if (steps % EVERY_STEPS !== 0) return;
      const copy = createPaper(paper.canvas);
      copy.drawImage(paper.canvas, 0, 0);
      kept.set(steps, copy);
      const oldest = Math.min(...kept.keys());
      if (kept.size > MAX_KEPT) kept.delete(oldest);
    },
    /** Puts the last picture up to `steps` on the sheet; tells after how many steps it was taken. */
    restore(steps: number): number {
      const usable = [...kept.keys()].filter((at) => at <= steps);
      const at = Math.max(0, ...usable);
      const copy = kept.get(at);
      clearPaper(paper);
      if (copy) paper.drawImage(copy.canvas, 0, 0);
      return at;
    },
    /** Forgets the pictures of steps that hold no longer. */
    forgetAfter(steps: number): void {
      for (const at of kept.keys()) if (at > steps) kept.delete(at);
    },
  };
}
