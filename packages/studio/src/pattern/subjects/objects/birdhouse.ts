import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A bird house on a pole. */
export const birdhouse: Subject = {
  id: 'birdhouse',
  group: 'object',
  words: ['birdhouse', 'bird house', 'nesting box', 'nest box', 'bird box'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#c98a5a', '#8fb0a8', '#d8a0a0', '#9fb5d0']));
    const roof = tintOver(pen, '#8a5540', wood);
    f.line(
      [
        [0, 0.4],
        [0, 0.96],
      ],
      { colour: tint(pen, '#7a5a44'), width: 0.1 },
    );
    edged(f, silhouette('-42 44!, -42 -26!, 0 -66!, 42 -26!, 42 44!'), { colour: wood });
    edged(f, silhouette('-62 -20!, 0 -84!, 62 -20!, 52 -8!, 0 -62!, -52 -8!'), { colour: roof });
    f.dot([0, -0.06, 0.16], adjust(wood, -0.3));
    f.line(
      [
        [0, 0.2],
        [0, 0.3],
      ],
      { colour: roof, width: 0.06 },
    );
    f.dot([0, 0.22, 0.05], roof);
    for (const x of [-0.22, 0.22])
      f.line(
        [
          [x, 0.04],
          [x, 0.42],
        ],
        { colour: adjust(wood, -0.1), width: 0.016 },
      );
  },
};
