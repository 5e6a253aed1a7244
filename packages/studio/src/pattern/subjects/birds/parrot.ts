import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { featherRow } from '../pieces/feathers.ts';
import { figure } from '../pieces/figure.ts';
import { perch } from '../pieces/perch.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '10 -92, 28 -84, 34 -66, 28 -48, 34 -24, 30 8, 12 34, -6 36, -20 12, -22 -22, -12 -52, -10 -78, 0 -90',
);
const FACE = silhouette('14 -80, 27 -76, 30 -62, 22 -54, 12 -62');
const BEAK = silhouette('26 -78, 42 -74, 46 -58, 38 -44!, 34 -56, 28 -60');
const LOWER_BEAK = silhouette('27 -58, 33 -55, 32 -46, 24 -52');
/** Body, wing, second wing colour, tail. */
const PLUMAGES = [
  ['#cf3a35', '#2f6db0', '#eab53a', '#b5302f'],
  ['#2f72b5', '#245a98', '#f0bf3f', '#e9a93a'],
  ['#4d9a4f', '#3a7f49', '#d9c044', '#cf5a3a'],
] as const;

/** A macaw on its branch. */
export const parrot: Subject = {
  id: 'parrot',
  group: 'bird',
  words: ['parrot', 'macaw', 'bird', 'tropical bird', 'exotic bird', 'jungle animal'],
  shows: ['perch', 'perched'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [body, blue, gold, tail] = pen.rng.pick(PLUMAGES).map((colour) => tint(pen, colour));
    const wing = tintOver(pen, blue, body);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      featherRow(f, {
        from: [0.06, 0.1],
        to: [-0.12, 0.14],
        count: 5,
        turns: [3.02, 3.42],
        lengths: [0.72, 0.86],
        width: 0.15,
        colour: tail,
      });
      perch(f, 0.34);
      f.fill(BODY, { colour: adjust(body, -0.03), tip: adjust(body, 0.04) });
      scales(f, BODY, { colour: adjust(body, -0.11), size: 0.13 });
      const arm = { from: [0.06, -0.38], to: [-0.16, -0.34] } as const;
      featherRow(f, {
        ...arm,
        count: 7,
        turns: [3, 3.42],
        lengths: [0.62, 0.86],
        width: 0.15,
        colour: wing,
        lastBelow: true,
      });
      featherRow(f, {
        ...arm,
        count: 6,
        turns: [2.95, 3.4],
        lengths: [0.42, 0.52],
        width: 0.15,
        colour: gold,
        lastBelow: true,
      });
      featherRow(f, {
        ...arm,
        count: 5,
        turns: [2.9, 3.4],
        lengths: [0.26, 0.32],
        width: 0.15,
        colour: adjust(body, -0.02),
        lastBelow: true,
      });
      const pale = tintOver(pen, '#fbf2e2', body);
      f.fill(FACE, { colour: pale });
      f.fill(LOWER_BEAK, { colour: '#3b3436' });
      f.fill(BEAK, { colour: tintOver(pen, '#3b3436', pen.ground) });
      eye(f, [0.19, -0.7, 0.032]);
      for (const x of [0.02, 0.12])
        f.line(
          [
            [x, 0.3],
            [x + 0.02, 0.4],
          ],
          { colour: '#4a4143', width: 0.05 },
        );
    });
  },
};
