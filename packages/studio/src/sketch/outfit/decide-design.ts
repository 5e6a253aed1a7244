import { createRng } from '../../core/rng.ts';
import type { Design, Detail, Feature, Waist } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import { takesFeature } from '../garments/takes-feature.ts';
import { DETAIL_GROUPS } from './detail-words.ts';
import type { Wish } from './gather-wish.ts';
import { suitedOptions, type Wearing } from './suited-options.ts';

/** What does not matter for a garment. */
const PLAIN: Omit<Design, 'details' | 'buttons'> = {
  neckline: 'crew',
  collar: 'none',
  sleeve: 'none',
  silhouette: 'a-line',
  leg: 'straight',
  length: 'hip',
  fit: 'regular',
  closure: 'none',
  waist: 'none',
};

/** A feature refused ("no collar") gets this value where it has one. */
const REFUSED: { readonly [F in Feature]?: Design[F] } = {
  collar: 'none',
  sleeve: 'none',
  waist: 'none',
  closure: 'none',
};

/** Features in the order in which the eye tells two designs apart. */
export const FEATURES: readonly Feature[] = [
  'silhouette',
  'length',
  'sleeve',
  'neckline',
  'collar',
  'leg',
  'closure',
  'fit',
  'waist',
];

/** What can change without making another garment of it. */
const TRIMS: ReadonlySet<Feature> = new Set(['closure', 'waist']);

export type DesignTurn = {
  garment: Garment;
  wish: Wish;
  /** Of the run: the order in which open features go through their values. */
  seed: string;
  /** Of the picture: which turn it is. */
  turn: number;
  /** The same of trims; as a rule no other. */
  trimTurn: number;
  wearing: Wearing;
};

/** Decides every feature: what the prompt says stands, what it leaves open goes round from picture to picture. */
export function decideDesign(clues: DesignTurn): Design {
  const decided = { ...PLAIN };
  for (const feature of FEATURES) decide(decided, feature, clues);
  Object.assign(decided, placeForBow(clues));
  const { buttons } = clues.wish;
  const design = { ...decided, details: decideDetails(clues), ...(buttons && { buttons }) };
  return settle(design, clues.wish);
}

const WITH_BOW: readonly Waist[] = ['sash', 'tie'];

/** Where a bow that the prompt asks for is tied: at the waist, else at the neck. */
function placeForBow({ garment, wish, turn }: DesignTurn): Partial<Design> {
  const { features, details } = wish;
  if (!details.has('bow')) return {};
  const waists = WITH_BOW.filter((waist) => garment.options.waist?.includes(waist));
  if (features.waist === undefined && waists.length > 0) {
    return { waist: waists[turn % waists.length] };
  }
  const hasCollar = garment.options.collar?.includes('bow') && features.collar === undefined;
  return hasCollar ? { collar: 'bow', neckline: features.neckline ?? 'crew' } : {};
}

function decide<F extends Feature>(
  decided: { [K in F]: Design[K] },
  feature: F,
  { garment, wish, seed, turn, trimTurn, wearing }: DesignTurn,
): void {
  const wished: Design[F] | undefined = wish.features[feature];
  const refused: Design[F] | undefined = REFUSED[feature];
  if (wished !== undefined && takesFeature(garment, feature)) decided[feature] = wished;
  else if (!garment.options[feature]) return;
  else if (wish.refusedFeatures.has(feature) && refused !== undefined) decided[feature] = refused;
  else {
    const suited = suitedOptions(garment, feature, wearing);
    const kept = suited.filter((value) => !wish.refusedValues.has(`${feature} ${value}`));
    const open = kept.length > 0 ? kept : suited;
    const there = open.filter((value) => isThere(feature, value, wish));
    const options = there.length > 0 ? there : open;
    const order = likelyOrder(options, `${seed}|${garment.id}|${feature}`);
    decided[feature] = order[(TRIMS.has(feature) ? trimTurn : turn) % order.length];
  }
}

/** Whether a value shows what the prompt speaks of: some collar, sleeves, buttons. */
function isThere<F extends Feature>(feature: F, value: Design[F], wish: Wish): boolean {
  if (wish.mentioned.has(feature)) return value !== 'none';
  if (feature !== 'closure' || !wish.details.has('buttons')) return true;
  return value === 'buttons' || value === 'double-breasted';
}

/** Shuffled so that likelier values tend to come first. */
function likelyOrder<Value>(options: readonly Value[], seed: string): Value[] {
  const rng = createRng(seed);
  const ranked = options.map((value, i) => ({ value, rank: i * 0.6 + rng.range(0, 3) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ value }) => value);
}

const MOST_DETAILS = 2;

/** Trims that men's and boys' clothes have where they are asked for. */
const NOT_UNASKED_ON_MEN: ReadonlySet<Detail> = new Set([
  'fringe',
  'ruffle',
  'lace-trim',
  'feathers',
  'cut-out',
  'bow',
  'drape',
  'embroidery',
  'slit',
]);

const isUsual = (detail: Detail, { body }: Wearing): boolean =>
  (body !== 'man' && body !== 'boy') || !NOT_UNASKED_ON_MEN.has(detail);

/** A garment has pockets of one kind. */
const isPocket = (detail: Detail) => DETAIL_GROUPS.pockets?.includes(detail) ?? false;

/** Whether a detail may be added unasked: pockets are of one kind, and a slit would part a ruffle. */
const isBeside = (detail: Detail, details: ReadonlySet<Detail>): boolean =>
  !(isPocket(detail) && [...details].some(isPocket)) &&
  !(detail === 'slit' && details.has('ruffle'));

function decideDetails({
  garment,
  wish,
  seed,
  trimTurn: turn,
  wearing,
}: DesignTurn): ReadonlySet<Detail> {
  const details = new Set<Detail>([...(garment.has ?? []), ...wish.details]);
  const open = createRng(`${seed}|${garment.id}|details`)
    .shuffle(garment.mayHave)
    .filter((detail) => !details.has(detail) && isUsual(detail, wearing));
  const most = wearing.isNamed ? MOST_DETAILS : 0;
  const count = Math.min(open.length, turn % (most + 1));
  for (let i = 0; i < count; i += 1) {
    const detail = open[(turn + i) % open.length];
    if (isBeside(detail, details)) details.add(detail);
  }
  for (const detail of wish.refusedDetails) details.delete(detail);
  if (wish.refusedDetails.has('pockets')) details.add('pocketless');
  return details;
}

const BARE: ReadonlySet<string> = new Set([
  'strapless',
  'sweetheart',
  'slip',
  'halter',
  'one-shoulder',
  'off-shoulder',
]);
const CLOSED: ReadonlySet<string> = new Set([
  'shirt',
  'mandarin',
  'turtle',
  'mock',
  'peter-pan',
  'bow',
  'funnel',
  'ruff',
]);

/** Necklines whose back is bare to the band, where no opening can be drawn. */
const NO_BACK: ReadonlySet<string> = new Set(['strapless', 'sweetheart']);

/** The design with a neckline that leaves a back, where the prompt asks for an opening in it. */
function withBack(design: Design, { features, details }: Wish): Design {
  const isOurs = features.neckline === undefined && NO_BACK.has(design.neckline);
  return details.has('open-back') && isOurs ? { ...design, neckline: 'deep-v' } : { ...design };
}

/** A cropped top has no peplum unless the prompt asks for one. */
const withoutPeplum = (design: Design, { features }: Wish): Design =>
  features.length === 'cropped' && features.waist === undefined && design.waist === 'peplum'
    ? { ...design, waist: 'none' }
    : design;

/** Takes back choices of ours that others rule out; what the prompt says is kept. */
function settle(design: Design, wish: Wish): Design {
  const { features, mentioned } = wish;
  const settled = withoutPeplum(withBack(design, wish), wish);
  const isOpen = (feature: Feature) => features[feature] === undefined;
  if (settled.details.has('one-sleeve')) Object.assign(settled, oneSleeved(settled, features));
  else if (BARE.has(settled.neckline)) {
    const asksCollar = !isOpen('collar') || mentioned.has('collar');
    if (asksCollar && isOpen('neckline')) settled.neckline = 'crew';
    else settled.collar = isOpen('collar') ? 'none' : settled.collar;
    if (!isOpen('sleeve') && isOpen('neckline') && settled.sleeve !== 'none')
      settled.neckline = 'v';
    else if (isOpen('sleeve') && settled.neckline !== 'off-shoulder') settled.sleeve = 'none';
  }
  Object.assign(settled, crossedOver(features));
  if (CLOSED.has(settled.collar) && isOpen('neckline')) settled.neckline = 'crew';
  else if (CLOSED.has(settled.collar) && isOpen('collar')) settled.collar = 'none';
  if (features.fit === 'oversized' && isOpen('length') && SHORTENED.has(settled.length)) {
    settled.length = 'hip';
  }
  return settled;
}

/** What crosses over is open at the neck. */
const crossedOver = ({ closure, collar, neckline }: Wish['features']): Partial<Design> =>
  closure === 'wrap' && collar === undefined && neckline === undefined
    ? { collar: 'none', neckline: 'v' }
    : {};

/** One sleeve hangs from one shoulder. */
const oneSleeved = ({ neckline, sleeve }: Design, features: Wish['features']): Partial<Design> => ({
  neckline: features.neckline ?? (neckline === 'off-shoulder' ? neckline : 'one-shoulder'),
  sleeve: sleeve === 'none' ? 'long' : sleeve,
});

/** Not what anybody means by oversized. */
const SHORTENED: ReadonlySet<string> = new Set(['cropped', 'waist']);
