import { lerp } from '../../core/interpolate.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Point } from '../../scene/point.ts';
import { type Crease, creases } from '../folds/crease.ts';
import { createFlutes } from '../folds/flutes.ts';
import { addHeights, type Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type Mark, seam, stitch, topStitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart, type Panel } from '../panel.ts';
import { flap, patchPocket } from './pockets.ts';
import { curve, edgesOn, onSide, SIDES, type Side } from './shape.ts';

export type LegCut = 'slim' | 'straight' | 'wide' | 'flared' | 'tapered' | 'skin';

/** Trousers as they are to be cut, from their waist seam to their hems. */
export type TrousersPlan = {
  seed: string;
  leg: LegCut;
  waistHalf: number;
  waistY: number;
  /** Outer length. */
  length: number;
  look: 'tailored' | 'jeans' | 'soft' | 'stretch' | 'cargo';
  /** 0 to 1: how heavily they fold. */
  looseness: number;
  isGathered?: boolean;
  hasCuffs?: boolean;
};

/** Half widths at the hip, and where knee and hem lie, outside and inside, at full length. */
type LegShape = { hip: number; knee: [number, number]; hem: [number, number] };

const LEGS: Record<LegCut, LegShape> = {
  skin: { hip: 4.2, knee: [-17.6, -4.4], hem: [-14.6, -4.4] },
  slim: { hip: 5.4, knee: [-20.5, -3.8], hem: [-18.4, -4.2] },
  tapered: { hip: 7, knee: [-24, -3.4], hem: [-18.6, -4.6] },
  straight: { hip: 5.8, knee: [-24.2, -3], hem: [-24, -3.2] },
  flared: { hip: 5, knee: [-21.4, -4.4], hem: [-29.5, -1.4] },
  wide: { hip: 7, knee: [-29.5, -1.4], hem: [-34.5, -1] },
};

const WHOLE = 100;
const CROTCH = 28;

/** Both legs and what is sewn on them; the left lies over the right at the fly. */
export function makeTrousers(plan: TrousersPlan): GarmentPart[] {
  const rng = createRng(`${plan.seed}:legs`);
  const [right, left] = (['right', 'left'] as const).map((side) => leg(side, plan, rng));
  return [right, left, ...fly(plan), ...SIDES.flatMap((side) => extras(side, plan))];
}

type LegLines = { outer: Point[]; inner: Point[]; hem: Point[] };

function legLines({ leg: id, waistHalf, waistY, length }: TrousersPlan): LegLines {
  const { hip, knee, hem } = LEGS[id];
  const at = (y: number) => Math.min(1, y / WHOLE);
  const crotchY = waistY + CROTCH;
  const hipHalf = waistHalf + hip;
  // Short legs end somewhere on the way of long ones, a little wider.
  const outerAt = (y: number) =>
    y < 52
      ? lerp(-hipHalf - 0.4, knee[0], Math.max(0, (y - 24) / 28))
      : lerp(knee[0], hem[0], (y - 52) / 48);
  const innerAt = (y: number) =>
    y < 52
      ? lerp(-0.9, knee[1], Math.max(0, (y - CROTCH) / 24))
      : lerp(knee[1], hem[1], (y - 52) / 48);
  const end = at(length) * WHOLE;
  const mids = [0.42, 0.72].map((part) => lerp(CROTCH, end, part));
  const outer = curve(
    [-waistHalf, waistY],
    [-waistHalf - hip * 0.66, waistY + 9],
    [-hipHalf, waistY + 20],
    ...mids.map((y): Point => [outerAt(y), waistY + y]),
    [outerAt(end), waistY + end],
  );
  const inner = curve(
    [0.9, waistY],
    [1.1, waistY + 16],
    [0.7, crotchY - 3],
    [-0.6, crotchY + 1],
    ...mids.map((y): Point => [innerAt(y), waistY + y]),
    [innerAt(end), waistY + end + 0.6],
  );
  const [a, b] = [outer[outer.length - 1], inner[inner.length - 1]];
  const hemRow = Array.from({ length: 31 }, (_, i): Point => {
    const u = i / 30;
    return [lerp(a[0], b[0], u), lerp(a[1], b[1], u) + 1.1 * 4 * u * (1 - u) * 0.9];
  });
  return { outer, inner, hem: hemRow };
}

function leg(side: Side, plan: TrousersPlan, rng: Rng): Panel {
  const { outer, inner, hem } = legLines(plan);
  const flutes = legFlutes(side, plan);
  const wave = (s: number) => flutes.heightAt(side === 'left' ? s : 1 - s, 1) * 0.5;
  const wavy = hem.map(([x, y], i): Point => [x, y + wave(i / 30) * 4 * (i / 30) * (1 - i / 30)]);
  const row = plan.look === 'jeans' || plan.look === 'cargo' ? topStitch : stitch;
  const above = (up: number): Point[] =>
    onSide(
      side,
      wavy.map(([x, y]): Point => [x, y - up]),
    );
  const sideRow = onSide(
    side,
    outer.map(([x, y]): Point => [x + 0.7, y]),
  );
  return createPanel({
    name: `leg ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...wavy, ...inner.toReversed()])],
    cut: { anchor: side === 'left' ? 1 : 0 },
    bulge: plan.look === 'stretch' ? 0.26 : 0.19,
    squareness: 2.2,
    folds: [flutes.fold, ...legFolds(side, plan, rng)],
    cast: 0.45,
    liftCm: 0.6,
    isDouble: true,
    marks: [
      row(above(plan.hasCuffs ? 4.6 : 1.9)),
      ...(plan.hasCuffs ? [seam(above(4.9), 1)] : []),
      ...(plan.look === 'jeans'
        ? [topStitch(sideRow.filter(([, y]) => y < plan.waistY + 24))]
        : []),
    ],
  });
}

function legFlutes(side: Side, { seed, leg: id, looseness }: TrousersPlan) {
  const isWide = id === 'wide' || id === 'flared';
  return createFlutes({
    seed: `${seed}:leg ${side}`,
    count: isWide ? 5 : 3,
    heightCm: id === 'skin' ? 0.05 : (isWide ? 1.5 : 0.6) * (0.6 + looseness * 0.7),
    start: id === 'flared' ? 0.45 : 0.14,
    growth: isWide ? 1 : 1.6,
    sway: 0.7,
  });
}

function legFolds(side: Side, plan: TrousersPlan, rng: Rng): Fold[] {
  const { waistY, waistHalf, length, look, leg: id, looseness } = plan;
  const list: Crease[] = [];
  const k = (look === 'stretch' ? 0.35 : 0.7) + looseness * 0.5;
  const add = (from: Point, to: Point, more: Partial<Crease>) => {
    const [start, end] = onSide(side, [from, to]);
    list.push({
      widthCm: 1.2,
      heightCm: 0.5 * k,
      ...more,
      from: start,
      to: end,
      bendCm: (more.bendCm ?? 0) * (side === 'left' ? 1 : -1),
    });
  };
  for (let i = 0; i < 4; i += 1) {
    add(
      [-0.4, waistY + 21 + i * 2.4],
      [-waistHalf * rng.range(0.55, 0.95), waistY + 17 + i * 5.4],
      {
        widthCm: rng.range(0.9, 1.5),
        heightCm: rng.range(0.35, 0.6) * k,
        bendCm: rng.range(-0.9, 0.9),
        peak: 0.28,
      },
    );
  }
  const { outer, inner } = legLines(plan);
  const at = (across: number, part: number): Point => {
    const a = outer[Math.round(part * (outer.length - 1))];
    const b = inner[Math.round(part * (inner.length - 1))];
    return [lerp(a[0], b[0], across), lerp(a[1], b[1], across)];
  };
  if (length > 60 && id !== 'wide') {
    for (let i = 0; i < 5; i += 1) {
      const y = rng.range(0.5, 0.62);
      const from = rng.chance(0.5) ? 0.02 : 0.55;
      add(at(from, y), at(from + rng.range(0.3, 0.45), y + rng.range(-0.025, 0.03)), {
        widthCm: rng.range(0.8, 1.3),
        heightCm: rng.range(0.28, 0.5) * k,
        bendCm: rng.range(-0.7, 0.7),
      });
    }
    for (let i = 0; i < 4; i += 1) {
      const y = rng.range(0.88, 0.975);
      const from = rng.range(0, 0.4);
      add(at(from, y), at(from + rng.range(0.4, 0.6), y + rng.range(-0.015, 0.02)), {
        widthCm: rng.range(0.7, 1.1),
        heightCm: rng.range(0.26, 0.5) * k,
        bendCm: rng.range(-0.6, 0.6),
      });
    }
  }
  add(at(0.4, 0.3), at(0.5, 0.66), { widthCm: 2.2, heightCm: 0.55 * k, bendCm: 0.8 });
  add(at(0.62, 0.6), at(0.5, 0.95), { widthCm: 1.9, heightCm: 0.5 * k, bendCm: -0.7 });
  return [
    creases(list),
    wrinkle(look === 'stretch' ? 0.14 : 0.34),
    wrinkle(0.11, { acrossCm: 3.4, downCm: 4 }),
    ...(look === 'tailored' ? [pressedCrease(side)] : []),
    ...(plan.isGathered || look === 'soft'
      ? [gathers({ edge: 'top', heightCm: 0.5, count: 11, reach: 0.2 })]
      : []),
  ];
}

/** The edge ironed into the front of each leg. */
const pressedCrease =
  (side: Side): Fold =>
  (field) => {
    const middle = side === 'left' ? 0.46 : 0.54;
    addHeights(field, (s, t) => {
      const far = Math.abs(s - middle) * field.acrossCm;
      return t < 0.04 ? 0 : 0.6 * Math.exp(-far / 0.7) * Math.min(1, (t - 0.04) * 7);
    });
  };

/** Fly and pocket mouths, in the manner of the trousers. */
function fly({ waistY, waistHalf, look, leg: id }: TrousersPlan): GarmentPart[] {
  if (look === 'stretch') return [seam(curve([0.2, waistY], [0.4, waistY + CROTCH - 1]), 0.9)];
  const row = look === 'jeans' || look === 'cargo' ? topStitch : stitch;
  const parts: GarmentPart[] = [
    seam(curve([1, waistY], [1.1, waistY + 14], [0.2, waistY + CROTCH]), 0.8),
  ];
  if (look !== 'soft') {
    parts.push(
      row(
        curve([4.4, waistY + 0.5], [4.4, waistY + 11], [3.4, waistY + 15.6], [0.9, waistY + 17.4]),
      ),
    );
  }
  const hip = LEGS[id].hip;
  for (const side of SIDES) {
    const mouth =
      look === 'jeans'
        ? curve(
            [-waistHalf * 0.44, waistY + 0.4],
            [-waistHalf * 0.5, waistY + 4.4],
            [-waistHalf * 0.72, waistY + 7.4],
            [-waistHalf - hip * 0.62, waistY + 8.6],
          )
        : curve(
            [-waistHalf * 0.66, waistY + 0.4],
            [-waistHalf * 0.86, waistY + 8],
            [-waistHalf - hip * 0.86, waistY + 16],
          );
    const path = onSide(side, mouth);
    const inside = onSide(
      side,
      mouth.map(([x, y]): Point => [x + 0.55, y + 0.75]),
    );
    const marks: Mark[] = [seam(path, 1.1), row(inside)];
    if (look === 'jeans')
      marks.push(
        topStitch(
          onSide(
            side,
            mouth.map(([x, y]): Point => [x + 0.95, y + 1.25]),
          ),
        ),
      );
    parts.push(...marks);
    if (look === 'jeans') parts.push(...rivets(side, mouth));
  }
  return parts;
}

const rivets = (side: Side, mouth: readonly Point[]): Mark[] =>
  [mouth[2], mouth[mouth.length - 4]].map(([x, y]) => ({
    is: 'button',
    at: onSide(side, [[x + 0.7, y + 0.7]])[0],
    radiusCm: 0.34,
    look: 'metal',
  }));

function extras(side: Side, { look, waistY, length }: TrousersPlan): GarmentPart[] {
  if (look !== 'cargo') return [];
  const y = waistY + Math.min(44, length * 0.55);
  const x = side === 'left' ? -27.5 : 13;
  return [
    patchPocket({
      name: `cargo ${side}`,
      at: [x, y],
      width: 14.5,
      height: 18,
      point: 0.6,
      isWorkwear: true,
    }),
    flap({
      name: `cargo flap ${side}`,
      at: [x - 0.3, y - 0.6],
      width: 15.1,
      height: 6,
      point: 0.8,
      isWorkwear: true,
    }),
  ];
}
