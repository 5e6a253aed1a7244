import { createRng, hashText } from '../../../core/rng.ts';
import { AXIS_IDS, type Axes, type AxisId, type Design } from './axes.ts';

/** A value of an axis that the prompt asks for or refuses. */
export type DesignWish = { axis: AxisId; value: string; isRefused: boolean };

/** Axes by how much they change the look: what differs most between the pictures of a run. */
const WEIGHT: Record<AxisId, number> = {
  length: 3,
  sleeve: 3,
  skirt: 3,
  leg: 3,
  form: 3,
  collar: 2.6,
  neckline: 2.2,
  bodice: 2.2,
  closure: 2,
  belt: 1.4,
  slit: 1,
  strap: 1,
  scale: 1,
  trim: 1,
  legline: 1,
  pillows: 1,
  rise: 1,
  buttons: 1,
  waist: 1.2,
  fit: 1.4,
  pocket: 1,
};

/** The greatest number of designs that are compared. */
const MOST = 1200;

/**
 * The design of one picture of a run: what the prompt names, and for the rest the combination
 * that differs most from the pictures before it.
 */
export function chooseDesign(
  axes: Axes,
  { wishes, seed, variant }: { wishes: readonly DesignWish[]; seed: string; variant: number },
): Design {
  const told = withImplied(axes, wishes);
  const open = AXIS_IDS.flatMap((axis) => {
    const values = allowedValues(axes, axis, told);
    return values.length > 0 ? [{ axis, values }] : [];
  });
  const total = open.reduce((product, { values }) => product * values.length, 1);
  const stride = Math.max(1, Math.floor(total / MOST));
  const all: Design[] = [];
  for (let k = 0; k < total && all.length < MOST; k += stride) {
    const design = combination(open, k);
    if (!isHidden(design, open)) all.push(design);
  }
  const chosen = [ordinaryOf(open, seed)];
  while (chosen.length <= variant) chosen.push(farthest(all, chosen, seed));
  return chosen[variant];
}

/** A neckline that the prompt names is seen: without another wish the garment gets no collar. */
function withImplied(axes: Axes, wishes: readonly DesignWish[]): readonly DesignWish[] {
  const names = (axis: AxisId) => wishes.some((wish) => wish.axis === axis && !wish.isRefused);
  if (!names('neckline') || names('collar') || !axes.collar?.includes('none')) return wishes;
  return [...wishes, { axis: 'collar', value: 'none', isRefused: false }];
}

/** A neckline cannot be seen under a collar, so only the first one counts there. */
function isHidden({ collar, neckline }: Design, open: readonly OpenAxis[]): boolean {
  if (collar === undefined || collar === 'none' || neckline === undefined) return false;
  return neckline !== open.find(({ axis }) => axis === 'neckline')?.values[0];
}

const USUAL = 0.8;

/** The first design of a run: each axis takes its most usual value with probability `USUAL`, else any value. */
function ordinaryOf(open: readonly OpenAxis[], seed: string): Design {
  const rng = createRng(seed);
  const pick = (values: readonly string[]) => (rng.chance(USUAL) ? values[0] : rng.pick(values));
  return Object.fromEntries(open.map(({ axis, values }) => [axis, pick(values)]));
}

/** The values an axis can still take; refused ones leave the others. */
function allowedValues(axes: Axes, axis: AxisId, wishes: readonly DesignWish[]): string[] {
  const offered: readonly string[] = axes[axis] ?? [];
  const own = wishes.filter((wish) => wish.axis === axis);
  const refused = new Set(own.filter(({ isRefused }) => isRefused).map(({ value }) => value));
  const wanted = new Set(own.filter(({ isRefused }) => !isRefused).map(({ value }) => value));
  if (refused.has(ANY)) return offered.includes('none') ? ['none'] : [...offered];
  if (wanted.has(ANY)) return offered.filter((value) => value !== 'none');
  const asked = offered.filter((value) => wanted.has(value));
  if (asked.length > 0) return asked.slice(0, 1);
  const left = offered.filter((value) => !refused.has(value));
  return left.length > 0 ? left : [...offered];
}

/** The wish for any value of an axis but 'none'. */
export const ANY = '*';

type OpenAxis = { axis: AxisId; values: readonly string[] };

function combination(open: readonly OpenAxis[], number: number): Design {
  const design: Record<string, string> = {};
  let rest = number;
  for (const { axis, values } of open) {
    design[axis] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  return design;
}

function farthest(all: readonly Design[], from: readonly Design[], seed: string): Design {
  let best = all[0];
  let most = -1;
  all.forEach((design, i) => {
    const least = Math.min(...from.map((other) => difference(design, other)));
    const score = least + (hashText(`${seed}:${i}`) % 1000) / 900;
    if (score > most) {
      most = score;
      best = design;
    }
  });
  return best;
}

const difference = (a: Design, b: Design): number =>
  AXIS_IDS.reduce((sum, axis) => sum + (a[axis] === b[axis] ? 0 : WEIGHT[axis]), 0);
