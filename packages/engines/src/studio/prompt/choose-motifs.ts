import type { Motif } from '../motifs/motif.ts';
import type { Subject } from '../subjects/subject.ts';
import type { PromptReading } from './read-prompt.ts';

export type MotifChoice = {
  /** The motif that leads. */
  main: Motif;
  /** What lies under it, when the prompt asks for figures on another pattern. */
  under?: Motif;
};

export type Registries = { motifs: readonly Motif[]; subjects: readonly Subject[] };

/** From this weight on a motif was asked for, not only hinted at. */
const ASKED_FOR = 2;
/** What naming a subject weighs for the motif that lays it out. */
const SUBJECT_WEIGHT = 3;

/**
 * Chooses what to draw: the motif with most weight, over a ground motif when both were asked
 * for. Subjects speak for the motif that lays them out: flowers for the first figures motif
 * (the floral), others for the scatter.
 */
export function chooseMotifs(
  reading: PromptReading,
  { motifs, subjects }: Registries,
): MotifChoice {
  const named = subjects.filter((subject) => reading.subjects.includes(subject.id));
  const onlyFlowers = named.every((subject) => subject.group === 'flower');
  const weigh = (motif: Motif) => {
    const lays = named.length > 0 && motif.lays === (onlyFlowers ? 'flowers' : 'anything');
    return (reading.motifScores.get(motif.id) ?? 0) + (lays ? SUBJECT_WEIGHT : 0);
  };
  const best = (kind?: Motif['kind']) =>
    heaviest(kind ? motifs.filter((m) => m.kind === kind) : motifs, weigh);
  const figures = best('figures');
  const ground = best('ground');
  if (figures && ground && weigh(figures) >= ASKED_FOR && weigh(ground) >= ASKED_FOR) {
    return { main: figures, under: ground };
  }
  const main = best();
  return { main: main && weigh(main) > 0 ? main : motifs[0] };
}

function heaviest(motifs: readonly Motif[], weigh: (motif: Motif) => number): Motif | undefined {
  let best: Motif | undefined;
  for (const motif of motifs) if (!best || weigh(motif) > weigh(best)) best = motif;
  return best;
}
