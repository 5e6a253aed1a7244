import { TAU } from '../../../core/interpolate.ts';
import { scatter } from '../../../core/scatter.ts';
import { laceRose, laceSpray } from '../../ornament/lace/flowers.ts';
import { layNet } from '../../ornament/lace/net.ts';
import { gimp } from '../../ornament/lace/thread.ts';
import { inFrame } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { circle, type Work } from './work.ts';

/** Chantilly: roses and trailing sprays on fine net, strewn with dots. */
export function chantilly({ sheet, spec, tones, gap }: Work): void {
  layNet(sheet, { mesh: 13, thread: tones.thread, rng: spec.rng });
  const placed = scatter(
    sheet.unit,
    [
      { name: 'rose', radius: 108 * spec.scale, jitter: 0.08, gap: 0.92 * gap, tries: 400 },
      { name: 'spray', radius: 56 * spec.scale, jitter: 0.12, gap: 0.92 * gap, tries: 300 },
      { name: 'dot', radius: 15 * spec.scale, gap: 1.1 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
      pen.ctx.rotate(at.turn);
      const r = at.radius;
      if (at.name === 'dot') return gimp(pen, circle(r * 0.3), { ...tones, solid: true });
      if (at.name === 'spray')
        return laceSpray(
          pen,
          [
            [0, r],
            [r * 0.3, r * 0.3],
            [-r * 0.2, -r * 0.4],
            [r * 0.1, -r * 0.8],
          ],
          { ...tones, size: r * 0.52 },
        );
      for (let i = 0; i < 3; i += 1) {
        inFrame(pen, { turn: (i / 3) * TAU }, () =>
          laceSpray(
            pen,
            [
              [0, -r * 0.3],
              [r * 0.2, -r * 0.6],
              [r * 0.5, -r * 0.76],
              [r * 0.8, -r * 0.66],
            ],
            { ...tones, size: r * 0.34 },
          ),
        );
      }
      laceRose(pen, r * 0.56, tones);
    });
  }
}
