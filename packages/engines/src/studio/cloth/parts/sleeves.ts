import { lerp } from '../../core/interpolate.ts';
import type { Point } from '../../scene/point.ts';
import { creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { gathers } from '../folds/gathers.ts';
import { ribs } from '../folds/ribs.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { curve, edgesOn, onSide, SIDES, type Side } from './shape.ts';
import { layOutSleeve, plainSleeve, type SleeveCut, type SleeveLines, setIn } from './sleeve.ts';
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
  kimono: 44,
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
  if (length < 30) return sleeveAngle;
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
  return length > 30
    ? longSleeve({ side, context, length })
    : shortSleeve({ side, context, length });
}

const CUFF_LENGTHS: Record<CuffId, number> = {
  rib: 6,
  shirt: 6,
  band: 4,
  stitched: 0,
  tailored: 0,
};

function longSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { plan, edges, rng } = context;
  const cuffLength = CUFF_LENGTHS[plan.cuff];
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
  const narrow = plan.cuff === 'rib' ? 0.9 : 0.7;
  const { cuff: kind, isWorkwear } = plan;
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
  if (plan.sleeve === 'kimono') return upper * 1.3;
  return lerp(upper * 0.84, upper * 0.58, Math.min(1, (length - 30) / 27));
}

type CuffInput = {
  side: Side;
  lines: SleeveLines;
  cuff: CuffId;
  length: number;
  narrow: number;
  isWorkwear?: boolean;
};

/** A cuff around the end of a sleeve, its cloth turned a quarter. */
function cuff({ side, lines, cuff: kind, length, narrow, isWorkwear }: CuffInput): Panel {
  const { along, end } = lines;
  const [a, b] = end;
  const axis: Point = [b[0] - a[0], b[1] - a[1]];
  const place = (across: number, down: number): Point => [
    a[0] + axis[0] * across + along[0] * down,
    a[1] + axis[1] * across + along[1] * down,
  ];
  const slim = narrow / Math.hypot(...axis);
  const outer = curve(
    place(slim, -0.9),
    place(slim * 0.9, length * 0.45),
    place(slim * 1.3, length - 0.6),
  );
  const inner = curve(
    place(1 - slim, -0.9),
    place(1 - slim * 0.9, length * 0.45),
    place(1 - slim * 1.3, length - 0.6),
  );
  const line = (down: number) => onSide(side, [place(slim, down), place(1 - slim, down)]);
  const row = isWorkwear ? topStitch : stitch;
  const isRib = kind === 'rib';
  return createPanel({
    name: `cuff ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed()])],
    cut: { turn: Math.PI / 2, origin: onSide(side, [a])[0], clothAt: [2, 6] },
    stuff: isRib ? 'rib' : 'cloth',
    bulge: 0.26,
    squareness: 2.2,
    edgeCm: isRib ? 0.35 : 0.3,
    folds: isRib ? [ribs({ everyCm: 0.5, heightCm: 0.045, along: 's' })] : [wrinkle(0.07)],
    cast: 0.4,
    liftCm: 0.4,
    marks: isRib
      ? [seam(line(-0.7), 0.7)]
      : [row(line(-0.2)), row(line(length - 1.4)), seam(line(-0.85), 0.6)],
  });
}

function tailoredButtons({
  side,
  lines,
  context,
}: {
  side: Side;
  lines: SleeveLines;
  context: TopContext;
}): GarmentPart[] {
  if (context.plan.cuff !== 'tailored') return [];
  const { along, end } = lines;
  return [1.6, 3.3, 5].map((back): GarmentPart => {
    const at: Point = [
      end[0][0] - along[0] * (back + 0.6) + 1.9,
      end[0][1] - along[1] * (back + 0.6),
    ];
    return { is: 'button', at: onSide(side, [at])[0], radiusCm: 0.7, look: context.plan.buttons };
  });
}

type FullInput = { side: Side; context: TopContext; length: number };

/** Gathered into the armhole and again into a cuff: its print stays flat-cut, so that nothing smears. */
function fullSleeve({ side, context, length }: FullInput): GarmentPart[] {
  const { edges, plan } = context;
  const { tip, underarm } = edges;
  const isShort = plan.sleeve === 'puff';
  const angle = plan.sleeveAngle + (isShort ? 0.1 : 0.02);
  const along: Point = [-Math.sin(angle), Math.cos(angle)];
  const across: Point = [along[1], -along[0]];
  const place = (far: number, aside: number): Point => [
    tip[0] + along[0] * far + across[0] * aside,
    tip[1] + along[1] * far + across[1] * aside,
  ];
  const end = length;
  const wide = isShort ? 5.2 : 4.6;
  const cuffIn = isShort ? 2.2 : 5;
  const cuffWidth = isShort ? 13.5 : 10;
  const outer = isShort
    ? curve(
        [tip[0] + 7, tip[1] + 0.4],
        [tip[0] + 1.4, tip[1] - 1.6],
        place(1.6, -4.4),
        place(end * 0.45, -wide - 2.4),
        place(end * 0.82, -wide * 0.75),
        place(end, cuffIn - 1.2),
      )
    : curve(
        [tip[0] + 7, tip[1] + 0.5],
        [tip[0] + 1, tip[1] - 1],
        place(2.4, -2.6),
        place(end * 0.34, -2.4),
        place(end * 0.72, -wide),
        place(end * 0.94, -wide * 0.62),
        place(end, cuffIn - 1.6),
      );
  const innerEnd = place(end - 0.4, cuffIn + cuffWidth + 1);
  const inner = isShort
    ? curve(
        [underarm[0] + 10, underarm[1] + 3],
        [underarm[0] + 2.4, underarm[1] + 2.8],
        [(underarm[0] + innerEnd[0]) / 2 + 1, (underarm[1] + innerEnd[1]) / 2 + 1.6],
        innerEnd,
      )
    : curve(
        [underarm[0] + 10, underarm[1] + 2],
        [underarm[0] + 2, underarm[1] + 2],
        place(end * 0.5, 16.6),
        place(end * 0.8, 18.4),
        place(end * 0.95, 16.4),
        innerEnd,
      );
  const origin = onSide(side, [underarm])[0];
  const sign = side === 'left' ? 1 : -1;
  const lengths = createFlutes({
    seed: `${plan.seed}:full:${side}`,
    count: isShort ? 7 : 6,
    heightCm: isShort ? 0.75 : 0.95,
    start: -0.4,
    growth: 0.3,
    sway: 1,
  });
  const sleeve = createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...inner.toReversed()])],
    cut: { origin, turn: angle * sign, clothAt: origin },
    bulge: 0.3,
    squareness: 2,
    folds: [
      gathers({ edge: 'top', heightCm: 0.55, count: 9, reach: isShort ? 0.5 : 0.22 }),
      gathers({ edge: 'bottom', heightCm: 0.6, count: 9, reach: isShort ? 0.42 : 0.25 }),
      lengths.fold,
      wrinkle(0.22, { acrossCm: 6, downCm: 9 }),
    ],
    bulgeAlong: setIn,
    cast: 0.3,
    isDouble: true,
  });
  const lines: SleeveLines = {
    outer,
    inner,
    end: [place(end, cuffIn - 1), place(end - 0.3, cuffIn + cuffWidth + 0.6)],
    along,
  };
  return [sleeve, cuff({ side, lines, cuff: 'band', length: isShort ? 2.8 : 5, narrow: 0.6 })];
}

/** Open below: bells on the forearm, flutters on the shoulder. */
function flaredSleeve({ side, context, length }: FullInput): Panel {
  const { edges, plan } = context;
  const isBell = plan.sleeve === 'bell';
  const width = isBell ? 21 : 24;
  const angle = plan.sleeveAngle + (isBell ? 0.04 : 0.2);
  const lines = layOutSleeve(edges, {
    length,
    cuffWidth: width,
    angle,
    fullness: isBell ? -0.6 : 0.6,
  });
  const flutes = createFlutes({
    seed: `${plan.seed}:bell:${side}`,
    count: isBell ? 5 : 6,
    heightCm: isBell ? 1 : 0.9,
    start: isBell ? 0.45 : 0.05,
    growth: 1,
  });
  const [a, b] = lines.end;
  const hem = Array.from({ length: 41 }, (_, i): Point => {
    const s = i / 40;
    const drop = flutes.heightAt(side === 'left' ? s : 1 - s, 1) * 0.75;
    return [
      lerp(a[0], b[0], s) + lines.along[0] * drop,
      lerp(a[1], b[1], s) + lines.along[1] * drop,
    ];
  });
  const origin = onSide(side, [edges.underarm])[0];
  const back = hem.map(([x, y]): Point => [x - lines.along[0] * 1.3, y - lines.along[1] * 1.3]);
  return createPanel({
    name: `sleeve ${side}`,
    ...edgesOn(side, lines.outer, lines.inner),
    outlines: [onSide(side, [...lines.outer, ...hem, ...lines.inner.toReversed()])],
    cut: { origin, turn: angle * (side === 'left' ? 1 : -1), clothAt: origin },
    bulge: 0.22,
    folds: [
      flutes.fold,
      wrinkle(0.16),
      creases([
        {
          from: onSide(side, [edges.underarm])[0],
          to: onSide(side, [lines.outer[Math.round(lines.outer.length * 0.3)]])[0],
          widthCm: 1.2,
          heightCm: 0.4,
        },
      ]),
    ],
    bulgeAlong: setIn,
    cast: 0.3,
    isDouble: true,
    marks: [stitch(onSide(side, back))],
  });
}
