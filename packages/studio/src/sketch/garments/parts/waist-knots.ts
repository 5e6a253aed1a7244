import type { Rng } from '../../../core/rng.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import { add, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';

/** Lays an area of a belt's cloth: the caller knows its colour and garment. */
export type LayCloth = (
  part: string,
  outline: Polyline,
  more?: { shade?: readonly Polyline[]; patch?: Patch },
) => void;

type Knot = { at: Point; unit: number; rng: Rng; lay: LayCloth; lengthHeads: number; sway: number };

/** A knot with two ends that fall from it, the nearer one longer. */
export function drawTieEnds(pen: LayerPen, knot: Knot): void {
  const { at, unit, rng, lay, lengthHeads, sway } = knot;
  for (const way of [-1, 1] as const) {
    const length = unit * lengthHeads * (way > 0 ? 1 : rng.range(0.72, 0.88));
    const wide = unit * 0.055;
    const drift = way * unit * rng.range(0.08, 0.16) + sway * unit * 0.25;
    const line = (t: number): Point => [
      at[0] + way * unit * 0.03 + drift * t + Math.sin(t * 4 + way) * unit * 0.025,
      at[1] + length * t,
    ];
    const edge = (side: number) =>
      [0, 0.2, 0.45, 0.7, 1].map((t): Point => {
        const [x, y] = line(t);
        return [x + side * wide * (0.55 + 0.5 * t), y + (t === 1 ? side * way * wide * 0.9 : 0)];
      });
    const outline = [...smoothCurve(edge(-1)), ...smoothCurve(edge(1)).toReversed()];
    const dark = [line(0), add(line(0.3), [wide, 0]), add(line(1), [wide, 0]), line(0.8)];
    lay('tie end', outline, { shade: [dark] });
    pen.stroke('contour', smoothCurve(edge(-1)), { weight: 0.75 });
    pen.stroke('contour', [...smoothCurve(edge(1)), edge(-1)[4]], {
      weight: 0.95,
      isShadowSide: true,
    });
    pen.stroke('fold', [line(0.04), line(0.25), line(0.5)], { weight: 0.6, taper: [0.02, 0.7] });
  }
  const round = knotOutline(at, unit);
  lay('knot', round);
  pen.stroke('contour', [...round, round[0]], { weight: 0.9, taper: [0, 0] });
}

const knotOutline = ([x, y]: Point, unit: number): Point[] =>
  smoothCurve(
    [
      [x - unit * 0.085, y - unit * 0.06],
      [x + unit * 0.07, y - unit * 0.08],
      [x + unit * 0.09, y + unit * 0.06],
      [x - unit * 0.06, y + unit * 0.085],
    ],
    { closed: true },
  );

/** Two loops beside the knot of a bow. */
export function drawBowLoops(
  pen: LayerPen,
  { at, unit, rng, lay }: Omit<Knot, 'lengthHeads' | 'sway'>,
) {
  for (const way of [-1, 1] as const) {
    const wide = way * unit * rng.range(0.4, 0.48);
    const loop = smoothCurve(
      [
        at,
        [at[0] + wide * 0.5, at[1] - unit * 0.16],
        [at[0] + wide, at[1] - unit * 0.09],
        [at[0] + wide * 0.95, at[1] + unit * 0.08],
        [at[0] + wide * 0.45, at[1] + unit * 0.1],
      ],
      { closed: true },
    );
    const inside: Point[] = [
      [at[0] + wide * 0.62, at[1] - unit * 0.05],
      [at[0] + wide, at[1] - unit * 0.09],
      [at[0] + wide * 0.93, at[1] + unit * 0.08],
    ];
    lay('waist bow', loop, { shade: [inside] });
    pen.stroke('contour', [...loop, loop[0]], { weight: 0.9, taper: [0, 0] });
    const crease: Point[] = [
      [at[0] + way * unit * 0.05, at[1]],
      [at[0] + wide * 0.4, at[1] - unit * 0.03],
      [at[0] + wide * 0.6, at[1] - unit * 0.04],
    ];
    pen.stroke('fold', crease, { weight: 0.7, taper: [0.02, 0.7] });
  }
}
