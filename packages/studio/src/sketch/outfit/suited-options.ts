import type { BodyKind } from '../figure/body.ts';
import type { Design, Feature } from '../garments/features.ts';
import type { Garment, Place } from '../garments/garment.ts';

type Values = { readonly [F in Feature]?: ReadonlySet<Design[F]> };

/** What nobody expects on men and boys who did not ask for it. */
const NOT_FOR_MEN: Values = {
  sleeve: new Set([
    'cap',
    'flutter',
    'puff',
    'bishop',
    'balloon',
    'bell',
    'leg-of-mutton',
    'cape',
    'kimono',
    'elbow',
  ]),
  neckline: new Set([
    'deep-v',
    'square',
    'sweetheart',
    'strapless',
    'slip',
    'halter',
    'off-shoulder',
    'one-shoulder',
    'cowl',
    'keyhole',
    'boat',
  ]),
  collar: new Set(['peter-pan', 'bow', 'ruff']),
  length: new Set(['cropped', 'micro', 'mini', 'train']),
  waist: new Set(['sash', 'obi', 'peplum', 'corset', 'tie']),
  leg: new Set(['palazzo', 'flare']),
};
/** Trousers that end above the ankle, jackets above the hip, coats and gowns to the floor. */
const NOT_FOR_MEN_CUT: Partial<Record<Place, Values>> = {
  lower: { length: new Set(['micro', 'mini', 'midi']) },
  upper: { neckline: new Set(['scoop']) },
  outer: { length: new Set(['waist', 'floor']) },
  full: { length: new Set(['floor']) },
};
const NOT_CROPPED: Values = { length: new Set(['waist']) };
/** Of men's garments, by id: jackets of suits, and what hangs over the belt. */
const NOT_FOR_MEN_OF: Readonly<Record<string, Values>> = {
  blazer: { waist: new Set(['belt']) },
  't-shirt': NOT_CROPPED,
  knit: NOT_CROPPED,
  overcoat: { length: new Set(['ankle']) },
  coat: { length: new Set(['ankle']) },
  trousers: { leg: new Set(['wide']) },
  cargo: { leg: new Set(['wide']), length: new Set(['knee']) },
};
/** What suits no child. */
const NOT_FOR_CHILDREN: Values = {
  ...NOT_FOR_MEN,
  sleeve: new Set(['leg-of-mutton', 'bishop', 'balloon', 'bell', 'cape']),
  length: new Set(['cropped', 'micro', 'train']),
  collar: new Set(['ruff']),
};
/** Hems that children would step on: trousers end at the shoe. */
const NOT_FOR_CHILDREN_CUT: Values = { length: new Set(['floor']) };
const NOT_FOR_BOYS_OF: Readonly<Record<string, Values>> = {
  ...NOT_FOR_MEN_OF,
  shorts: { length: new Set(['mini']) },
};
/** What a garment under another must not be: its sleeves have to go into the other's. */
const NOT_BENEATH: Values = {
  sleeve: new Set([
    'cap',
    'flutter',
    'puff',
    'bishop',
    'balloon',
    'bell',
    'leg-of-mutton',
    'cape',
    'kimono',
    'loose',
    'elbow',
    'short',
    'three-quarter',
  ]),
  fit: new Set(['relaxed', 'oversized']),
  waist: new Set(['belt', 'tie', 'sash', 'obi', 'peplum', 'corset']),
  closure: new Set(['wrap']),
};
/** What a waistcoat under a jacket has not. */
const NOT_UNDER_JACKET: Values = {
  collar: new Set(['notch', 'peak', 'shawl']),
  closure: new Set(['open', 'double-breasted']),
  length: new Set(['micro']),
};
const NOT_OVER_VEST: Values = { closure: new Set(['double-breasted']) };
/** Under a man's jacket: a neck that is closed, and a collar for a tie. */
const NOT_BENEATH_ON_MEN: Values = {
  neckline: new Set(['v']),
  collar: new Set(['mandarin', 'shawl']),
};
/** Open over bare skin only where the prompt says so. */
const NOT_UPPERMOST: Values = { closure: new Set(['open']) };

export type Wearing = {
  body: BodyKind;
  /** Whether the prompt names it; what is only added to complete an outfit stays quiet. */
  isNamed: boolean;
  /** Whether another garment lies over it. */
  isBeneath: boolean;
  /** Whether a waistcoat lies below it, which it must not hide. */
  isOverVest: boolean;
};

/** Of what a quiet garment may be, the first so many values. */
const QUIET = 2;

/** The values that a garment may take for a feature which the prompt leaves open, likeliest first. */
export function suitedOptions<F extends Feature>(
  garment: Garment,
  feature: F,
  { body, isNamed, isBeneath, isOverVest }: Wearing,
): readonly Design[F][] {
  const all: readonly Design[F][] = garment.options[feature] ?? [];
  const rules: Values[] = [];
  if (body === 'man') {
    rules.push(NOT_FOR_MEN, NOT_FOR_MEN_CUT[garment.place] ?? {}, NOT_FOR_MEN_OF[garment.id] ?? {});
  }
  if (body === 'boy' || body === 'girl') {
    rules.push(NOT_FOR_CHILDREN);
    if (!garment.options.leg) rules.push(NOT_FOR_CHILDREN_CUT);
  }
  if (body === 'boy') rules.push(NOT_FOR_BOYS_OF[garment.id] ?? {});
  if (isBeneath) rules.push(NOT_BENEATH);
  if (isOverVest) rules.push(NOT_OVER_VEST);
  if (isBeneath && garment.place === 'outer') rules.push(NOT_UNDER_JACKET);
  if (isBeneath && body === 'man') rules.push(NOT_BENEATH_ON_MEN);
  if (garment.place !== 'outer') rules.push(NOT_UPPERMOST);
  const suited = all.filter((value) => rules.every((rule) => !isRuledOut(rule, feature, value)));
  const kept = suited.length > 0 ? suited : all.slice(0, 1);
  return isNamed ? kept : kept.slice(0, QUIET);
}

function isRuledOut<F extends Feature>(
  rule: { readonly [K in F]?: ReadonlySet<Design[K]> },
  feature: F,
  value: Design[F],
): boolean {
  const values: ReadonlySet<Design[F]> | undefined = rule[feature];
  return values?.has(value) ?? false;
}
