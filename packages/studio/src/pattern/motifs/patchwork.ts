import { adjust, contrast, type Hex, isDark, mix } from '../../core/colour.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { stamp } from '../../core/stamp.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import {
  type Bag,
  type Block,
  cube,
  geese,
  hexagon,
  logCabin,
  ninePatch,
  pinwheel,
  starBlock,
} from '../ornament/quilt/blocks.ts';
import { crazyBlock } from '../ornament/quilt/crazy.ts';
import { type PatchCloth, PRINTS } from '../ornament/quilt/prints.ts';
import { halfTile } from './half-tile.ts';

/** The rag bag: every colour of the palette as two cloths of different prints, and pale ones. */
function bagOf({ palette, namedColours, rng }: MotifSpec): Bag {
  const { blooms, leaves, accent, light, ground } = palette;
  const pale = isDark(ground) ? light : mix(ground, '#ffffff', 0.25);
  const lead =
    namedColours.length > 0
      ? [...blooms, mix(blooms[0], blooms[1], 0.5), adjust(blooms[0], -0.08)]
      : [...blooms, ...leaves, accent];
  const cloth = (colour: Hex, mark: Hex): PatchCloth => ({
    print: rng.pick(PRINTS),
    ground: colour,
    mark,
  });
  const strong = rng
    .shuffle(lead)
    .map((colour) => cloth(contrast(colour, pale, 0.12), mix(colour, pale, 0.72)));
  const soft = lead
    .slice(0, 4)
    .map((colour) => cloth(mix(colour, pale, 0.86), mix(colour, pale, 0.3)));
  return { pale: [...soft, { print: 'plain', ground: pale, mark: pale }], strong };
}

type Design = { blocks: readonly Block[]; width: number; interlocks?: boolean };

const DESIGNS: Record<string, Design> = {
  stars: { blocks: [starBlock], width: 128 },
  'log cabin': { blocks: [logCabin], width: 128 },
  sampler: { blocks: [starBlock, ninePatch, pinwheel, logCabin, geese], width: 256 },
  'nine-patch': { blocks: [ninePatch, pinwheel], width: 128 },
  'tumbling blocks': { blocks: [cube], width: 102, interlocks: true },
  crazy: { blocks: [], width: 205 },
  hexagons: { blocks: [hexagon], width: 64, interlocks: true },
};

const GOLD = '#d9ab3f';
/** The thread of the seams: gold, unless the prompt names another accent. */
const threadOf = ({ namedAccents = [], namedColours }: MotifSpec): Hex =>
  namedAccents[0] ?? (namedColours.length === 1 ? namedColours[0] : GOLD);

/** Distance of the blocks' seams from the joins of the repeat, as a share of a block. */
const OFF_JOIN = 0.31;

/** Quilts pieced of printed scraps. */
export const patchwork: Motif = {
  id: 'patchwork',
  words: {
    geometric: 0,
    patchwork: 9,
    quilt: 9,
    quilted: 8,
    'log cabin': 9,
    'nine patch': 9,
    'tumbling block': 9,
    'star quilt': 10,
    pinwheel: 6,
    amish: 6,
    scrap: 4,
    boro: 5,
    'crazy quilt': 10,
    'crazy patchwork': 10,
    'crazy quilting': 10,
    crazy: 0,
    'feather stitch': 0,
    'feather stitching': 0,
    stitching: 0,
    seam: 0,
    piece: 0,
    floral: 0,
    flower: 0,
    gingham: 0,
    check: 0,
    stripe: 0,
    'polka dot': 0,
    calico: 0,
    sampler: 5,
    'flying geese': 9,
    'hexagon quilt': 10,
    'grandmother garden': 6,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['heirloom', 'regatta', 'harvest', 'blush garden', 'mid-century', 'summer fruit'],
  variants: ['stars', 'sampler', 'log cabin', 'tumbling blocks', 'nine-patch', 'hexagons'],
  pinned: (has) => {
    if (has('crazy quilt', 'crazy patchwork', 'crazy quilting', 'crazy')) return ['crazy'];
    if (has('log cabin')) return ['log cabin'];
    if (has('star quilt')) return ['stars', 'sampler'];
    if (has('tumbling block')) return ['tumbling blocks'];
    if (has('hexagon quilt', 'grandmother garden')) return ['hexagons'];
    return has('nine patch', 'pinwheel') ? ['nine-patch', 'sampler'] : [];
  },
  grid: halfTile,
  finish: { warp: 1.6 },
  render: (sheet, spec) => {
    const { width, interlocks = false } = DESIGNS[spec.variant];
    const { blocks } =
      spec.variant === 'crazy' ? { blocks: [crazyBlock(threadOf(spec))] } : DESIGNS[spec.variant];
    const bag = bagOf(spec);
    const grid = lattice(sheet.unit, {
      width: width * spec.scale,
      height: width * spec.scale * (interlocks ? 0.866 : 1),
      stagger: interlocks,
      paired: !interlocks,
      rng: spec.rng,
    });
    const half = grid.cellWidth / 2;
    const stretch = grid.cellHeight / grid.cellWidth;
    const shift = spec.repeat === 'mirror' ? 0 : OFF_JOIN;
    grid.points.forEach((at, i) => {
      const k = createRng(at.seed).int(0, 59);
      stamp(
        sheet,
        {
          x: at.x + shift * grid.cellWidth,
          y: at.y + OFF_JOIN * grid.cellHeight,
          reach: Math.max(grid.cellWidth, grid.cellHeight) * 0.75,
        },
        (ctx) => {
          ctx.scale(1, stretch);
          if (spec.variant === 'log cabin') ctx.rotate(((at.row + at.column) % 2) * Math.PI);
          blocks[(blocks.length > 2 ? k : i + at.row) % blocks.length](ctx, half, bag, k);
        },
      );
    });
  },
};
