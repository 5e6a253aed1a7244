import type { Fabric } from '../../../../core/fabrics/fabric.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Side } from '../../../figure/body.ts';
import { type Fold, foldAlong } from '../bodice/fold.ts';
import type { SleeveForm } from './sleeve-forms.ts';
import type { SleeveShape } from './sleeve-shape.ts';

type FoldInput = {
  side: Side;
  form: SleeveForm;
  fabric: Fabric;
  rng: Rng;
  unit: number;
  width: number;
  /** Laid flat: only what is sewn in shows. */
  isFlat: boolean;
};

/** The folds of a sleeve: at the elbow, from the armpit, piled above the cuff, and its gathers. */
export function sleeveFolds(shape: SleeveShape, input: FoldInput): Fold[] {
  const { form, isFlat } = input;
  const folds = isFlat ? [] : wornFolds(shape, input);
  if (form.isGathered) folds.push(...gathers(shape, input, 'end'));
  if (form.isPuffed) folds.push(...gathers(shape, input, 'top'));
  if (form.isFlared) folds.push(...flares(shape, input));
  return folds;
}

/** The folds that an arm makes. */
function wornFolds(shape: SleeveShape, input: FoldInput): Fold[] {
  const { form } = input;
  const isLong = form.end > 0.4;
  const isPiled = form.cuff && form.end > 0.6 && !form.isGathered;
  return [
    ...(isLong ? elbowFolds(shape, input) : []),
    ...pitFolds(shape, input),
    ...(isPiled ? piledFolds(shape, input) : []),
  ];
}

/** u at a way from the inner edge. */
const fromInner = (side: Side, way: number) => (side === 'left' ? 1 - way : way);

/** A fan of folds from the inside of the elbow. */
function elbowFolds({ patch, elbow }: SleeveShape, input: FoldInput): Fold[] {
  const { side, fabric, rng, unit } = input;
  if (elbow > 1.05) return [];
  const count = Math.round(2 + fabric.wrinkle * 1.3);
  return Array.from({ length: count }, (_, i) => {
    const spread = i - (count - 1) / 2;
    const v = Math.min(0.96, elbow + spread * 0.035);
    const reach = rng.range(0.5, 0.82);
    const points = [
      patch(fromInner(side, 0.02), v),
      patch(fromInner(side, reach * 0.5), v + spread * 0.012 + 0.006),
      patch(fromInner(side, reach), v + spread * 0.05 - 0.012),
    ];
    return foldAlong(points, {
      widthPx: unit * 0.032 * fabric.foldAmplitude * (side === 'left' ? -1 : 1),
      weight: 0.95,
    });
  });
}

function pitFolds({ patch }: SleeveShape, { side, fabric, rng, unit, form }: FoldInput): Fold[] {
  const count = form.end > 0.4 ? 2 : 1;
  const long = form.end > 0.4 ? 1 : 2.2;
  return Array.from({ length: count }, (_, i) => {
    const v = (0.16 + 0.07 * i) * long;
    const points = [
      patch(fromInner(side, 0.04), v),
      patch(fromInner(side, 0.3), v - 0.02 * long),
      patch(fromInner(side, 0.52 + rng.range(0, 0.12)), v - 0.075 * long),
    ];
    return foldAlong(points, {
      widthPx: unit * 0.035 * fabric.foldAmplitude * (side === 'left' ? -1 : 1),
      weight: 0.85,
    });
  });
}

/** Loose cloth that settles above a cuff. */
function piledFolds({ patch }: SleeveShape, { fabric, rng, unit }: FoldInput): Fold[] {
  return [0.74, 0.8, 0.86].map((v, i) => {
    const [from, to] = i % 2 === 0 ? [0.02, 0.7] : [0.98, 0.34];
    const points = [
      patch(from, v),
      patch((from + to) / 2, v + 0.018),
      patch(to, v + rng.range(-0.004, 0.012)),
    ];
    return foldAlong(points, { widthPx: unit * 0.03 * fabric.foldAmplitude, weight: 0.8 });
  });
}

function gathers({ patch }: SleeveShape, input: FoldInput, where: 'end' | 'top'): Fold[] {
  const { rng, unit, form, fabric } = input;
  const count = 6;
  const isShort = form.end < 0.5;
  const cuff = where === 'end' ? (isShort ? 0.86 : 0.94) : 0.015;
  const long = isShort ? 0.34 : 0.2;
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5 + rng.range(-0.2, 0.2)) / count;
    const way = (where === 'end' ? -1 : 1) * long * rng.range(0.5, 1);
    const lean = (u - 0.5) * 0.22;
    const points = [
      patch(u, cuff),
      patch(u + lean * 0.35, cuff + way * 0.45),
      patch(u + lean * 0.7, cuff + way),
    ];
    return foldAlong(points, { widthPx: unit * 0.028 * fabric.foldAmplitude, weight: 0.8 });
  });
}

function flares({ patch }: SleeveShape, { rng, unit, form, fabric }: FoldInput): Fold[] {
  const long = form.end < 0.5 ? 0.7 : 0.34;
  return [0.16, 0.4, 0.62, 0.85].map((place) => {
    const u = place + rng.range(-0.04, 0.04);
    const points = [
      patch(u, 0.99),
      patch(u * 0.9 + 0.05, 1 - long * 0.5),
      patch(u * 0.7 + 0.15, 1 - long),
    ];
    return foldAlong(points, { widthPx: unit * 0.05 * fabric.foldAmplitude, weight: 0.85 });
  });
}
