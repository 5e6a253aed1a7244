import { isContentWord } from '../../words/content-word.ts';
import { BREAK } from '../../words/tokens.ts';
import type { Detail } from '../garments/features.ts';
import type { PartId } from '../garments/part-ids.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from './outfit-meaning.ts';
import { EMBROIDERIES } from './placed-words.ts';

type Sense = OutfitMeaning['is'];

/** Places of the body, at which something is: "patches on the knee" are no length. */
const BODY_PLACES: ReadonlySet<string> = new Set(['knee', 'ankle', 'floor']);
const AT: ReadonlySet<string> = new Set([
  'on',
  'at',
  'along',
  'round',
  'around',
  'over',
  'above',
  'both',
]);
const ON_IT: ReadonlySet<string> = new Set([
  'patch',
  'patches',
  'pad',
  'pads',
  'panel',
  'panels',
  'sock',
  'socks',
]);
const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'a',
  'her',
  'his',
  'its',
  'each',
  'both',
  'one',
]);

/** Words after which "flat" is a drawing: "flat of a parka", "flat, front and back". */
const AFTER_A_DRAWING: ReadonlySet<string> = new Set([
  BREAK,
  'of',
  'for',
  'with',
  'showing',
  'in',
  'and',
]);

/** Leaves out meanings that a word cannot have where it stands. */
export function settleSenses(
  tokens: readonly string[],
  found: readonly OutfitMatch[],
): OutfitMatch[] {
  return found
    .map((match, i) => {
      if (isBodyPlace(tokens, match)) return without(match, 'feature');
      if (match.phrase === 'flat' && !isDrawing(tokens, match)) return without(match, 'finish');
      if (meaningOf(match, 'finish') && isCutOf(match, found[i + 1]))
        return without(match, 'finish');
      if (isCollarOfAnother(tokens, { match, before: found.slice(0, i), next: found[i + 1] }))
        return without(match, 'garment');
      if (isTopOfBag(tokens, match, found.slice(0, i))) return asFiller(match);
      if (isBelowAnother(match, found)) return without(match, 'garment');
      const work = workOn(tokens, match, found);
      if (work) return { ...match, meanings: [work] };
      const other = ALSO_ON_CLOTH.has(match.phrase) && senseOutOf(tokens, found, i);
      if (other === 'detail') return without(without(match, 'detail'), 'part');
      return other ? without(match, other) : match;
    })
    .filter(({ meanings }) => meanings.length > 0);
}

/**
 * The embroidery of flowers, and of the word for it beside them, where a part follows: "embroidered
 * flowers on the sleeves", "red roses embroidered at the neckline".
 */
function workOn(
  tokens: readonly string[],
  match: OutfitMatch,
  found: readonly OutfitMatch[],
): OutfitMeaning | undefined {
  const isFlower = (one: OutfitMatch) => meaningOf(one, 'print')?.id === 'floral';
  const workOf = (one: OutfitMatch) => {
    const work = meaningOf(one, 'detail');
    return work && EMBROIDERIES.includes(work.detail) ? work : undefined;
  };
  const beside = found.filter((one) => one.to === match.from || one.from === match.to);
  const other = beside.find((one) =>
    isFlower(match) ? workOf(one) : workOf(match) && isFlower(one),
  );
  if (!other) return undefined;
  const end = Math.max(match.to, other.to);
  const at = AT.has(tokens[end]) ? end + (ARTICLES.has(tokens[end + 1]) ? 2 : 1) : -1;
  const part = meaningOf(
    found.find(({ from }) => from === at),
    'part',
  )?.part;
  const placed = part && WORK_ON_PARTS[part];
  return placed ? { is: 'detail', detail: placed } : workOf(isFlower(match) ? other : match);
}

const WORK_ON_PARTS: { readonly [P in PartId]?: Detail } = {
  sleeve: 'sleeve-embroidery',
  cuff: 'sleeve-embroidery',
  neckline: 'neck-embroidery',
  yoke: 'neck-embroidery',
  hem: 'hem-embroidery',
};

const asFiller = (match: OutfitMatch): OutfitMatch => ({ ...match, meanings: [{ is: 'filler' }] });

const without = (match: OutfitMatch, sense: Sense): OutfitMatch => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== sense),
});

function isBodyPlace(tokens: readonly string[], { phrase, from, to }: OutfitMatch): boolean {
  if (!BODY_PLACES.has(phrase)) return false;
  const at = ARTICLES.has(tokens[from - 1]) ? from - 2 : from - 1;
  return AT.has(tokens[at]) || ON_IT.has(tokens[to]);
}

function isDrawing(tokens: readonly string[], { from, to }: OutfitMatch): boolean {
  const next = tokens[to];
  // "A shirt, flat" asks for the drawing; "flat laced sandals" for sandals.
  return next === undefined || AFTER_A_DRAWING.has(next) || (from === 0 && !isContentWord(next));
}

/** "Pencil skirt" is a cut, and no pencil drawing. */
const isCutOf = (match: OutfitMatch, next: OutfitMatch | undefined): boolean =>
  meaningOf(match, 'feature') !== undefined &&
  next?.from === match.to &&
  meaningOf(next, 'garment') !== undefined;

type Among = { match: OutfitMatch; before: readonly OutfitMatch[]; next: OutfitMatch | undefined };

/** A collar that a garment has as well as being one by name: "dress with a roll neck". */
function isCollarOfAnother(tokens: readonly string[], { match, before, next }: Among): boolean {
  if (meaningOf(match, 'feature')?.feature !== 'collar' || !meaningOf(match, 'garment'))
    return false;
  if (next?.from === match.to && meaningOf(next, 'garment')) return false;
  const clause = tokens.slice(0, match.from);
  const opens = Math.max(clause.lastIndexOf('with'), clause.lastIndexOf('has'));
  const isWithin = opens >= 0 && !clause.slice(opens).includes(BREAK);
  const isOver = clause.slice(Math.max(0, opens)).includes('over');
  if (!isWithin || isOver || BELOW.has(tokens[match.to])) return false;
  const garments = before.filter((one) => one.from < opens && isWorn(one));
  // What covers the legs alone has no collar: it is worn with a garment that has.
  return garments.some((one) => meaningOf(one, 'garment')?.place !== 'lower');
}

/** Names of hairstyles that are trims and prints as well: "plaid skirt with fringe", "white waves". */
const ALSO_ON_CLOTH: ReadonlySet<string> = new Set(['fringe', 'waves', 'braid', 'braids']);

/**
 * The sense that a word of hair and cloth has not: it is hair beside a word of hair and behind a
 * person ("woman with a fringe"), cloth in a clause about a garment. Undefined where it may be both.
 */
function senseOutOf(
  tokens: readonly string[],
  found: readonly OutfitMatch[],
  i: number,
): Sense | undefined {
  const match = found[i];
  const from = tokens.lastIndexOf(BREAK, match.from) + 1;
  const end = tokens.indexOf(BREAK, match.to);
  const clause = found.filter((one) => from <= one.from && (end < 0 || one.from < end));
  const isBehindPerson =
    meaningOf(found[i - 1], 'body') !== undefined && found[i + 1]?.from !== match.to;
  if (isBehindPerson || clause.some(({ phrase }) => /hair/.test(phrase))) return 'detail';
  return clause.some(isWorn) ? 'trait' : undefined;
}

const CLOSES_BAGS: ReadonlySet<string> = new Set(['drawstring', 'zip', 'flap', 'open', 'fold']);

/** The upper edge of a bag that no garment is named before: "bucket bag, drawstring top". */
function isTopOfBag(
  tokens: readonly string[],
  { phrase, from }: OutfitMatch,
  before: readonly OutfitMatch[],
): boolean {
  const isBag = before.some((one) => /bag|tote|clutch|purse|backpack|satchel/.test(one.phrase));
  return phrase === 'top' && isBag && CLOSES_BAGS.has(tokens[from - 1]) && !before.some(isWorn);
}

/** A petticoat with a skirt or a dress is seen below its hem; alone it is a skirt. */
const isBelowAnother = (match: OutfitMatch, found: readonly OutfitMatch[]): boolean =>
  meaningOf(match, 'detail')?.detail === 'petticoat' &&
  found.some((one) => one !== match && SKIRTED.has(meaningOf(one, 'garment')?.place));

const SKIRTED: ReadonlySet<string | undefined> = new Set(['full', 'lower']);

/** Words that make the thing before them one of its own, below another. */
const BELOW: ReadonlySet<string> = new Set(['underneath', 'below', 'under', 'beneath', 'tucked']);

const isWorn = (match: OutfitMatch): boolean => meaningOf(match, 'garment') !== undefined;
