import { blendInto } from '../../core/blend-into.ts';
import { adjust, type Hex, toRgb } from '../../core/colour.ts';
import { contourMask } from '../../core/contour-mask.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { foldGrid } from '../../core/fold-grid.ts';
import type { Sheet } from '../../core/sheet.ts';
import { warpedField } from '../../core/warped-field.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Ground first, then the layers from the lowest to the top. */
const ISSUE: Record<string, readonly Hex[]> = {
  woodland: ['#5b5f3c', '#3f4630', '#8a7f57', '#23251d'],
  brushed: ['#6b6a4a', '#4a3c2a', '#a2946d', '#2b2a20'],
  desert: ['#b7a382', '#8d7250', '#d4c4a4', '#5d4a35'],
  digital: ['#7f8890', '#515a63', '#a9b0b5', '#2b3036'],
  'digital dashes': ['#b9a57f', '#8a7450', '#d8c9a6', '#5b4830'],
  'digital grit': ['#5f7048', '#37472f', '#8f9a68', '#1c241b'],
  'digital columns': ['#3e5f86', '#20395a', '#7f9dbd', '#101d31'],
};

/** Pixels of digital camouflage in design units, and how many cells of noise shape their blots. */
type Pixels = { width: number; height: number; cells: number };
const DIGITAL: Record<string, Pixels> = {
  digital: { width: 12, height: 12, cells: 5 },
  'digital dashes': { width: 32, height: 8, cells: 6 },
  'digital grit': { width: 6, height: 6, cells: 12 },
  'digital columns': { width: 16, height: 56, cells: 3 },
};

function coloursOf({
  hasColourWish,
  namedColours,
  palette,
  variant,
  has,
}: MotifSpec): readonly Hex[] {
  const [first, second, ...more] = namedColours;
  if (first && second)
    return [first, second, ...more, adjust(first, -0.14), adjust(second, 0.12)].slice(0, 4);
  if (first)
    return [first, adjust(first, -0.13), adjust(first, 0.13, 0.8), adjust(first, -0.32, 0.7)];
  if (has('desert')) return ISSUE.desert;
  if (hasColourWish) return [palette.blooms[0], palette.leaves[1], palette.blooms[1], palette.dark];
  return ISSUE[variant];
}

/** Blocks fit half a sheet whole, by which a repeat may move it. */
const blockSize = (extent: number, size: number) =>
  extent / (2 * Math.max(1, Math.round(extent / (2 * size))));

/** The field in blocks, each the value at its own middle. They lie astride the joins: no edge is on one. */
function inBlocks(
  { unit, widthPx, heightPx, scale }: Sheet,
  field: Float32Array,
  pixels: Pixels,
): Float32Array {
  const across = blockSize(widthPx, pixels.width * scale);
  const down = blockSize(heightPx, pixels.height * scale);
  const nearest = (at: number, size: number) => Math.round(Math.round((at + 0.5) / size) * size);
  return field.map((_, i) => {
    const middle = { x: nearest(i % widthPx, across), y: nearest(Math.floor(i / widthPx), down) };
    const { x, y } = foldGrid(unit.repeat, middle, { width: widthPx, height: heightPx });
    return field[y * widthPx + Math.min(x, widthPx - 1)];
  });
}

function renderLayers(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant, scale } = spec;
  const pixels = DIGITAL[variant];
  const cells = (pixels?.cells ?? 5) / scale;
  const masks = [0.05, 0.15, 0.21].map((level, layer) => {
    const name = `${seed}:layer ${layer}`;
    const plain = fbm(sheet, { cells: cells + layer, octaves: 2, gain: 0.35, seed: name });
    const amount = variant === 'brushed' ? 90 : 52;
    const field = warpedField(sheet, plain, {
      amount,
      cells: cells * 2,
      octaves: 3,
      seed: `${name}:shift`,
    });
    if (pixels) return inBlocks(sheet, field, pixels).map((value) => (value > level ? 1 : 0));
    return contourMask(sheet, field, { level });
  });
  const [ground, ...layers] = coloursOf(spec).map(toRgb);
  paintField(sheet, ({ index }, out) => {
    out.set(ground);
    masks.forEach((mask, layer) => blendInto(out, layers[layer], mask[index]));
  });
}

/** Flat blots in layers, soft or in squares. */
export const camouflage: Motif = {
  id: 'camouflage',
  words: {
    camouflage: 6,
    camo: 6,
    military: 3,
    army: 3,
    'digital camo': 7,
    pixel: 2,
    digital: 1,
    desert: 0,
    woodland: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['woodland', 'brushed', 'desert', 'digital'],
  pinned: (has) => {
    if (has('digital', 'pixel', 'digital camo')) return Object.keys(DIGITAL);
    return has('woodland') ? ['woodland', 'brushed'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0, fabric: 'cotton' },
  render: renderLayers,
};
