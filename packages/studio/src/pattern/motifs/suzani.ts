import { contrast, type Hex } from '../../core/colour.ts';
import { fillGaps } from '../../core/fill-gaps.ts';
import { lerp } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { placeFigure } from './place-figure.ts';
import { chainStem, hookedLeaf, pomegranate, rosette, type Silks } from './suzani/figures.ts';
import { bendsOf, placeOf, stemOf } from './vine/bend.ts';

/** Silks of Bukhara, Nurata, Samarkand and Shahrisabz, where the prompt names no colours. */
const SILKS: readonly Silks[] = [
  {
    ground: '#f3ead8',
    reds: ['#b0242c', '#d9643a'],
    blue: '#22406b',
    gold: '#dda33a',
    leaf: '#55704a',
  },
  {
    ground: '#efe4cd',
    reds: ['#c8506a', '#a8283a'],
    blue: '#31648c',
    gold: '#e3b04b',
    leaf: '#6b8258',
  },
  {
    ground: '#7e1f2a',
    reds: ['#e0703c', '#ead9b8'],
    blue: '#1d2c4f',
    gold: '#e6b23e',
    leaf: '#7f9560',
  },
  {
    ground: '#1f3350',
    reds: ['#d2404a', '#ee8f5d'],
    blue: '#7fa9c9',
    gold: '#ecbb4e',
    leaf: '#7c9a6c',
  },
];

function silksOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
}: MotifSpec): Silks {
  if (!hasColourWish && !namedGround) return createRng(designSeed).pick(SILKS);
  const { ground, blooms, leaves, accent } = palette;
  const clear = (colour: Hex) => contrast(colour, ground, 0.14);
  const leaf = namedColours.length > 0 ? blooms[2] : leaves[1];
  return {
    ground,
    reds: [clear(blooms[0]), clear(blooms[1])],
    blue: clear(blooms[2]),
    gold: clear(accent),
    leaf: clear(leaf),
  };
}

type Cloth = { sheet: Sheet; spec: MotifSpec; silks: Silks };

/** Great wreathed rosettes in staggered rows, sprigs of hooked leaves and small flowers between. */
function rosettes({ sheet, spec, silks }: Cloth): void {
  const size = 350 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(
    grid.cellWidth * 0.46,
    Math.hypot(grid.cellWidth / 2, grid.cellHeight) * 0.5,
  );
  const great = grid.points.map((at) => ({ ...at, radius }));
  const gaps = fillGaps(sheet.unit, {
    taken: great,
    sizes: [
      { name: 'flower', radius: 40 * spec.scale, jitter: 0.1, gap: 1, tries: 300 },
      { name: 'leaf', radius: 15 * spec.scale, jitter: 0.2, gap: 0.95, tries: 200 },
    ],
    rng: spec.rng,
  });
  for (const at of gaps)
    placeFigure(sheet, spec, { at, reach: 1.3 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'flower') return rosette(pen, at.radius * 0.94, { silks, rank: 2 });
      inFrame(pen, { y: at.radius }, () =>
        hookedLeaf(pen, at.radius * 1.9, { colour: silks.leaf, side: 1 }),
      );
    });
  for (const at of great)
    placeFigure(sheet, spec, { at, reach: 1.15 }, (pen) =>
      rosette(pen, radius, { silks, rank: 0 }),
    );
}

/** Stems that wind down the cloth with a rosette in every bay. */
function vines({ sheet, spec, silks }: Cloth): void {
  for (const bend of bendsOf(sheet.unit, spec)) {
    placeFigure(sheet, spec, { at: placeOf(bend), reach: 1.9 }, (pen) => {
      const stem = stemOf(bend);
      const points = Array.from({ length: 13 }, (_, i): PathPoint => {
        const { x, y } = stem(i / 12);
        return [x, y];
      });
      chainStem(pen, points, { width: bend.gap * 0.035, colour: silks.blue });
      for (let i = 0; i < 8; i += 1) {
        const at = stem(lerp(0.06, 0.94, i / 7));
        const side = i % 2 === 0 ? 1 : -1;
        inFrame(pen, { ...at, turn: at.turn + side * 0.95 }, () =>
          hookedLeaf(pen, bend.gap * 0.24, { colour: silks.leaf, side }),
        );
      }
    });
  }
  for (const bend of bendsOf(sheet.unit, { ...spec, rng: createRng(spec.seed) })) {
    const bay = { ...placeOf(bend), x: bend.x - bend.side * (bend.gap / 2 - bend.sway * 0.62) };
    placeFigure(sheet, spec, { at: { ...bay, radius: bend.gap * 0.22 }, reach: 1.1 }, (pen) =>
      rosette(pen, bend.gap * 0.21, { silks, rank: 1 }),
    );
  }
}

/** A net of hooked leaves with pomegranates and flowers in its lozenges. */
function net({ sheet, spec, silks }: Cloth): void {
  const size = 256 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [grid.cellWidth / 2, grid.cellHeight];
  const sides = (pen: Pen) => {
    for (const side of [-1, 1]) {
      chainStem(
        pen,
        [
          [0, -h],
          [side * w * 0.5, -h * 0.46],
          [side * w, 0],
        ],
        { width: w * 0.05, colour: silks.blue },
      );
      for (const [i, t] of [0.16, 0.38, 0.6, 0.82].entries())
        inFrame(
          pen,
          { x: side * w * t, y: -h * (1 - t), turn: side * (i % 2 === 0 ? 0.9 : 2.9) },
          () => hookedLeaf(pen, w * 0.3, { colour: silks.leaf, side: i % 2 === 0 ? 1 : -1 }),
        );
    }
  };
  for (const at of grid.points)
    placeFigure(sheet, spec, { at: { ...at, radius: Math.max(w, h) }, reach: 1.35 }, sides);
  for (const at of grid.points)
    placeFigure(sheet, spec, { at: { ...at, radius: w * 0.6 }, reach: 1.2 }, (pen) => {
      if (at.row % 2 === 0) rosette(pen, w * 0.5, { silks, rank: 1 });
      else pomegranate(pen, w * 0.5, { silks });
    });
}

/** Flowers of every size packed close, as on the covers of a bride's bed. */
function garden({ sheet, spec, silks }: Cloth): void {
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'great', radius: 132 * spec.scale, jitter: 0.08, gap: 1 * gap, tries: 500 },
      { name: 'middle', radius: 66 * spec.scale, jitter: 0.12, gap: 1.02 * gap, tries: 400 },
      { name: 'fruit', radius: 44 * spec.scale, jitter: 0.1, gap: 1.02 * gap, tries: 400 },
      { name: 'small', radius: 26 * spec.scale, jitter: 0.2, gap: 1.02 * gap },
    ],
    spec.rng,
  );
  const leaves = fillGaps(sheet.unit, {
    taken: placed,
    sizes: [{ name: 'leaf', radius: 13 * spec.scale, jitter: 0.2, gap: 0.95 }],
    rng: spec.rng,
  });
  for (const at of [...leaves, ...placed])
    placeFigure(sheet, spec, { at, reach: 1.3 }, (pen) => {
      pen.ctx.rotate(at.name === 'fruit' ? (at.turn - Math.PI) * 0.2 : at.turn);
      if (at.name === 'leaf')
        inFrame(pen, { y: at.radius }, () =>
          hookedLeaf(pen, at.radius * 2, { colour: silks.leaf, side: 1 }),
        );
      else if (at.name === 'fruit') pomegranate(pen, at.radius, { silks });
      else
        rosette(pen, at.radius * 0.95, {
          silks,
          rank: at.name === 'great' ? 0 : at.name === 'middle' ? 1 : 2,
        });
    });
}

const DESIGNS: Record<string, (cloth: Cloth) => void> = {
  garden,
  rosettes,
  vines,
  'pomegranate net': net,
};

function renderCloth(sheet: Sheet, spec: MotifSpec): void {
  const silks = silksOf(spec);
  if (spec.layer !== 'over') fillSheet(sheet, silks.ground);
  const palette = { ...spec.palette, ground: silks.ground };
  const style = spec.style === 'gouache' ? 'embroidery' : spec.style;
  DESIGNS[spec.variant]({ sheet, spec: { ...spec, palette, style }, silks });
}

/** Embroidered covers of Central Asia: great rosettes in wreaths, winding stems, pomegranates, in silk on cotton. */
export const suzani: Motif = {
  id: 'suzani',
  words: {
    suzani: 10,
    'suzani embroidery': 12,
    bukhara: 7,
    samarkand: 7,
    'uzbek embroidery': 10,
    rosette: 0,
    medallion: 0,
    vine: 0,
    winding: 0,
    trailing: 0,
    pomegranate: 0,
    flower: 0,
    floral: 0,
  },
  kind: 'ground',
  variants: ['garden', 'rosettes', 'vines', 'pomegranate net'],
  pinned: (has) => {
    if (has('pomegranate')) return ['pomegranate net', 'garden'];
    if (has('vine')) return ['vines'];
    return has('rosette', 'medallion') ? ['rosettes', 'garden'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 1.2, fabric: 'linen' },
  render: renderCloth,
};
