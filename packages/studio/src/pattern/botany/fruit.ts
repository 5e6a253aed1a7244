import { adjust, type Hex } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { leaf } from './leaf.ts';
import { line } from './marks.ts';

export type FruitKind = 'berry' | 'olive' | 'bud' | 'cluster';

/** Draws what a branch bears, hanging from (0, 0) upwards on its own little stalk. */
export function fruit(
  pen: Pen,
  { kind, size }: { kind: FruitKind; size: number },
  tones: { stem: Hex; fruit: Hex },
): void {
  const reach = kind === 'bud' ? size * 0.5 : size;
  line(
    pen,
    [
      [0, 0],
      [size * 0.08, -reach * 0.5],
      [0, -reach],
    ],
    { width: Math.max(0.8, size * 0.09), colour: tones.stem },
  );
  inFrame(pen, { y: -reach }, () => {
    if (kind === 'bud') leaf(pen, { length: size, width: size * 0.6, veins: 0 }, tones.fruit);
    else if (kind === 'cluster') drawCluster(pen, size, tones.fruit);
    else
      ball(
        pen,
        { x: 0, y: 0, radius: size * 0.36, tall: kind === 'olive' ? 1.35 : 1 },
        tones.fruit,
      );
  });
}

function drawCluster(pen: Pen, size: number, colour: Hex): void {
  for (let i = 0; i < 7; i += 1) {
    const away = i === 6 ? 0 : size * 0.42;
    const angle = (i / 6) * TAU;
    ball(
      pen,
      { x: Math.cos(angle) * away, y: Math.sin(angle) * away, radius: size * 0.26, tall: 1 },
      colour,
    );
  }
}

/** A round or tall berry with a glint. */
function ball(
  pen: Pen,
  { x, y, radius, tall }: { x: number; y: number; radius: number; tall: number },
  colour: Hex,
): void {
  inFrame(pen, { x, y }, () => {
    paint(pen, (ctx) => ctx.ellipse(0, 0, radius, radius * tall, 0, 0, TAU), {
      colour: adjust(colour, 0.05),
      tip: adjust(colour, -0.06),
      radius: radius * tall,
    });
    if (pen.style === 'block' || pen.style === 'line' || radius < 3) return;
    pen.ctx.fillStyle = 'rgba(255,255,255,0.45)';
    pen.ctx.beginPath();
    pen.ctx.ellipse(
      -radius * 0.3,
      -radius * tall * 0.35,
      radius * 0.22,
      radius * 0.16,
      0.6,
      0,
      TAU,
    );
    pen.ctx.fill();
  });
}
