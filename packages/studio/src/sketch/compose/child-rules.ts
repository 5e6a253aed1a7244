import type { Design, Feature } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';

type Values = { readonly [F in Feature]?: readonly Design[F][] };

const CLOSED_COLLARS: readonly Design['collar'][] = [
  'none',
  'shirt',
  'mandarin',
  'turtle',
  'mock',
  'peter-pan',
  'bow',
  'hood',
  'funnel',
  'ruff',
  'fur',
];

/**
 * The table of what children wear. What is not listed of a feature below is not for them: a value
 * that is new to the engine is none of a child's until it stands here.
 */
const ALLOWED: Values = {
  neckline: ['crew', 'boat'],
  silhouette: ['a-line', 'circle', 'ball', 'empire', 'tiered', 'pleated', 'column'],
  closure: ['none', 'buttons', 'double-breasted', 'zip', 'hidden', 'toggles'],
  waist: ['none', 'belt', 'tie', 'sash', 'obi', 'elastic', 'peplum'],
  collar: CLOSED_COLLARS,
  length: ['knee', 'midi', 'ankle', 'floor', 'train'],
};
const SHORT: readonly Design['length'][] = ['waist', 'hip', 'micro', 'mini'];
/** Tops have skirts or trousers below them. */
const TOPS: Values = { ...ALLOWED, length: [...SHORT, 'knee', 'midi', 'ankle', 'floor'] };
/** Values for what is worn over another top: open, it shows that and no skin. */
const OVER: Values = {
  ...TOPS,
  neckline: ['crew', 'boat', 'v'],
  collar: [...CLOSED_COLLARS, 'notch', 'peak', 'shawl'],
  closure: ['none', 'buttons', 'double-breasted', 'zip', 'hidden', 'toggles', 'open', 'wrap'],
};

/** Values that stand instead of those not allowed. */
const INSTEAD: { readonly [F in Feature]?: Design[F] } = {
  neckline: 'crew',
  collar: 'none',
  silhouette: 'a-line',
  closure: 'hidden',
  waist: 'none',
  length: 'knee',
};
const INSTEAD_ON_TOPS: typeof INSTEAD = { ...INSTEAD, length: 'hip' };

/** Details that no child's clothes have. */
export const FORBIDDEN_DETAILS: ReadonlySet<string> = new Set([
  'slit',
  'cut-out',
  'open-back',
  'one-sleeve',
]);

/** Garments that no child wears, by id, with what is drawn instead. */
export const FORBIDDEN_GARMENTS: Readonly<Record<string, string>> = {
  corset: 't-shirt',
  bustier: 't-shirt',
  bralette: 't-shirt',
  bandeau: 't-shirt',
  'crop-top': 't-shirt',
  'halter-top': 't-shirt',
  'tube-top': 't-shirt',
  'sports-bra': 't-shirt',
  'slip-dress': 'dress',
  'wrap-dress': 'dress',
  'blazer-dress': 'dress',
};

/** Names of clothes that no child wears, whatever garment they are drawn as, with what is drawn instead. */
export const FORBIDDEN_NAMES: Readonly<Record<string, string>> = {
  bralette: 't-shirt',
  bra: 't-shirt',
  'sports bra': 't-shirt',
  lingerie: 't-shirt',
  'crop top': 't-shirt',
  bandeau: 't-shirt',
  'tube top': 't-shirt',
  bustier: 't-shirt',
  camisole: 't-shirt',
  cami: 't-shirt',
  catsuit: 'jumpsuit',
  'bodycon dress': 'dress',
  negligee: 'dress',
  thong: 'shorts',
  'hot pant': 'shorts',
};

/** Ids and names of what children swim in, and wear below their clothes: shown without a child in it. */
export const SHOWN_FLAT: ReadonlySet<string> = new Set([
  'swimsuit',
  'swimwear',
  'bikini',
  'tankini',
  'monokini',
  'one piece',
  'bathing suit',
  'swimming costume',
  'swim-shorts',
  'swim trunk',
  'trunks',
  'swim shorts',
  'board short',
  'rash vest',
  'wetsuit',
  'leotard',
  'bodysuit',
  'underwear',
  'underpants',
  'knicker',
  'panties',
  'brief',
  'boxer',
  'boxer short',
  'bra',
  'bralette',
  'sports bra',
  'sports-bra',
  'lingerie',
  'negligee',
  'thong',
  'undershirt',
  'nightie',
  'nightgown',
  'nightdress',
]);

type Worn = Pick<Garment, 'place' | 'id'>;

const isTop = ({ place }: Worn) => place === 'upper' || place === 'outer';
const isOver = ({ place, id }: Worn) => place === 'outer' || id === 'vest' || id === 'cardigan';

function rulesOf(garment: Worn): Values {
  if (isOver(garment)) return OVER;
  return isTop(garment) ? TOPS : ALLOWED;
}

/** Says whether a child may wear a garment in a value of a feature. */
export function isForChildren<F extends Feature>(
  garment: Worn,
  feature: F,
  value: Design[F],
): boolean {
  const rules: { readonly [K in Feature]?: readonly string[] } = rulesOf(garment);
  const allowed = rules[feature];
  return allowed === undefined || allowed.includes(value);
}

/** The value that a child wears where another is not allowed. */
export function childsValue<F extends Feature>(garment: Worn, feature: F): Design[F] | undefined {
  const instead: { readonly [K in Feature]?: Design[K] } = isTop(garment)
    ? INSTEAD_ON_TOPS
    : INSTEAD;
  return instead[feature];
}
