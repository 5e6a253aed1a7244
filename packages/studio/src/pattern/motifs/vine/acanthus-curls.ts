import { adjust, type Hex, isDark } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { stalkThrough } from '../../botany/stalk.ts';
import { acanthus } from '../../ornament/acanthus.ts';
import type { Pen } from '../../paint/pen.ts';
import { type Bend, bayOf, stemOf } from './bend.ts';
import type { Tones } from './garden.ts';

/** Great curling leaves where the shoot leaves the stem. */
export function drawAcanthus(
  pen: Pen,
  bend: Bend,
  { tones, width }: { tones: Tones; width: number },
): void {
  const { side, gap, reach } = bend;
  const [x] = bayOf(bend);
  const from = stemOf(bend)(0.12);
  const vein = isDark(tones.leaves[0])
    ? adjust(tones.leaves[0], 0.16)
    : adjust(tones.leaves[0], -0.2);
  const curl = (points: readonly PathPoint[], part: number, colour: Hex) =>
    acanthus(
      pen,
      { stalk: stalkThrough(points), width: gap * width * part, lobes: 7 },
      { colour: adjust(colour, -0.05), tip: adjust(colour, 0.05), radius: gap * width, vein },
    );
  curl(
    [
      [from.x, from.y],
      [x + side * gap * 0.2, reach * 0.56],
      [x - side * gap * 0.2, reach * 0.5],
      [x - side * gap * 0.38, reach * 0.08],
      [x - side * gap * 0.2, -reach * 0.3],
    ],
    1,
    tones.leaves[0],
  );
  curl(
    [
      [from.x, from.y * 0.9],
      [x + side * gap * 0.3, reach * 0.3],
      [x + side * gap * 0.26, -reach * 0.18],
      [x + side * gap * 0.04, -reach * 0.44],
      [x - side * gap * 0.1, -reach * 0.34],
    ],
    0.8,
    tones.leaves[1],
  );
}
