import { adjust, contrast, type Hex, mix } from '../../core/colour.ts';
import { fillGaps } from '../../core/fill-gaps.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { type Placed, scatter } from '../../core/scatter.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { SPRIGS, sprig } from '../botany/sprig.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { drawMandala, type MandalaRing, planMandala } from '../ornament/mandala.ts';
import { halfTile } from './half-tile.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted } from './printed-colours.ts';

/** The colours of the rings: the named ones and their shades, or the palette's. */
function coloursOf({ namedColours, palette }: MotifSpec): Hex[] {
  const { blooms, leaves, accent, ground, light } = palette;
  const seen = (colour: Hex) => contrast(colour, ground, 0.16);
  if (namedColours.length === 0) return [...blooms, leaves[1], accent, light].map(seen);
  return [
    ...new Set(
      [
        ...blooms,
        adjust(blooms[0], 0.1),
        adjust(blooms[0], -0.12),
        mix(blooms[0], ground, 0.45),
      ].map(seen),
    ),
  ];
}

type Studio = { sheet: Sheet; spec: MotifSpec; colours: readonly Hex[]; orders: readonly number[] };

function planFor({ spec, colours, orders }: Studio, seed: number, rings: number): MandalaRing[] {
  const rng = createRng(seed);
  return planMandala({ order: rng.pick(orders), ground: spec.palette.ground, colours, rings }, rng);
}

function mandalaAt(studio: Studio, at: Placed, plan: readonly MandalaRing[]): void {
  placeFigure(studio.sheet, studio.spec, { at, reach: 1.15 }, (pen) =>
    drawMandala(pen, plan, at.radius),
  );
}

/** Great medallions in staggered rows with small ones in the gaps. */
function medallions(studio: Studio): void {
  const { sheet, spec } = studio;
  const width = (256 * spec.scale) / Math.sqrt(spec.density);
  const grid = lattice(sheet.unit, { width, height: width * 0.5, stagger: true, rng: spec.rng });
  const plans = [spec.rng.seed(), spec.rng.seed()].map((seed) => planFor(studio, seed, 5));
  const small = planFor(studio, spec.rng.seed(), 3);
  const radius =
    Math.min(grid.cellWidth * 0.5, Math.hypot(grid.cellWidth / 2, grid.cellHeight) * 0.5) * 0.97;
  for (const at of grid.points) mandalaAt(studio, { ...at, radius }, plans[at.row % 2]);
  const gap = Math.max(12, grid.cellHeight - radius * 0.99);
  for (const at of grid.points)
    mandalaAt(
      studio,
      { ...at, y: at.y + grid.cellHeight, radius: Math.min(gap, radius * 0.3) },
      small,
    );
}

/** A closed field of overlapping stars, as seen through a kaleidoscope. */
function kaleidoscope(studio: Studio): void {
  const { sheet, spec, colours } = studio;
  const width = (300 * Math.max(spec.scale, 0.85)) / Math.sqrt(spec.density);
  const grid = lattice(sheet.unit, { width, height: width * 0.58, stagger: true, rng: spec.rng });
  if (spec.layer !== 'over') fillSheet(sheet, mix(colours[0], spec.palette.ground, 0.5));
  const wide = planFor(studio, spec.rng.seed(), 7);
  const near = planFor(studio, spec.rng.seed(), 5);
  for (const at of grid.points) mandalaAt(studio, { ...at, radius: grid.cellWidth * 0.72 }, wide);
  for (const at of grid.points)
    mandalaAt(studio, { ...at, x: at.x + grid.cellWidth / 2, radius: grid.cellWidth * 0.24 }, near);
  for (const at of grid.points) mandalaAt(studio, { ...at, radius: grid.cellWidth * 0.4 }, near);
}

/** Suzani: discs of many sizes among curling sprigs. */
function suzani(studio: Studio): void {
  const { sheet, spec, colours } = studio;
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'great', radius: 122 * spec.scale, jitter: 0.08, gap: 1.12 * gap, tries: 400 },
      { name: 'middle', radius: 62 * spec.scale, jitter: 0.12, gap: 1.1 * gap, tries: 300 },
      { name: 'small', radius: 30 * spec.scale, jitter: 0.15, gap: 1.1 * gap },
    ],
    spec.rng,
  );
  const sprigs = fillGaps(sheet.unit, {
    taken: placed,
    sizes: [{ name: 'sprig', radius: 22 * spec.scale, jitter: 0.2, gap: 0.8 }],
    rng: spec.rng,
  });
  for (const at of sprigs) {
    placeFigure(sheet, spec, { at, reach: 1.4 }, (pen) => {
      pen.ctx.rotate(at.turn);
      pen.ctx.translate(0, at.radius);
      sprig(
        pen,
        { kind: pen.rng.pick(SPRIGS), length: at.radius * 1.9 },
        { green: pen.rng.pick(spec.palette.leaves), fruit: pen.rng.pick(colours) },
      );
    });
  }
  for (const at of placed)
    mandalaAt(
      studio,
      at,
      planFor(studio, at.seed, at.name === 'great' ? 5 : at.name === 'middle' ? 4 : 2),
    );
}

/** Tiles, a rosette in each, quarters of another at their corners. */
function tiles(studio: Studio): void {
  const { sheet, spec, colours } = studio;
  const grid = lattice(sheet.unit, {
    width: 256 * spec.scale,
    height: 256 * spec.scale,
    paired: true,
    rng: spec.rng,
  });
  const radius = grid.cellWidth * 0.52;
  const plans = [5, 5].map((rings) => planFor(studio, spec.rng.seed(), rings));
  const corner = planFor(studio, spec.rng.seed(), 3);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.5 }, (pen) => {
      pen.ctx.fillStyle =
        (at.row + at.column) % 2 === 0
          ? spec.palette.ground
          : mix(colours[0], spec.palette.ground, 0.8);
      pen.ctx.fillRect(
        -grid.cellWidth / 2 - 0.5,
        -grid.cellHeight / 2 - 0.5,
        grid.cellWidth + 1,
        grid.cellHeight + 1,
      );
    });
  }
  for (const at of grid.points)
    mandalaAt(studio, { ...at, radius }, plans[(at.row + at.column) % 2]);
  for (const at of grid.points)
    mandalaAt(
      studio,
      { ...at, x: at.x + grid.cellWidth / 2, y: at.y + grid.cellHeight / 2, radius: radius * 0.38 },
      corner,
    );
}

const LAYOUTS: Record<string, (studio: Studio) => void> = {
  medallions,
  kaleidoscope,
  suzani,
  'rosette tiles': tiles,
};

/** Ornament that turns about a middle: mandalas, medallions, suzani discs. */
export const mandala: Motif = {
  id: 'mandala',
  words: {
    mandala: 8,
    kaleidoscope: 8,
    kaleidoscopic: 8,
    medallion: 6,
    rosette: 6,
    suzani: 0,
    uzbek: 6,
    concentric: 0,
    rangoli: 7,
    indian: 2,
    henna: 5,
    psychedelic: 1,
    symmetry: 3,
    'stained glass': 5,
    boho: 1,
    radial: 4,
  },
  kind: 'figures',
  palettes: [
    'jewel box',
    'ruby plum',
    'terracotta',
    'emerald night',
    'seventies',
    'indigo',
    'lagoon',
  ],
  variants: ['medallions', 'kaleidoscope', 'suzani', 'rosette tiles'],
  pinned: (has) => {
    if (has('suzani', 'uzbek')) return ['suzani', 'medallions'];
    return has('kaleidoscope', 'kaleidoscopic', 'stained glass')
      ? ['kaleidoscope', 'rosette tiles']
      : [];
  },
  repeat: 'straight',
  grid: halfTile,
  finish: { warp: 0.9 },
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const printed = asPrinted(spec);
    LAYOUTS[spec.variant]({
      sheet,
      spec: printed,
      colours: coloursOf(spec),
      orders: spec.has('kaleidoscope') ? [12, 16] : [8, 12, 16],
    });
  },
};
