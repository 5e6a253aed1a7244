import type { Motif } from '../motif.ts';
import type { PromptReading } from './read-prompt.ts';

/** From this weight on a word names a motif, rather than hinting at it. */
const NAMES_IT = 4;

/** Whether the prompt refuses a motif by name: "nautical, no stripes". Flowers that it names still need theirs. */
export function isRefusedMotif(motif: Motif, { refusals, subjects }: PromptReading): boolean {
  if (motif.lays && subjects.length > 0) return false;
  return refusals.matches.some(({ meanings }) =>
    meanings.some((it) => it.is === 'motif' && it.id === motif.id && it.weight >= NAMES_IT),
  );
}
