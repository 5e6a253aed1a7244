import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { featherRow } from '../pieces/feathers.ts';
import { figure } from '../pieces/figure.ts';
import { perch } from '../pieces/perch.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -88, 28 -86, 44 -70, 46 -48, 36 -32, 44 0, 42 36, 26 64, 0 74');
const BREAST = mirrored('0 -36, 22 -30, 30 2, 24 44, 10 64, 0 68');
/** The heart-shaped disc that no other owl has. */
const FACE = mirrored('0 -74, 10 -82, 28 -78, 38 -62, 32 -44, 16 -32, 0 -24');
const BEAK = mirrored('0 -52, 4 -46, 3 -38, 0 -32!');
const NOSE = silhouette('0 -72, 3 -54, 0 -44, -3 -54');

/** A barn owl: a pale heart of a face without ear tufts, a golden back, a white speckled breast. */
export const barnOwl: Subject = {
  id: 'barn owl',
  group: 'bird',
  words: ['barn owl', 'white owl'],
  shows: ['perch', 'perched', 'branch'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const coat = tint(pen, pen.rng.pick(['#c8924a', '#b98445', '#d0a05c']));
    const white = tintOver(pen, '#fbf5e8', coat);
    const fleck = adjust(coat, -0.18);
    featherRow(f, {
      from: [-0.1, 0.5],
      to: [0.1, 0.5],
      count: 4,
      turns: [3.28, 3.0],
      lengths: [0.42, 0.42],
      width: 0.15,
      colour: adjust(coat, -0.06),
    });
    perch(f, 0.74);
    edged(f, BODY, { colour: adjust(coat, -0.05), tip: adjust(coat, 0.04) });
    edged(f, BREAST, { colour: adjust(white, -0.05), tip: white });
    for (let row = 0; row < 6; row += 1) {
      for (let k = -2; k <= 2; k += 1) {
        const [x, y] = [k * 0.09 + (row % 2) * 0.045, -0.14 + row * 0.12];
        if (Math.abs(x) < 0.2) f.dot([x, y, 0.016], fleck);
      }
    }
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const [length, tone] of [
          [0.68, -0.08],
          [0.46, 0],
        ] as const)
          featherRow(f, {
            from: [0.3, -0.16],
            to: [0.44, -0.18],
            count: 4,
            turns: [3.3, 3.04],
            lengths: [length, length * 0.84],
            width: 0.16,
            colour: adjust(coat, tone),
          });
        for (const x of [0.08, 0.15])
          f.line(silhouette(`${x * 100} 70, ${x * 100} 78`), {
            colour: tint(pen, '#b98a55'),
            width: 0.05,
          });
      });
    }
    f.fill(FACE, { colour: white, tip: adjust(white, -0.03) });
    f.line([...FACE, FACE[0]], { colour: adjust(coat, -0.12), width: 0.034 });
    f.shade(NOSE, coat, 0.45);
    for (const x of [-0.17, 0.17]) {
      f.shade(
        mirrored('0 -66, 8 -60, 6 -48, 0 -44').map(([a, b]) => [a + x, b] as const),
        coat,
        0.3,
      );
      f.dot([x, -0.57, 0.085], '#221c1f');
      f.glint([x - 0.03, -0.6, 0.024], '#fffaf2');
    }
    f.fill(BEAK, { colour: tintOver(pen, '#e0b98a', white) });
  },
};
