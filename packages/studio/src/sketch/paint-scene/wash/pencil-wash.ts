import { smoothstep } from '../../../core/interpolate.ts';
import type { Wash } from './wash.ts';

/** Coloured pencil: light strokes on the slant that catch the hills of the paper, pressed harder in the shade. */
export const pencilWash: Wash = (
  { masks, page, fields, seed, liveliness, strength, body },
  pigment,
  shadow,
) => {
  const { left, top, width, height, paint, shade } = masks;
  const { size, mask, broad, tooth, streaks } = fields;
  const moved = (seed * page.scale) & mask;
  const rough = (0.45 + 0.55 * liveliness) / (0.75 + 0.22 * strength);
  for (let y = 0, i = 0; y < height; y += 1) {
    const py = y + top;
    const row = (py & mask) * size;
    const fineRow = ((2 * py) & mask) * size;
    for (let x = 0; x < width; x += 1, i += 1) {
      const v = paint[i];
      if (v === 0) {
        pigment[i] = 0;
        shadow[i] = 0;
        continue;
      }
      const px = x + left;
      const along = (px * -0.5 + py * 0.866 + moved) & mask;
      const aside = (px * 1.73 + py) & mask;
      const streak = streaks[aside * size + along];
      const hill = tooth[fineRow + ((2 * px) & mask)];
      const s = shade[i];
      const pressure =
        body - 0.06 + liveliness * 0.3 * broad[row + ((px + moved) & mask)] + 0.75 * s;
      const caught = smoothstep(
        -0.72,
        0.6,
        (hill * 0.55 + streak * 0.55) * rough + (pressure - 0.4) * 0.7,
      );
      pigment[i] = v * pressure * (0.32 + 1.05 * caught);
      shadow[i] = v * s * (0.4 + 0.7 * caught);
    }
  }
};
