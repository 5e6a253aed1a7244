import { adjust, type Hex, withAlpha } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import type { Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk } from '../stalk.ts';
import { broadVeinColour, strokeVeins } from '../veins.ts';

const LOBES = 6;
/** Half the leaf's breadth down its length, from the notch at the stalk to the tip. */
const reachAt = (angle: number) =>
  0.48 + 0.07 * Math.sin(angle) + 0.26 * Math.max(0, Math.cos(angle)) ** 2;

/** One half of a monstera's heart: broad lobes with slits between that run towards the midrib. */
function half(size: number, side: number): PathPoint[] {
  const at = (angle: number, part: number): PathPoint => {
    const reach = reachAt(angle) * part;
    const [x, y] = [Math.sin(angle) * reach * 1.02, -Math.cos(angle) * reach];
    return [side * x * size, (y - 0.04 + (1 - part) * 0.1) * size];
  };
  const points: PathPoint[] = [];
  for (let lobe = 0; lobe < LOBES; lobe += 1) {
    const from = lerp(0.12, 2.72, lobe / LOBES);
    const to = lerp(0.12, 2.72, (lobe + 0.66) / LOBES);
    points.push(at(from, 0.97), at(lerp(from, to, 0.5), 1.03), at(to, 0.96));
    if (lobe < LOBES - 1) {
      const slit = lerp(0.12, 2.72, (lobe + 0.83) / LOBES);
      points.push(at(slit - 0.05, 0.4), at(slit, 0.34), at(slit + 0.05, 0.4));
    }
  }
  points.push([side * size * 0.12, size * 0.4], [side * size * 0.03, size * 0.12]);
  return points;
}

/** A monstera leaf, `length` from the foot of its stalk to its tip, from (0, 0) upwards. */
export function splitLeaf(pen: Pen, length: number, colour: Hex): void {
  const { ctx } = pen;
  const size = length * 0.8;
  drawStalk(pen, bentStalk(length * 0.5, 0), {
    width: length * 0.026,
    colour: adjust(colour, -0.04),
    tip: 0.8,
  });
  ctx.translate(0, -length * 0.4);
  const right = half(size, 1);
  const left = half(size, -1).toReversed();
  const tip: PathPoint = [0, -size * 0.72];
  ctx.translate(0, size * 0.2);
  const move = (points: PathPoint[]) => points.map(([x, y]): PathPoint => [x, y - size * 0.2]);
  const outline = move([tip, ...right, [0, size * 0.08], ...left]);
  paint(pen, (path) => closedCurve(path, outline, 0.85), {
    colour: adjust(colour, -0.06),
    tip: adjust(colour, 0.07),
    length: size,
    width: size,
  });
  if (pen.style === 'gouache' || pen.style === 'flat') {
    ctx.fillStyle = withAlpha(adjust(colour, -0.18), 0.2);
    ctx.beginPath();
    closedCurve(ctx, move([tip, ...right, [0, size * 0.08]]), 0.85);
    ctx.fill();
  }
  const vein = broadVeinColour(pen, colour, { lighter: 0.17, chroma: 0.85, alpha: 0.8 });
  strokeVeins(pen, { width: size * 0.02, colour: vein }, (path) => {
    path.moveTo(0, -size * 0.12);
    path.lineTo(0, -size * 0.86);
  });
  strokeVeins(pen, { width: size * 0.01, colour: vein }, (path) => traceLobeVeins(path, size));
}

/** A vein from the midrib into each lobe. */
function traceLobeVeins(ctx: Context, size: number): void {
  for (let lobe = 0; lobe < LOBES; lobe += 1) {
    const angle = lerp(0.12, 2.72, (lobe + 0.33) / LOBES);
    const reach = reachAt(angle) * 0.82;
    const root = -size * lerp(0.72, 0.16, lobe / LOBES);
    for (const side of [-1, 1]) {
      const [x, y] = [
        side * Math.sin(angle) * reach * size,
        (-Math.cos(angle) * reach - 0.24) * size,
      ];
      ctx.moveTo(0, root);
      ctx.quadraticCurveTo(x * 0.4, lerp(root, y, 0.3), x, y);
    }
  }
}
