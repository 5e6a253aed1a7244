import type { Rng } from '../../core/rng.ts';
import { layCloth } from '../../core/scene/lay-cloth.ts';
import type { Point } from '../../core/scene/point.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Piece } from '../garments/garment.ts';

const SIZE = 46;
const GAP = 66;
const LEFT = 46;
const LOWEST = 900;

/** What a chip shows: a given cloth, else a colour. */
const chipOf = ({ colour, print }: Piece): string => (print?.id === 'given' ? print.id : colour);

/** Chips of the outfit's colours in the lower left corner, as designers pin them to a sheet. */
export function drawSwatches(scene: SceneBuilder, pieces: readonly Piece[], rng: Rng): void {
  const pen = scene.on('annotation');
  const chips = [...new Map(pieces.map((piece) => [chipOf(piece), piece])).values()];
  chips.forEach(({ colour, print }, i) => {
    const [x, y] = [LEFT, LOWEST - i * GAP];
    const slip = () => rng.range(-1.5, 1.5);
    const corners: Point[] = [
      [x + slip(), y + slip()],
      [x + SIZE + slip(), y + slip()],
      [x + SIZE + slip(), y + SIZE * 1.15 + slip()],
      [x + slip(), y + SIZE * 1.15 + slip()],
    ];
    const given = print?.id === 'given' && layCloth(print, (u, v) => [x + u * SIZE, y + v * SIZE]);
    pen.region({
      class: 'backdrop',
      part: 'swatch',
      colour,
      outlines: [corners],
      reserve: 0.15,
      ...(given && { print: given }),
    });
    corners.forEach((corner, k) => {
      pen.stroke('detail', [corner, corners[(k + 1) % corners.length]], { taper: [0.02, 0.02] });
    });
  });
}
