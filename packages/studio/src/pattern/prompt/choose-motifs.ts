import type { Repeat } from '@toile/contract';
import type { Motif } from '../motif.ts';
import type { Subject } from '../subject.ts';
import { laysThings } from './choose-designs.ts';
import type { Match } from './lexicon.ts';
import type { PromptReading } from './read-prompt.ts';
import { isRefusedMotif } from './refused-motifs.ts';
import { scoreMotifs } from './score-motifs.ts';
import type { Layout } from './settings-words.ts';

export type MotifChoice = {
  /** The motif that leads. */
  main: Motif;
  /** What lies under it, when the prompt asks for figures on another pattern. */
  under?: Motif;
  /** The things named that the leading motif lays out; none where it lays out nothing. */
  subjects: readonly Subject[];
  /** The motif whose cells the things are laid in, one in each. */
  cells?: Motif;
};

export type Registries = { motifs: readonly Motif[]; subjects: readonly Subject[] };

/** From this weight on a motif was asked for, not only hinted at. */
const ASKED_FOR = 2;
/** And from this on also under a ground whose colour is named. */
const ASKED_FOR_BY_NAME = 5;
/** What naming a subject weighs for the motif that lays it out. */
const SUBJECT_WEIGHT = 3;

/**
 * Chooses what to draw: the motif with most weight. Subjects speak for the motif that lays
 * them out: flowers, and what is named beside them, for the floral, others for the scatter.
 * Another motif that was asked for then lies under the figures. A prompt that names nothing
 * we can draw gets flowers.
 */
export function chooseMotifs(reading: PromptReading, registries: Registries): MotifChoice {
  const motifs = registries.motifs.filter((motif) => !isRefusedMotif(motif, reading));
  const named = registries.subjects.filter(({ id }) => reading.subjects.includes(id));
  const layer = layerFor(named, { reading, motifs });
  const weigh = (motif: Motif) =>
    (reading.motifScores.get(motif.id) ?? 0) + (motif === layer ? SUBJECT_WEIGHT : 0);
  const lead = heaviest(motifs, weigh);
  if (weigh(lead) === 0) return { main: flowerMotif(motifs), subjects: [] };
  const figures = heaviest(
    motifs.filter(({ kind }) => kind === 'figures'),
    weigh,
  );
  const main = mainOf(reading, { lead, figures, layer, weigh });
  const under = underFor(main, { reading, motifs });
  const subjects = laysThings(main, reading) ? named : [];
  if (reading.layout === 'cells' && main.lays === 'anything') {
    // The layout draws the cells itself, so that each holds one thing.
    const said = motifs.filter(
      (motif) => !motif.lays && (reading.motifScores.get(motif.id) ?? 0) > 0,
    );
    const cells = under ?? (said.length > 0 ? heaviest(said, weigh) : undefined);
    return { main, subjects, ...(cells ? { cells } : {}) };
  }
  return { main, ...(under ? { under } : {}), subjects };
}

/** The motifs that a picture shows. */
export function motifsOf({ main, under, cells }: MotifChoice): Motif[] {
  return [main, under, cells].filter((motif) => motif !== undefined);
}

type Candidates = {
  lead: Motif;
  figures: Motif;
  layer?: Motif;
  weigh: (motif: Motif) => number;
};

function mainOf(reading: PromptReading, { lead, figures, layer, weigh }: Candidates): Motif {
  if (layer && reading.layout && laysOut(layer, reading.layout) && lead.lays) return layer;
  if (
    layer &&
    !laysThings(lead, reading) &&
    reading.matches.some((match) => isThingBeside(match, lead))
  ) {
    return layer;
  }
  const isAskedFor =
    lead.kind === 'ground' && weigh(figures) >= ASKED_FOR && !isDetail(figures, lead, reading);
  return isAskedFor && isPlainlyAsked(lead, reading) ? figures : lead;
}

/** A thing that the motif does not read as a detail of its own. */
const isThingBeside = ({ meanings }: Match, motif: Motif) =>
  meanings.some(({ is }) => is === 'subject') &&
  !meanings.some((meaning) => meaning.is === 'motif' && meaning.id === motif.id);

/** Test that all that speaks for figures are details of the leading motif: the medallions of a rug, the daisies of eyelets. */
function isDetail(figures: Motif, lead: Motif, { matches }: PromptReading): boolean {
  const speaks = matches.filter(({ meanings }) =>
    meanings.some(
      (it) =>
        (it.is === 'motif' && it.id === figures.id && it.weight >= ASKED_FOR) ||
        (it.is === 'subject' && figures.lays !== undefined),
    ),
  );
  return speaks.length > 0 && speaks.every(({ phrase }) => lead.words[phrase] === 0);
}

/** The motif that lays the named subjects out. */
function layerFor(
  named: readonly Subject[],
  { reading, motifs }: { reading: PromptReading; motifs: readonly Motif[] },
): Motif | undefined {
  if (named.length === 0) return undefined;
  const floral = flowerMotif(motifs);
  const asksFlowers = (reading.motifScores.get(floral.id) ?? 0) >= ASKED_FOR;
  // Flowers grow in beds by themselves; in rows, pairs and borders they are laid out as things are.
  if (reading.layout && reading.layout !== 'tossed') return layerOfThings(motifs);
  const areFlowers = named.every(({ group }) => group === 'flower');
  if (areFlowers || asksFlowers) return floral;
  return layerOfThings(motifs);
}

const layerOfThings = (motifs: readonly Motif[]) => motifs.find(({ lays }) => lays === 'anything');

/** The repeat of a picture: as the prompt asks, else as the motif does; rows, pairs and borders run straight. */
export function repeatFor(main: Motif, { repeat, layout }: PromptReading): Repeat {
  if (repeat) return repeat;
  const isInLine = layout !== undefined && layout !== 'tossed' && laysOut(main, layout);
  return isInLine ? 'straight' : (main.repeat ?? 'straight');
}

/** Test for a motif that follows a layout: all are laid out as things, only flowers beside them are tossed. */
export const laysOut = ({ lays }: Motif, layout: Layout): boolean =>
  lays === 'anything' || (lays === 'flowers' && layout === 'tossed');

const flowerMotif = (motifs: readonly Motif[]) =>
  motifs.find(({ lays }) => lays === 'flowers') ?? motifs[0];

/** Phrases that say a motif and neither a thing nor a medium as well. */
const isPlain = ({ meanings }: Match) =>
  !meanings.some(({ is }) => is === 'subject' || is === 'style');

const plainScore = (motif: Motif, { matches }: PromptReading) =>
  scoreMotifs(matches.filter(isPlain)).get(motif.id) ?? 0;

function isPlainlyAsked(motif: Motif, reading: PromptReading): boolean {
  return plainScore(motif, reading) >= (reading.ground ? ASKED_FOR_BY_NAME : ASKED_FOR);
}

/** What lies under figures: a ground, or under laid out subjects whatever else was asked for. */
function underFor(
  main: Motif,
  { reading, motifs }: { reading: PromptReading; motifs: readonly Motif[] },
): Motif | undefined {
  if (main.kind === 'ground') return undefined;
  const laysNamed = main.lays !== undefined && reading.subjects.length > 0;
  const others = motifs.filter(
    (motif) => motif !== main && !motif.lays && (motif.kind === 'ground' || laysNamed),
  );
  const asked = others.filter((motif) => isPlainlyAsked(motif, reading));
  return asked.length === 0 ? undefined : heaviest(asked, (motif) => plainScore(motif, reading));
}

/** Of equals the first. */
function heaviest(motifs: readonly Motif[], weigh: (motif: Motif) => number): Motif {
  return motifs.reduce((best, motif) => (weigh(motif) > weigh(best) ? motif : best));
}
