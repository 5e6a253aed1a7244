import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import {
  type Glaze,
  lozengeFlower,
  quarterRosette,
  scrolls,
  starCross,
  type TilePainter,
} from './azulejo/tiles.ts';
import { placeFigure } from './place-figure.ts';

const COBALT: Glaze = { deep: '#1d3f8c', mid: '#7fa3d3', warm: '#e2a935', white: '#f8f6ee' };

/** Cobalt on white with a little ochre, unless the prompt says otherwise. */
function glazeOf({ namedColours, namedGround, hasColourWish, palette }: MotifSpec): Glaze {
  const figures = namedColours.filter((colour) => lightness(colour) < 0.92);
  const white =
    namedGround ?? (hasColourWish && namedColours.length === 0 ? palette.ground : COBALT.white);
  const [first, second, third] = figures;
  const lead: Hex = first ?? (hasColourWish ? palette.blooms[0] : COBALT.deep);
  const deep = contrast(lead, white, 0.3);
  const pale = mix(deep, white, isDark(white) ? 0.4 : 0.55);
  const accent = hasColourWish && namedColours.length === 0 ? palette.accent : COBALT.warm;
  return {
    deep,
    mid: second ?? pale,
    warm: third ?? (figures.length === 1 ? adjust(pale, -0.06) : accent),
    white,
  };
}

const PAINTERS: Record<string, TilePainter> = {
  rosettes: quarterRosette,
  stars: starCross,
  scrolls,
  lozenges: lozengeFlower,
};

const GROUT = 1.4;

function renderWall(sheet: Sheet, spec: MotifSpec): void {
  const glaze = glazeOf(spec);
  const size = 128 * spec.scale * (spec.variant === 'scrolls' ? 1.5 : 1);
  const grid = lattice(sheet.unit, { width: size, height: size, paired: true, rng: spec.rng });
  const half = Math.min(grid.cellWidth, grid.cellHeight) / 2;
  const all = createRng(spec.designSeed).shuffle(Object.values(PAINTERS));
  if (spec.layer !== 'over') fillSheet(sheet, glaze.white);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: half }, reach: 1.5 }, (pen) => {
      const { ctx, rng } = pen;
      const [w, h] = [grid.cellWidth / 2, grid.cellHeight / 2];
      ctx.beginPath();
      ctx.rect(-w, -h, w * 2, h * 2);
      ctx.clip();
      ctx.fillStyle = adjust(glaze.white, rng.range(-0.022, 0.008));
      ctx.fill();
      const painter = PAINTERS[spec.variant] ?? all[(at.column + at.row * 2) % all.length];
      ctx.save();
      painter({ ...pen, ground: glaze.white, ink: glaze.deep }, half, glaze);
      ctx.restore();
      ctx.strokeStyle = 'rgba(70,60,50,0.34)';
      ctx.lineWidth = GROUT * 2;
      ctx.strokeRect(-w, -h, w * 2, h * 2);
    });
  }
}

/** Painted tiles of Portugal and Spain: rosettes from four quarters, stars, scrolls, and a wall of mixed tiles. */
export const azulejo: Motif = {
  id: 'azulejo',
  words: {
    geometric: 0,
    azulejo: 10,
    'azulejo tile': 12,
    'portuguese tile': 10,
    portuguese: 8,
    lisbon: 6,
    'spanish tile': 9,
    delft: 6,
    'delft tile': 8,
    'mexican tile': 7,
    talavera: 6,
    'mosaic tile': 3,
    tile: 5,
    'painted tile': 6,
    'ceramic tile': 6,
    'glazed tile': 6,
    'mediterranean tile': 8,
    'sicilian tile': 8,
    sicilian: 5,
    amalfi: 5,
    majolica: 6,
    star: 0,
    scroll: 0,
    patchwork: 0,
  },
  kind: 'ground',
  ignores: ['density'],
  palettes: ['indigo'],
  variants: ['rosettes', 'mixed tiles', 'stars', 'scrolls'],
  pinned: (has) => {
    if (has('star')) return ['stars'];
    if (has('scroll')) return ['scrolls'];
    return has('patchwork') ? ['mixed tiles'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1.4, fabric: 'none' },
  render: renderWall,
};
