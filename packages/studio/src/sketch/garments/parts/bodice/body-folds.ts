import type { Fabric } from '../../../../core/fabrics/fabric.ts';
import type { Rng } from '../../../../core/rng.ts';
import { heightOf } from '../../../../core/scene/patch-size.ts';
import { distance, type Point } from '../../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { Cut } from './cut.ts';
import { type Fold, foldAlong } from './fold.ts';

/** What folds a bodice: its cloth, how loose it hangs, and where it is drawn in. */
export type FoldCause = {
  fabric: Fabric;
  rng: Rng;
  /** 0 follows the body, 1 hangs in folds of its own. */
  looseness: number;
  /** Gathered into a waistband, belt or rib at the hem. */
  isGathered?: boolean;
};

/** The folds of a garment's body: from the armpits, at the waist's hollow, and down from where it is held. */
export function bodyFolds(cut: Cut, cause: FoldCause): Fold[] {
  if (cut.body.isFlat) return cause.isGathered ? gatherFolds(cut, cause) : [];
  return [
    ...SIDES.flatMap((side) => [...armpitFolds(cut, side, cause), ...waistFolds(cut, side, cause)]),
    ...(cause.isGathered ? gatherFolds(cut, cause) : []),
    ...(cause.looseness > 0.6 && !cause.isGathered ? hangingFolds(cut, cause) : []),
  ];
}

/** How much of the patch's height a unit of the frame is. */
const unitDown = ({ patch, unit }: Cut): number => unit / heightOf(patch);

/** Cloth drawn from the armpit towards the bust, and longer folds falling from it. */
function armpitFolds(cut: Cut, side: Side, { fabric, rng, looseness }: FoldCause): Fold[] {
  const { patch, unit } = cut;
  const edge = (inwards: number) => (side === 'left' ? inwards : 1 - inwards);
  const top = pitPart(cut, side);
  const down = unitDown(cut);
  const count = fabric.weight > 1.5 ? 2 : 3;
  return Array.from({ length: count }, (_, i) => {
    const reach = 0.11 + 0.05 * i + rng.range(0, 0.03) + looseness * 0.04;
    const fall = (0.02 + i * 0.2 + rng.range(0, 0.08)) * (1 + looseness * 0.35) * down;
    const points: Point[] = [
      patch(edge(0.03 + i * 0.01), top + 0.03 * i * down),
      patch(edge(reach * 0.62), top + fall * 0.42),
      patch(edge(reach), top + fall + 0.12 * down),
    ];
    return foldAlong(points, {
      widthPx: -signOf(side) * unit * 0.045 * fabric.foldAmplitude,
      weight: 1 - i * 0.15,
    });
  });
}

/** Short folds across where the trunk bends: more on the side that is pressed together. */
function waistFolds(cut: Cut, side: Side, { fabric, rng, looseness }: FoldCause): Fold[] {
  const { body, patch, unit } = cut;
  const other = side === 'left' ? 'right' : 'left';
  const long = (one: Side) => distance(body.side(one, 1), body.side(one, 3));
  const isPressed = long(other) - long(side) > unit * 0.06;
  const centre = waistPart(cut);
  if (centre > 0.93 || looseness > 0.9) return [];
  const count = Math.round((isPressed ? 3 : 1.4) * Math.min(1.3, 0.5 + fabric.wrinkle * 0.5));
  const edge = (inwards: number) => (side === 'left' ? inwards : 1 - inwards);
  const down = unitDown(cut);
  return Array.from({ length: count }, (_, i) => {
    const spread = i - (count - 1) / 2;
    const v = centre + (spread * 0.13 + rng.range(-0.03, 0.03)) * down;
    const reach = rng.range(0.12, 0.22) * (1 - 0.25 * looseness);
    const at = (inwards: number, lower: number) => patch(edge(inwards), v + lower * down);
    return foldAlong(
      [at(0.01, 0), at(reach * 0.5, 0.02 + spread * 0.01), at(reach, spread * 0.045)],
      {
        widthPx: -signOf(side) * unit * 0.03 * fabric.foldAmplitude,
        weight: 0.85,
      },
    );
  });
}

/** Folds rising from a gathered hem. */
function gatherFolds(cut: Cut, { fabric, rng, looseness }: FoldCause): Fold[] {
  const { patch, unit } = cut;
  const down = unitDown(cut);
  const count = 6 + Math.round(looseness * 3);
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5 + rng.range(-0.2, 0.2)) / count;
    const lean = (u - 0.5) * 0.08;
    const up = rng.range(0.18, 0.46) * down;
    const low = 0.985;
    const points = [
      patch(u, low),
      patch(u + lean * 0.4, low - up * 0.5),
      patch(u + lean, low - up),
    ];
    return foldAlong(points, { widthPx: unit * 0.04 * fabric.foldAmplitude, weight: 0.8 });
  });
}

/** Long folds of cloth that hangs free from shoulders and chest. */
function hangingFolds({ patch, unit }: Cut, { fabric, rng }: FoldCause): Fold[] {
  return [0.2, 0.42, 0.64, 0.84].map((place, i) => {
    const u = place + rng.range(-0.04, 0.04);
    const top = 0.45 + rng.range(0, 0.16) + (i % 2) * 0.1;
    const lean = 0.03 * (0.5 - u) - 0.012;
    const points = [patch(u, 0.985), patch(u + 0.008, (top + 1) / 2), patch(u + lean, top)];
    return foldAlong(points, { widthPx: unit * 0.05 * fabric.foldAmplitude, weight: 0.8 });
  });
}

/** The patch's v at the bottom of the armhole. */
function pitPart({ tip, pit, seam }: Cut, side: Side): number {
  const arm = distance(tip[side], pit[side]);
  let rest = 0;
  for (let i = 1; i < seam[side].length; i += 1) rest += distance(seam[side][i - 1], seam[side][i]);
  return arm / (arm + rest);
}

/** The patch's v at the waist. */
export function waistPart({ body, patch }: Cut): number {
  const wanted = body.front(0, 3)[1];
  let v = 0;
  while (v < 1 && patch(0.5, v)[1] < wanted) v += 0.01;
  return v;
}
