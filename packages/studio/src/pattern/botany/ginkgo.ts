import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, markColour, type Pen } from '../paint/pen.ts';
import { drawStalk, type Stalk } from './stalk.ts';

const FAN: readonly PathPoint[] = [
  [0, 0],
  [0.2, -0.22],
  [0.52, -0.42],
  [0.5, -0.62],
  [0.3, -0.8],
  [0.08, -0.84],
  [0, -0.6],
];

/** A ginkgo leaf: a cleft fan on a thin stalk, from (0, 0) upwards. */
function ginkgoLeaf(pen: Pen, size: number, { leaf, stem }: { leaf: Hex; stem: Hex }): void {
  const right = FAN.map(([x, y]): PathPoint => [x * size, y * size]);
  const left = right.slice(1, -1).map(([x, y]): PathPoint => [-x, y]);
  const { ctx } = pen;
  drawStalk(pen, (t) => ({ x: 0, y: -size * 0.4 * t, turn: 0 }), {
    width: size * 0.05,
    colour: stem,
  });
  inFrame(pen, { y: -size * 0.36 }, () => {
    paint(pen, (path) => closedCurve(path, [...right, ...left.toReversed()], 0.8), {
      colour: adjust(leaf, -0.05),
      tip: adjust(leaf, 0.06),
      length: size * 0.84,
      width: size,
    });
    if (pen.style === 'block' || size < 18) return;
    ctx.strokeStyle = withAlpha(markColour(pen, adjust(leaf, 0.17, 0.7)), 0.6);
    ctx.lineWidth = Math.max(0.6, size * 0.01);
    ctx.beginPath();
    for (let ray = -4; ray <= 4; ray += 1) {
      if (ray === 0) continue;
      ctx.moveTo(0, -size * 0.04);
      ctx.quadraticCurveTo(
        ray * size * 0.04,
        -size * 0.4,
        ray * size * 0.105,
        -size * (0.78 - 0.03 * Math.abs(ray)),
      );
    }
    ctx.stroke();
  });
}

/** Draws a twig with ginkgo leaves turned both ways. */
export function ginkgoTwig(
  pen: Pen,
  { stalk, size, length }: { stalk: Stalk; size: number; length: number },
  tones: { leaf: Hex; back: Hex; stem: Hex },
): void {
  drawStalk(pen, stalk, { width: size * 0.09, colour: tones.stem });
  const nodes = Math.max(3, Math.round(length / (size * 0.42)));
  for (let node = 0; node < nodes; node += 1) {
    const t = lerp(0.16, 1, node / (nodes - 1));
    const at = stalk(t);
    const lean = node === nodes - 1 ? 0 : (node % 2 === 0 ? 1 : -1) * pen.rng.range(0.7, 1.15);
    const leaf = pen.rng.chance(0.35) ? tones.back : tones.leaf;
    inFrame(pen, { ...at, turn: at.turn + lean }, () =>
      ginkgoLeaf(pen, size * lerp(0.95, 0.7, t), { leaf, stem: tones.stem }),
    );
  }
}
