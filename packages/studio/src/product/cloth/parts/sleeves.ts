import { lerp } from '../../../core/interpolate.ts';
import type { GarmentPart } from '../panel.ts';
import { cuff, tailoredButtons } from './cuff.ts';
import { flaredSleeve } from './flared-sleeve.ts';
import { type FullInput, fullSleeve } from './full-sleeve.ts';
import { hangingSleeve } from './hanging-sleeve.ts';
import { SIDES, type Side } from './shape.ts';
import { plainSleeve } from './sleeve.ts';
import { layOutSleeve, type SleeveCut } from './sleeve-lines.ts';
import type { CuffId, SleeveId, TopContext } from './top-plan.ts';

const LENGTHS: Record<SleeveId, number> = {
  none: 0,
  cap: 6.5,
  short: 20,
  'three-quarter': 40,
  long: 57,
  puff: 21,
  bishop: 51,
  bell: 52,
  flutter: 17,
  kimono: 30,
  rolled: 40,
};

/** Both sleeves of a top, with their cuffs; they lie below the body. */
export function makeSleeves(context: TopContext): GarmentPart[] {
  const { plan } = context;
  if (plan.sleeve === 'none') return [];
  const clear = { ...context, plan: { ...plan, sleeveAngle: clearOfBody(plan) } };
  return SIDES.flatMap((side) => sleeveOn(side, clear));
}

/** The angle at which long sleeves hang beside the body, not behind it. */
function clearOfBody({ cut, sleeve, sleeveAngle }: TopContext['plan']): number {
  const length = LENGTHS[sleeve];
  if (length < 30 || sleeve === 'kimono') return sleeveAngle;
  const reach = Math.min(cut.length, length + cut.shoulderDrop);
  const part = Math.max(0, (reach - cut.waistAt) / Math.max(1, cut.length - cut.waistAt));
  const beside = Math.max(cut.waistHalf, lerp(cut.waistHalf, cut.hemHalf, Math.min(1, part)));
  return Math.max(
    sleeveAngle,
    Math.asin(Math.min(0.6, (beside + 10.5 - cut.shoulderHalf) / length)),
  );
}

function sleeveOn(side: Side, context: TopContext): GarmentPart[] {
  const { plan } = context;
  const length = LENGTHS[plan.sleeve] + (LENGTHS[plan.sleeve] > 30 ? (plan.sleeveLonger ?? 0) : 0);
  if (plan.sleeve === 'puff' || plan.sleeve === 'bishop')
    return fullSleeve({ side, context, length });
  if (plan.sleeve === 'bell' || plan.sleeve === 'flutter')
    return [flaredSleeve({ side, context, length })];
  if (plan.sleeve === 'kimono') return [hangingSleeve({ side, context, length })];
  return length > 30
    ? longSleeve({ side, context, length })
    : shortSleeve({ side, context, length });
}

const CUFF_LENGTHS: Record<CuffId, number> = {
  rolled: 7,
  rib: 6,
  shirt: 6,
  band: 4,
  stitched: 0,
  tailored: 0,
};

function longSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { plan, edges, rng } = context;
  const kind: CuffId = plan.sleeve === 'rolled' ? 'rolled' : plan.cuff;
  const cuffLength = CUFF_LENGTHS[kind];
  const hasCuff = cuffLength > 0;
  const cut: SleeveCut = {
    length: hasCuff ? length - cuffLength + 1 : length,
    cuffWidth: cuffWidthOf(context, length) + (hasCuff ? 1.6 : 0),
    angle: plan.sleeveAngle,
    fullness: hasCuff ? 0.5 + plan.looseness : plan.looseness * 0.5,
    looseness: plan.looseness,
  };
  const sleeve = plainSleeve({ side, edges, cut, rng, hem: hasCuff ? 'none' : 'stitched' });
  const lines = layOutSleeve(edges, cut);
  if (!hasCuff) return [sleeve, ...tailoredButtons({ side, lines, context })];
  const narrow = kind === 'rib' ? 0.9 : kind === 'rolled' ? -0.7 : 0.7;
  const { isWorkwear } = plan;
  return [sleeve, cuff({ side, lines, cuff: kind, length: cuffLength, narrow, isWorkwear })];
}

function shortSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { plan, edges, rng } = context;
  const isRibbed = plan.cuff === 'rib';
  const cut: SleeveCut = {
    length: length - (isRibbed ? 2 : 0),
    cuffWidth: cuffWidthOf(context, length),
    angle: plan.sleeve === 'cap' ? 0.75 : plan.sleeveAngle + 0.16,
    fullness: plan.looseness * 0.5,
    looseness: plan.looseness,
  };
  const sleeve = plainSleeve({ side, edges, cut, rng, hem: isRibbed ? 'none' : 'stitched' });
  if (!isRibbed) return [sleeve];
  const lines = layOutSleeve(edges, cut);
  return [sleeve, cuff({ side, lines, cuff: 'rib', length: 2.6, narrow: 0.2 })];
}

function cuffWidthOf({ plan }: TopContext, length: number): number {
  const upper = plan.sleeveWidth;
  if (length < 12) return upper * 1.02;
  if (length < 30) return upper * 0.9;
  return lerp(upper * 0.84, upper * 0.58, Math.min(1, (length - 30) / 27));
}
