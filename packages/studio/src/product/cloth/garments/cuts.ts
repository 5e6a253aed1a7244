import type { Design } from '../design/axes.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import type { TorsoCut } from '../parts/torso.ts';

/** A woman's middle size, laid flat, in centimetres. */
const PLAIN: TorsoCut = {
  neckHalf: 8.6,
  shoulderHalf: 19.2,
  shoulderDrop: 4.4,
  armholeDepth: 21.5,
  chestHalf: 22.4,
  waistHalf: 20.8,
  waistAt: 39,
  hemHalf: 22.8,
  length: 63,
  armholeIn: 1.7,
};

const TOP_LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  cropped: 47,
  hip: 63,
  long: 78,
};

type Ease = { shoulder: number; chest: number; waist: number; hem: number };

const EASE: Record<NonNullable<Design['fit']>, Ease> = {
  slim: { shoulder: -0.6, chest: -1.4, waist: -1.8, hem: -1.2 },
  regular: { shoulder: 0, chest: 0, waist: 0, hem: 0 },
  loose: { shoulder: 3, chest: 3.4, waist: 4.6, hem: 3.4 },
};

/** The cut of a top of some design; `more` are a garment's own measures. */
function torsoCut({ fit = 'regular', length }: Design, more: Partial<TorsoCut> = {}): TorsoCut {
  const base = { ...PLAIN, ...more };
  const ease = EASE[fit];
  const lengthCm = more.length ?? TOP_LENGTHS[length ?? 'hip'] ?? base.length;
  const waistAt = Math.min(base.waistAt, lengthCm - 6);
  return {
    ...base,
    shoulderHalf: base.shoulderHalf + ease.shoulder,
    armholeDepth: base.armholeDepth + Math.max(0, ease.chest * 0.5),
    chestHalf: base.chestHalf + ease.chest,
    waistHalf: base.waistHalf + ease.waist,
    waistAt,
    hemHalf:
      base.hemHalf + ease.hem + Math.max(0, lengthCm - 63) * 0.07 - (lengthCm < 50 ? 0.8 : 0),
    length: lengthCm,
  };
}

const loosenessOf = ({ fit }: Design): number =>
  ({ slim: 0.12, regular: 0.4, loose: 0.85 })[fit ?? 'regular'];

/** Bands of rib at cuffs and hem, as knits and bombers have. */
export const RIBBED = { cuff: 'rib', hem: 'rib' } as const;

/** Thick, soft tops that hang from the shoulder: hoodies and sweatshirts. */
export const fleeceEase = ({ fit }: Design) => ({
  sleeveWidth: 20,
  looseness: fit === 'loose' ? 0.9 : 0.6,
});

/** A plain top's plan, from which garments differ. */
export function topPlan(
  design: Design,
  seed: string,
  more: Partial<TopPlan> & { cutMore?: Partial<TorsoCut> },
): TopPlan {
  const { cutMore, ...rest } = more;
  return {
    seed,
    cut: torsoCut(design, cutMore),
    looseness: loosenessOf(design),
    neckline: design.neckline ?? 'crew',
    neckFinish: 'stitched',
    collar: design.collar ?? 'none',
    closure: 'none',
    sleeve: design.sleeve ?? 'short',
    sleeveAngle: 0.25,
    sleeveWidth: 17 + loosenessOf(design) * 3,
    cuff: 'stitched',
    hem: 'straight',
    pockets: 'none',
    slit: design.slit !== undefined,
    tassels: design.trim === 'tassels',
    buttons: 'shell',
    buttonCount: design.buttons === undefined ? undefined : Number(design.buttons),
    ...rest,
  };
}
