import { adjust, type Hex, withAlpha } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { type PathPoint, polygon } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { markColour, type Pen } from '../../paint/pen.ts';
import { bentStalk, drawStalk, type Stalk } from '../stalk.ts';

const STEPS = 30;

/** Half the blade's breadth, as a part of its length. */
const breadthAt = (t: number) => 0.185 * Math.sin(Math.PI * Math.min(1, t) ** 0.82) ** 0.55;

/** One side of the blade, torn here and there along its ribs. */
function edge(
  stalk: Stalk,
  { length, side, tears }: { length: number; side: number; tears: ReadonlySet<number> },
): PathPoint[] {
  const points: PathPoint[] = [];
  const at = (t: number, part: number): PathPoint => {
    const p = stalk(lerp(0.16, 1, Math.min(1, t)));
    const half = breadthAt(t) * length * part * side;
    const forward = Math.abs(half) * 0.42;
    return [
      p.x + Math.cos(p.turn) * half + Math.sin(p.turn) * forward,
      p.y + Math.sin(p.turn) * half - Math.cos(p.turn) * forward,
    ];
  };
  for (let i = 0; i <= STEPS; i += 1) {
    const t = i / STEPS;
    points.push(at(t, 1));
    if (tears.has(i)) points.push(at(t + 0.012, 0.28), at(t + 0.03, 0.99));
  }
  return points;
}

/** A long banana leaf with ribs and tears, from (0, 0) upwards. */
export function bananaLeaf(pen: Pen, length: number, colour: Hex): void {
  const { ctx, rng } = pen;
  const stalk = bentStalk(length, rng.range(-0.26, 0.26));
  const tearsOf = () => new Set([rng.int(5, 9), rng.int(11, 15), rng.int(17, 21), rng.int(22, 25)]);
  const left = edge(stalk, { length, side: -1, tears: tearsOf() });
  const right = edge(stalk, { length, side: 1, tears: tearsOf() });
  const tone = {
    colour: adjust(colour, -0.06),
    tip: adjust(colour, 0.05),
    length,
    width: length * 0.36,
  };
  paint(pen, (path) => polygon(path, [...left, ...[...right].toReversed()]), tone);
  if (pen.style === 'gouache' || pen.style === 'flat') {
    const middle = Array.from({ length: 12 }, (_, i): PathPoint => {
      const p = stalk(lerp(0.16, 1, i / 11));
      return [p.x, p.y];
    });
    ctx.fillStyle = withAlpha(adjust(colour, -0.18), 0.22);
    ctx.beginPath();
    polygon(ctx, [...middle, ...[...right].toReversed()]);
    ctx.fill();
  }
  if (pen.style !== 'block') drawRibs(pen, { stalk, length, colour });
  drawStalk(pen, stalk, { width: length * 0.032, colour: adjust(colour, 0.14, 0.85), tip: 0.15 });
}

function drawRibs(
  { ctx, style, ...pen }: Pen,
  { stalk, length, colour }: { stalk: Stalk; length: number; colour: Hex },
): void {
  ctx.strokeStyle = withAlpha(
    markColour({ ctx, style, ...pen }, adjust(colour, 0.13, 0.9)),
    style === 'line' ? 0.6 : 0.5,
  );
  ctx.lineWidth = Math.max(0.6, length * 0.0045);
  ctx.beginPath();
  for (let i = 1; i < 26; i += 1) {
    const t = i / 26;
    const p = stalk(lerp(0.16, 1, t));
    const half = breadthAt(t) * length * 0.9;
    for (const side of [-1, 1]) {
      ctx.moveTo(p.x, p.y);
      ctx.quadraticCurveTo(
        p.x + Math.cos(p.turn) * half * side * 0.5 + Math.sin(p.turn) * half * 0.1,
        p.y + Math.sin(p.turn) * half * side * 0.5 - Math.cos(p.turn) * half * 0.1,
        p.x + Math.cos(p.turn) * half * side + Math.sin(p.turn) * half * 0.42,
        p.y + Math.sin(p.turn) * half * side - Math.cos(p.turn) * half * 0.42,
      );
    }
  }
  ctx.stroke();
}
