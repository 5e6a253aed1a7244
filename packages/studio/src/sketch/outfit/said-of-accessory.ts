import { ARTICLES } from '../../words/colour-lists.ts';
import { isContentWord } from '../../words/content-word.ts';
import { findAccessory } from '../figure/accessories/registry.ts';
import { isAboutAccessory } from './about-accessory.ts';
import { nounBefore, traitBehind } from './described-parts.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/**
 * Gives cuts and details to the thing worn or carried that they are said of, and not to a garment:
 * "fringed shawl", "bucket bag with a black tassel". What that is not drawn with stays undrawn.
 */
export const settleAccessories = (reading: OutfitReading): OutfitReading => ({
  ...reading,
  wishes: reading.wishes.map((match) => {
    if (isShapeOfThing(match, reading) || isSewnOn(match, reading))
      return { ...match, meanings: [{ is: 'undrawn' }] };
    const id = accessoryOf(match, reading);
    if (id === undefined) return match;
    const { detail = '' } = meaningOf(match, 'detail') ?? {};
    const fabric = meaningOf(match, 'fabric')?.id;
    const isShown = findAccessory(id)?.shows?.some(
      (one) => one === detail || one === fabric || one === match.phrase,
    );
    return {
      ...match,
      meanings: [isShown ? { is: 'trait', trait: 'accessory', id } : { is: 'undrawn' }],
    };
  }),
});

/** "Tall hat": the shape of a thing, and of nobody. */
const isShapeOfThing = (match: OutfitMatch, { wishes }: OutfitReading): boolean =>
  meaningOf(match, 'trait')?.trait === 'shape' &&
  wishes.some(({ from, meanings }) => {
    const trait = meanings.find((one) => one.is === 'trait');
    return from === match.to && (trait?.trait === 'accessory' || trait?.trait === 'shoes');
  });

/** Jewels by words that trims are made of as well. */
const SEWN: ReadonlySet<string> = new Set('bead beads pearl pearls chain crystal jewel'.split(' '));
const AT: ReadonlySet<string> = new Set(['at', 'on', 'along', 'across', 'down', 'over']);
const ON_THE_BODY: ReadonlySet<string> = new Set('neck throat wrist ear finger ankle'.split(' '));

/** "Turquoise beads at the yoke": sewn to the cloth, and no necklace. */
function isSewnOn({ phrase, to, meanings }: OutfitMatch, { tokens }: OutfitReading): boolean {
  const isJewel = meanings.some((one) => one.is === 'trait' && one.trait === 'accessory');
  if (!isJewel || !SEWN.has(phrase) || !AT.has(tokens[to] ?? '')) return false;
  const at = ARTICLES.has(tokens[to + 1] ?? '') ? to + 2 : to + 1;
  return isContentWord(tokens[at] ?? '') && !ON_THE_BODY.has(tokens[at]);
}

/** "Tie with stripes", "hat with ostrich feathers": the thing worn that a print or a trim after "with" is said of. */
function wornWith(match: OutfitMatch, { tokens, wishes }: OutfitReading): OutfitMatch | undefined {
  if (!meaningOf(match, 'print') && !meaningOf(match, 'detail')) return undefined;
  let { from } = match;
  for (let before = endingAt(wishes, from); before; before = endingAt(wishes, from)) {
    ({ from } = before);
  }
  return tokens[from - 1] === 'with' ? endingAt(wishes, from - 1) : undefined;
}

const endingAt = (wishes: readonly OutfitMatch[], at: number) => wishes.find(({ to }) => to === at);

const CUTS: ReadonlySet<OutfitMeaning['is']> = new Set(['feature', 'detail', 'fabric', 'print']);

/** The accessory that a cut or a detail is said of. */
function accessoryOf(match: OutfitMatch, reading: OutfitReading): string | undefined {
  const isCut = match.meanings.some(({ is }) => CUTS.has(is));
  if (!isCut) return undefined;
  const noun = isAboutAccessory(reading)
    ? reading.wishes.find((one) => meaningOf(one, 'trait'))
    : (traitBehind(match, reading) ?? nounBefore(match, reading) ?? wornWith(match, reading));
  const trait = meaningOf(noun, 'trait');
  if (trait?.trait !== 'accessory') return undefined;
  const { id: fabric } = meaningOf(match, 'fabric') ?? {};
  // What things carried are made of is told by others, unless it is a part of how they look.
  if (fabric && !findAccessory(trait.id)?.shows?.includes(fabric)) return undefined;
  return trait.id;
}
