import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CUP = mirrored('0 -70, 26 -66, 38 -48, 46 20, 52 56!, 30 64, 0 66');
const RIM = mirrored('0 54, 32 52, 56 46!, 58 62!, 32 72, 0 74');

/** A thimble: a metal cap with rows of dimples. */
export const thimble: Subject = {
  id: 'thimble',
  group: 'object',
  words: ['thimble', 'sewing', 'sewing tool', 'haberdashery', 'dressmaking', 'craft'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const metal = tint(pen, pen.rng.pick(['#b9bdc4', '#c9a85c', '#c69a84']));
    f.at({ turn: pen.rng.range(-0.2, 0.2) }, () => {
      edged(f, CUP, { colour: adjust(metal, -0.05), tip: adjust(metal, 0.05) });
      for (let row = 0; row < 6; row += 1) {
        const y = -0.52 + row * 0.15;
        const half = 0.3 + row * 0.022;
        for (let i = 0; i < 6; i += 1)
          f.dot([-half + ((i + 0.5) * half) / 3, y + (i % 2) * 0.02, 0.034], adjust(metal, -0.16));
      }
      edged(f, RIM, { colour: adjust(metal, -0.02), tip: adjust(metal, 0.08) });
      f.line(silhouette('-50 44, 0 50, 50 44'), { colour: adjust(metal, -0.14), width: 0.024 });
      f.gleam(silhouette('-34 30, -30 -40, -20 -56, -22 30'), 0.4);
    });
  },
};
