import { lerp } from '../../../core/interpolate.ts';
import { leaf } from '../../botany/leaf.ts';
import { line } from '../../botany/marks.ts';
import { inFrame } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { naturalBloom } from './bloom.ts';

/** A spike of small florets in whorls. */
export const lavender: Subject = {
  id: 'lavender sprig',
  group: 'flower',
  words: ['lavender', 'lavender sprig'],
  turns: 'any',
  draw: (pen, radius) => {
    const { colour, pale } = naturalBloom(pen, ['#8a78c2', '#a493d4', '#7465b0']);
    const [green] = pen.palette.leaves;
    line(
      pen,
      [
        [0, radius],
        [radius * 0.05, radius * 0.3],
        [0, -radius * 0.8],
      ],
      { width: radius * 0.045, colour: green },
    );
    for (let whorl = 0; whorl < 7; whorl += 1) {
      const y = lerp(0.15, -0.82, whorl / 6) * radius;
      const size = radius * lerp(0.27, 0.13, whorl / 6);
      for (const turn of [-1.15, 1.15, -0.5, 0.5]) {
        inFrame(pen, { y, turn: turn + pen.rng.range(-0.1, 0.1) }, () =>
          leaf(
            pen,
            { length: size, width: size * 0.5, veins: 0 },
            Math.abs(turn) > 1 ? colour : pale,
          ),
        );
      }
    }
    for (const side of [-1, 1]) {
      inFrame(pen, { y: radius * 0.85, turn: side * 0.55 }, () =>
        leaf(pen, { length: radius * 0.55, width: radius * 0.1, veins: 0 }, green),
      );
    }
  },
};
