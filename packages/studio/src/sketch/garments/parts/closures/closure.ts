import { lerp } from '../../../../core/interpolate.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { Closure } from '../../features.ts';
import type { DressContext } from '../../garment.ts';
import type { Cut } from '../bodice/cut.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawButtons } from './buttons.ts';
import { drawFrogs } from './frogs.ts';
import { drawToggles } from './toggles.ts';
import { drawZip } from './zip.ts';

export type ClosureOptions = {
  closure: Closure;
  /** Where it begins and ends, as parts of the centre front. */
  from: number;
  to: number;
  count: number;
  /** How far the upper half reaches beyond the centre, in units, towards the viewer's right where positive. */
  overlap: number;
  /** Where a zip, or the buttons of an open front, run beside the centre front, in units. */
  x?: number;
  /** Radius of buttons, in units. */
  button: number;
  /** Stitched strips beside the buttons. */
  hasPlacket?: boolean;
  /** Where the placket ends, as a part of the front; by default at the hem. */
  placketTo?: number;
};

/** Draws what closes a front, on the layer of its body. */
export function drawClosure(context: DressContext, top: GarmentTop, options: ClosureOptions): void {
  const pen = context.scene.on(top.layer, top.order);
  const { cut } = top;
  const radiusPx = options.button * cut.unit;
  switch (options.closure) {
    case 'buttons':
      if (options.hasPlacket) drawPlacket(pen, cut, options);
      return drawButtons(context, pen, { places: row(cut, options, 0), radiusPx });
    case 'double-breasted': {
      const x = Math.abs(options.overlap) * 0.72;
      const places = [...row(cut, options, -x), ...row(cut, options, x)];
      return drawButtons(context, pen, { places, radiusPx });
    }
    case 'zip':
      return drawZip(context, cut, { ...options, pen });
    case 'frogs':
      return drawFrogs(context, pen, { places: row(cut, options, 0), unit: cut.unit });
    case 'toggles':
      return drawToggles(context, pen, row(cut, options, 0));
    case 'hidden':
      return pen.stroke('stitch', line(cut, options, -options.overlap * 0.9), { weight: 0.8 });
    case 'open':
      if (context.piece.design.details.has('buttons'))
        drawButtons(context, pen, { places: row(cut, options, options.x ?? 0), radiusPx });
      return;
    case 'none':
    case 'wrap':
      return;
  }
}

function row(cut: Cut, { from, to, count }: ClosureOptions, x: number): Point[] {
  return Array.from({ length: count }, (_, i) =>
    cut.on(x, lerp(from, to, count === 1 ? 0 : i / (count - 1))),
  );
}

function line(cut: Cut, { from, to }: ClosureOptions, x: number): Point[] {
  return smoothCurve(Array.from({ length: 8 }, (_, i) => cut.on(x, lerp(from, to, i / 7))));
}

/** The two edges of a shirt's placket: the cut edge, and its stitching. */
function drawPlacket(pen: LayerPen, cut: Cut, options: ClosureOptions): void {
  const whole = {
    ...options,
    from: Math.max(0.02, options.from - 0.07),
    to: options.placketTo ?? 1,
  };
  pen.stroke('seam', line(cut, whole, 0.055), { weight: 1.05, taper: [0.02, 0.02] });
  pen.stroke('seam', line(cut, whole, -0.055), { weight: 0.6, taper: [0.02, 0.02] });
  if (options.placketTo) {
    pen.stroke('seam', [cut.on(-0.055, options.placketTo), cut.on(0.055, options.placketTo)]);
  }
  const [a, b] = [cut.on(0, options.from), cut.on(0, options.to)];
  if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 8) return;
  const pull = between(a, b, 0.33);
  pen.stroke(
    'fold',
    smoothCurve([
      pull,
      add(pull, [-cut.unit * 0.1, cut.unit * 0.015]),
      add(pull, [-cut.unit * 0.2, cut.unit * 0.05]),
    ]),
    { weight: 0.6, taper: [0.05, 0.7] },
  );
}
