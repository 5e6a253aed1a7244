import { adjust, withAlpha } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { dot, line } from '../../botany/marks.ts';
import { petal } from '../../botany/petal.ts';
import { petalRing } from '../../botany/petal-ring.ts';
import { markColour, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { anyBloom } from './bloom.ts';

function drawVeins({ ctx, rng }: Pen, radius: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(0.6, radius * 0.012);
  ctx.beginPath();
  for (let i = -2; i <= 2; i += 1) {
    ctx.moveTo(0, -radius * 0.12);
    ctx.quadraticCurveTo(
      i * radius * 0.1,
      -radius * 0.5,
      i * radius * 0.17,
      -radius * rng.range(0.7, 0.82),
    );
  }
  ctx.stroke();
}

/** Five broad petals with a dark throat and a long column of stamens. */
export const hibiscus: Subject = {
  id: 'hibiscus',
  group: 'flower',
  words: ['hibiscus', 'tropical flower', 'hawaiian', 'aloha', 'mallow'],
  turns: 'any',
  draw: (pen, radius) => {
    const { colour, deep, pale } = anyBloom(pen);
    petalRing(pen, { count: 5, shake: 0.06 }, () => {
      petal(
        pen,
        { length: radius, width: radius * 1.02, widest: 0.7, ruffle: 0.06, notch: 0.04, root: 0.2 },
        { root: adjust(deep, -0.1), tip: pale },
      );
      if (pen.style === 'gouache' || pen.style === 'line' || pen.style === 'flat')
        drawVeins(pen, radius, withAlpha(markColour(pen, adjust(colour, -0.14)), 0.5));
    });
    const lean: PathPoint[] = [
      [0, 0],
      [radius * 0.2, -radius * 0.3],
      [radius * 0.34, -radius * 0.72],
    ];
    line(pen, lean, { width: radius * 0.07, colour: pen.palette.accent });
    for (let i = 0; i < 9; i += 1) {
      const t = 0.55 + (i / 9) * 0.45;
      const side = i % 2 === 0 ? 1 : -1;
      dot(
        pen,
        { x: radius * (0.34 * t + side * 0.055), y: -radius * 0.72 * t, radius: radius * 0.035 },
        pen.palette.accent,
      );
    }
  },
};
