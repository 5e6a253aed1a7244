import type { Hex } from '../../../core/colour.ts';
import { toRgb } from '../../../core/colour.ts';
import type { PlacedPrint } from '../../../core/scene/scene.ts';

/** A placed print without the surface of its cloth; undefined where there is nothing else. */
export function printOnly({ lines, shapes, surface }: PlacedPrint): PlacedPrint | undefined {
  const print = {
    lines: lines.slice(surface?.lines ?? 0),
    shapes: shapes.slice(surface?.shapes ?? 0),
  };
  return print.lines.length + print.shapes.length > 0 ? print : undefined;
}

type Stamping = {
  print: PlacedPrint;
  /** RGBA of the same box, white where the region is. */
  mask: Uint8ClampedArray;
  box: { left: number; top: number; width: number; height: number };
  /** Of the page. */
  width: number;
  prints: Uint16Array;
  /** All colours of the page's prints so far; new ones are added. */
  colours: Hex[];
};

/** Writes the number of the nearest print colour for each pixel of a region that a mark covers by half. */
export function stampPrint(
  marks: Uint8ClampedArray,
  { print, mask, box, width, prints, colours }: Stamping,
): void {
  const own = new Set([...print.lines, ...print.shapes].map(({ colour }) => colour));
  for (const colour of own) if (!colours.includes(colour)) colours.push(colour);
  const known = [...own].map((colour) => ({
    number: colours.indexOf(colour) + 1,
    rgb: toRgb(colour),
  }));
  const nearest = (o: number) => {
    let best = { number: 0, gap: Infinity };
    for (const { number, rgb } of known) {
      const gap =
        Math.abs(rgb[0] - marks[o]) +
        Math.abs(rgb[1] - marks[o + 1]) +
        Math.abs(rgb[2] - marks[o + 2]);
      if (gap < best.gap) best = { number, gap };
    }
    return best.number;
  };
  for (let y = 0, o = 0; y < box.height; y += 1) {
    const row = (y + box.top) * width + box.left;
    for (let x = 0; x < box.width; x += 1, o += 4) {
      if (mask[o] > 127 && marks[o + 3] > 127) prints[row + x] = nearest(o);
    }
  }
}
