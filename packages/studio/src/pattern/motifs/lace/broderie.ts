import { adjust, isDark } from '../../../core/colour.ts';
import { scatter } from '../../../core/scatter.ts';
import { fillSheet } from '../../../core/sheet.ts';
import { eyelet, eyeletDaisy, type LaceTones } from '../../ornament/lace/flowers.ts';
import { cord } from '../../ornament/lace/thread.ts';
import { teardrop } from '../../ornament/palmette.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { circle, type Work } from './work.ts';

/** Broderie anglaise: eyelets worked in white cloth. */
export function broderie({ sheet, spec, tones, gap }: Work): void {
  fillSheet(sheet, tones.thread);
  const rim = {
    thread: isDark(tones.thread) ? adjust(tones.thread, 0.09) : adjust(tones.thread, -0.035),
    hole: tones.hole,
  };
  const placed = scatter(
    sheet.unit,
    [
      { name: 'daisy', radius: 62 * spec.scale, jitter: 0.06, gap: 1.06 * gap, tries: 400 },
      { name: 'sprig', radius: 36 * spec.scale, jitter: 0.1, gap: 1.04 * gap, tries: 300 },
      { name: 'eyelet', radius: 11 * spec.scale, jitter: 0.2, gap: 1.25 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.2 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'daisy') eyeletDaisy(pen, at.radius * 0.92, rim);
      else if (at.name === 'eyelet') eyelet(pen, circle(at.radius * 0.46), rim);
      else eyeletSprig(pen, at.radius, rim);
    });
  }
}

function eyeletSprig(pen: Pen, r: number, tones: LaceTones): void {
  cord(
    pen,
    [
      [0, r * 0.9],
      [r * 0.08, 0],
      [0, -r * 0.5],
    ],
    { thread: tones.thread, width: r * 0.09 },
  );
  inFrame(pen, { y: -r * 0.42 }, () => eyelet(pen, teardrop(r * 0.5, r * 0.28), tones));
  for (const [y, turn] of [
    [0.5, 0.9],
    [0.3, -0.9],
    [0.02, 0.8],
    [-0.16, -0.8],
  ])
    inFrame(pen, { y: r * y, turn }, () =>
      inFrame(pen, { y: -r * 0.1 }, () => eyelet(pen, teardrop(r * 0.52, r * 0.24), tones)),
    );
}
