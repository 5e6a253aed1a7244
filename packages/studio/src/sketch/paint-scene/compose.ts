import type { OpaquePixels } from '../../core/encode-png.ts';
import type { Context } from '../../core/sheet.ts';
import type { Finish } from './finish.ts';
import type { Fields } from './paper/fields.ts';
import { type Page, paperColour, paperLight } from './paper/lay-paper.ts';
import { grained } from './paper/line-grain.ts';

export type Composition = {
  /** Light that the paint lets through, three numbers a pixel. */
  light: Float32Array;
  lines: Context;
  page: Page;
  finish: Finish;
  fields: Fields;
  isPlain: boolean;
};

/** Paper seen through the paint, and the lines over it. */
export function compose({
  light,
  lines,
  page,
  finish,
  fields,
  isPlain,
}: Composition): OpaquePixels {
  const { width, height } = page;
  const bare = isPlain ? undefined : paperLight(page, finish.paper, fields);
  const colour = paperColour(finish.paper);
  const drawn = lines.getImageData(0, 0, width, height).data;
  const grain = isPlain ? { bite: 0, dark: 1 } : finish.grain;
  const [red, green, blue] = colour;
  const { size, mask, tooth } = fields;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = ((2 * y) & mask) * size;
    for (let x = 0; x < width; x += 1, i += 1) {
      const o = i * 4;
      const ink =
        drawn[o + 3] === 0 ? 0 : grained(drawn[o + 3] / 255, tooth[row + ((2 * x) & mask)], grain);
      const shine = bare ? bare[i] : 1;
      // Three statements: a loop over three channels takes twice as long.
      const r = red * shine * light[i * 3];
      const g = green * shine * light[i * 3 + 1];
      const b = blue * shine * light[i * 3 + 2];
      data[o] = r + (drawn[o] - r) * ink;
      data[o + 1] = g + (drawn[o + 1] - g) * ink;
      data[o + 2] = b + (drawn[o + 2] - b) * ink;
      data[o + 3] = 255;
    }
  }
  return { data, width, height };
}
