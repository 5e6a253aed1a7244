import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, markColour, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom, type Bloom } from './bloom.ts';

/** A petal as a bowl seen from above: broad, with a curled lip. */
function drawBowl(
  pen: Pen,
  { reach, spread, at }: { reach: number; spread: number; at: number },
  { colour, deep, pale }: Bloom,
): void {
  const { rng } = pen;
  const inner = reach * 0.3;
  const rim: PathPoint[] = Array.from({ length: 7 }, (_, i): PathPoint => {
    const angle = -Math.PI / 2 + (i / 6 - 0.5) * spread;
    const fall = 1 - 0.22 * Math.abs(i / 3 - 1) ** 2;
    const away = reach * fall * rng.range(0.96, 1.04);
    return [Math.cos(angle) * away, Math.sin(angle) * away];
  });
  const tone = {
    colour: mix(deep, colour, at),
    tip: mix(colour, pale, at),
    length: reach,
    width: reach * spread * 0.7,
  };
  paint(
    pen,
    (ctx) => closedCurve(ctx, [[-inner * 0.8, inner * 0.2], ...rim, [inner * 0.8, inner * 0.2]]),
    tone,
  );
  if (pen.style === 'embroidery' || pen.style === 'block' || reach < 9) return;
  const { ctx } = pen;
  ctx.strokeStyle = markColour(pen, adjust(pale, 0.05));
  ctx.globalAlpha = 0.65;
  ctx.lineWidth = Math.max(0.8, reach * 0.035);
  ctx.beginPath();
  openCurve(
    ctx,
    rim.slice(1, 6).map(([x, y]): PathPoint => [x * 0.95, y * 0.95]),
  );
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function drawBud(pen: Pen, radius: number, { deep }: Bloom): void {
  const { ctx } = pen;
  const turn: PathPoint[] = Array.from({ length: 16 }, (_, i): PathPoint => {
    const t = i / 15;
    const angle = t * TAU * 1.6;
    return [Math.cos(angle) * radius * (1 - t * 0.85), Math.sin(angle) * radius * (1 - t * 0.85)];
  });
  paint(pen, (path) => path.arc(0, 0, radius, 0, TAU), { colour: deep, radius });
  ctx.strokeStyle = markColour(pen, adjust(deep, -0.12));
  ctx.lineWidth = Math.max(0.8, radius * 0.14);
  ctx.lineCap = 'round';
  ctx.beginPath();
  openCurve(ctx, turn);
  ctx.stroke();
}

/** A garden rose seen from above: rings of bowls around a wound bud. */
export const rose: Subject = {
  id: 'rose',
  group: 'flower',
  words: ['rose', 'rosebud', 'english rose', 'cabbage rose'],
  turns: 'any',
  draw: (pen, radius) => {
    const bloom = anyBloom(pen);
    const rings = [
      { reach: 1, petals: 6 },
      { reach: 0.8, petals: 5 },
      { reach: 0.6, petals: 5 },
      { reach: 0.41, petals: 4 },
    ];
    rings.forEach(({ reach, petals }, ring) => {
      const start = pen.rng.range(0, TAU);
      for (let i = 0; i < petals; i += 1) {
        inFrame(pen, { turn: start + (i / petals) * TAU }, () =>
          drawBowl(
            pen,
            { reach: radius * reach, spread: (TAU / petals) * 1.42, at: 1 - ring * 0.22 },
            bloom,
          ),
        );
      }
    });
    drawBud(pen, radius * 0.19, bloom);
  },
};
