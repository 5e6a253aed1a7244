import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BARREL = silhouette(
  '-22 -56, -16 -62, 16 -62, 22 -56, 23 0, 22 56, 16 62, -16 62, -22 56, -23 0',
);
const HANDLE = silhouette('-6 60!, 6 60!, 7 70, 10 84, 8 96, 0 99, -8 96, -10 84, -7 70');
const GRAIN = ['-12 -58, -13 0, -11 58', '-2 -60, -1 4, -3 60', '9 -59, 11 -4, 9 58'] as const;

/** A wooden rolling pin. */
export const rollingPin: Subject = {
  id: 'rolling pin',
  group: 'object',
  words: ['rolling pin', 'baking'],
  shows: ['handle', 'wooden', 'wood'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#c9935a', '#b97f49', '#d3a268']));
    const handle = tint(pen, pen.rng.pick(['#a3683a', '#8a5733', '#b0563f']));
    f.at({ turn: 0.75 }, () => {
      for (const turn of [0, Math.PI])
        f.at({ turn }, () => {
          edged(f, HANDLE, { colour: handle, tip: adjust(handle, -0.05) });
          f.line(silhouette('-7 74, 0 76, 7 74'), { colour: adjust(handle, 0.16), width: 0.03 });
        });
      edged(f, BARREL, { colour: adjust(wood, -0.03), tip: adjust(wood, 0.03) });
      f.shade(silhouette('10 -62, 22 -56, 23 0, 22 56, 10 62, 14 0'), '#3a2414', 0.16);
      if (f.fine)
        for (const line of GRAIN)
          f.line(silhouette(line), { colour: adjust(wood, -0.12), width: 0.014, alpha: 0.6 });
      f.gleam(silhouette('-15 -50, -11 -52, -11 48, -15 50'), 0.35);
    });
  },
};
