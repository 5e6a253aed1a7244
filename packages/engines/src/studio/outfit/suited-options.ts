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
  length: new Set(['cropped', 'micro', 'mini', 'floor', 'train']),
  waist: new Set(['sash', 'obi', 'peplum', 'corset', 'tie']),
  leg: new Set(['palazzo', 'flare']),
};
/** Trousers that end above the ankle, and jackets above the hip. */
const NOT_FOR_MEN_CUT: Partial<Record<Place, Values>> = {
  lower: { length: new Set(['micro', 'mini', 'knee', 'midi']) },
  outer: { length: new Set(['waist']) },
};
/** Jackets of suits, by the garment's id. */
const NOT_FOR_MEN_OF: Readonly<Record<string, Values>> = { blazer: { waist: new Set(['belt']) } };
/** What suits no child. */
const NOT_FOR_CHILDREN: Values = {
  ...NOT_FOR_MEN,
  sleeve: new Set(['leg-of-mutton', 'bishop', 'balloon', 'bell', 'cape']),
  length: new Set(['cropped', 'micro', 'floor', 'train']),
  collar: new Set(['ruff']),
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
/** Open over bare skin only where the prompt says so. */
const NOT_UPPERMOST: Values = { closure: new Set(['open']) };

export type Wearing = {
  body: BodyKind;
  /** Whether the prompt names it; what is only added to complete an outfit stays quiet. */
  isNamed: boolean;
  /** Whether another garment lies over it. */
  isBeneath: boolean;
};

/** Of what a quiet garment may be, the first so many values. */
const QUIET = 2;

/** The values that a garment may take for a feature which the prompt leaves open, likeliest first. */
export function suitedOptions<F extends Feature>(
  garment: Garment,
  feature: F,
  { body, isNamed, isBeneath }: Wearing,
): readonly Design[F][] {
  const all: readonly Design[F][] = garment.options[feature] ?? [];
  const rules: Values[] = [];
  if (body === 'man') {
    rules.push(NOT_FOR_MEN, NOT_FOR_MEN_CUT[garment.place] ?? {}, NOT_FOR_MEN_OF[garment.id] ?? {});
  }
  if (body === 'boy' || body === 'girl') rules.push(NOT_FOR_CHILDREN);
  if (isBeneath) rules.push(NOT_BENEATH);
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
