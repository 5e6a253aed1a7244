import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { featherRow } from '../pieces/feathers.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { perch } from '../pieces/perch.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -72, 22 -76, 50 -94!, 52 -64, 52 -30, 54 10, 44 48, 22 68, 0 72');
const BREAST = mirrored('0 -20, 22 -14, 34 10, 28 42, 12 60, 0 62');
const BROW = silhouette('0 -44, 12 -64, 30 -74, 50 -92!, 46 -70, 30 -64, 14 -54, 4 -36');
const BEAK = mirrored('0 -48, 7 -40, 0 -24!');

function face(f: Figure, coat: Hex, pale: Hex): void {
  const amber = tintOver(f.pen, '#eab13c', pale);
  for (const x of [-0.23, 0.23]) {
    f.ball([x, -0.46, 0.25], { colour: pale, tip: adjust(pale, -0.06) });
    if (f.fine) {
      for (let i = 0; i < 16; i += 1) {
        const [c, s] = [Math.cos((i / 16) * TAU), Math.sin((i / 16) * TAU)];
        f.line(
          [
            [x + c * 0.17, -0.46 + s * 0.17],
            [x + c * 0.23, -0.46 + s * 0.23],
          ],
          { colour: adjust(coat, -0.04), width: 0.016, alpha: 0.8 },
        );
      }
    }
    f.ball([x, -0.46, 0.135], { colour: amber });
    f.dot([x, -0.46, 0.075], '#221c1f');
    f.glint([x - 0.025, -0.49, 0.024], '#fffaf2');
  }
  for (const flip of [false, true])
    f.at({ flip }, () => f.fill(BROW, { colour: adjust(coat, -0.08) }));
  f.fill(BEAK, { colour: tintOver(f.pen, '#c98a35', pale) });
}

/** An owl that looks at us from its branch. */
export const owl: Subject = {
  id: 'owl',
  group: 'bird',
  words: ['owl', 'bird', 'woodland', 'woodland animal', 'forest animal', 'night bird'],
  shows: ['perch', 'perched', 'branch'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const coat = tint(pen, pen.rng.pick(['#9a6b45', '#7d6a5c', '#b3874f']));
    const pale = tintOver(pen, '#f8ead2', coat);
    featherRow(f, {
      from: [-0.12, 0.5],
      to: [0.12, 0.5],
      count: 5,
      turns: [3.3, 2.98],
      lengths: [0.42, 0.42],
      width: 0.16,
      colour: adjust(coat, -0.06),
    });
    perch(f, 0.72);
    f.fill(BODY, { colour: adjust(coat, -0.04), tip: adjust(coat, 0.03) });
    f.fill(BREAST, { colour: pale });
    scales(f, BREAST, { colour: adjust(coat, -0.02), size: 0.15, width: 0.028 });
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        const arm = { from: [0.34, -0.06], to: [0.5, -0.1] } as const;
        featherRow(f, {
          ...arm,
          count: 4,
          turns: [3.3, 3.0],
          lengths: [0.62, 0.5],
          width: 0.17,
          colour: adjust(coat, -0.07),
        });
        featherRow(f, {
          ...arm,
          count: 3,
          turns: [3.3, 3.0],
          lengths: [0.32, 0.3],
          width: 0.17,
          colour: adjust(coat, 0.02),
        });
        for (const x of [0.1, 0.17, 0.24])
          f.line(
            [
              [x, 0.68],
              [x, 0.76],
            ],
            { colour: tint(pen, '#c98a35'), width: 0.055 },
          );
      });
    }
    face(f, coat, pale);
  },
};
