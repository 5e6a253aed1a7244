import type { Detail } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import { takesFeature } from '../garments/takes-feature.ts';
import type { Wish } from './gather-wish.ts';

/** Stripes of several garments are of one colour. */
export function matchStripes(wishes: readonly Wish[]): void {
  const stripe = wishes.flatMap(({ parts }) => parts.get('stripe') ?? [])[0];
  if (!stripe) return;
  for (const { details, parts } of wishes) {
    if (details.has('side-stripe') && !parts.has('stripe'))
      parts.set('stripe', { ...stripe, asked: [] });
  }
}

/** Details and garments whose edges are trimmed in their own way. */
const TRIMMED: readonly Detail[] = ['lace-trim', 'ruffle', 'fringe', 'feathers', 'fur-hood'];
const BRAIDED: ReadonlySet<string> = new Set([
  'abaya',
  'boucle-jacket',
  'dressing-gown',
  'furisode',
  'hanbok',
  'kimono',
]);

/** "A white dress with green trim": its edges are piped. */
export function pipeEdges({ parts, details }: Wish, { id }: Garment): void {
  const edge = parts.get('edge');
  const isTrimmed = BRAIDED.has(id) || TRIMMED.some((detail) => details.has(detail));
  if (!edge?.colour || edge.fabric || isTrimmed) return;
  details.add('piping');
  if (!parts.has('piping')) parts.set('piping', { colour: edge.colour, asked: [] });
}

/** What parts with a colour or a cloth of their own need of the cut to be seen. */
export function showParts(wish: Wish, garment: Garment): void {
  // "A black bodice and a white skirt": the dress has no third colour.
  const halves = [wish.parts.get('skirt')?.colour, wish.parts.get('bodice')?.colour];
  if (wish.colours.length === 0)
    wish.colours.push(...halves.flatMap((one) => one ?? []).slice(0, 1));
  const { options, place } = garment;
  // Cuffs that something is said of end sleeves that are long.
  if (wish.parts.has('cuff') && takesFeature(garment, 'sleeve') && options.sleeve?.includes('none'))
    fillFeatures(wish, { sleeve: 'long' });
  // The hem of a top that is tucked in is not seen.
  if (wish.parts.has('hem') && place === 'upper') wish.refusedValues.add('length waist');
  if (wish.parts.has('neckline') && options.collar?.includes('none'))
    fillFeatures(wish, { collar: 'none' });
  if (!wish.parts.has('lining') || !options.closure?.includes('open')) return;
  // Buttons that are asked for stay, on the edge of the open front.
  const { closure } = wish.features;
  if (closure === 'buttons') wish.details.add('buttons');
  if (closure === undefined || OPENED.has(closure)) wish.features.closure = 'open';
}

/** Closures that show a lining when they are undone, and are told all the same. */
const OPENED: ReadonlySet<string> = new Set(['buttons', 'zip', 'hidden', 'none', 'open']);

/** What the prompt leaves open of a cut. */
export function fillFeatures(wish: Wish, features: Wish['features']): void {
  wish.features = { ...features, ...wish.features };
}
