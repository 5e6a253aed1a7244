import { contrast, type Hex, isDark, mix } from '../../core/colour.ts';
import { fillGaps } from '../../core/fill-gaps.ts';
import { TAU } from '../../core/interpolate.ts';
import { lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { leaf } from '../botany/leaf.ts';
import { dot } from '../botany/marks.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { carnation, chrysanthemum, dogRose, tulipHead } from '../ornament/blossoms.ts';
import {
  type FolkTones,
  folkHeart,
  folkRosette,
  folkStem,
  folkTree,
  folkTulip,
} from '../ornament/folk.ts';
import { littleBird } from '../ornament/little-bird.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { deer } from '../subjects/animals/deer.ts';
import { fox } from '../subjects/animals/fox.ts';
import { rabbit } from '../subjects/animals/rabbit.ts';
import { crane } from '../subjects/birds/crane.ts';
import { owl } from '../subjects/birds/owl.ts';
import { peacock } from '../subjects/birds/peacock.ts';
import { butterfly } from '../subjects/insects/butterfly.ts';
import { fern } from '../subjects/plants/fern.ts';
import { halfTile } from './half-tile.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { asPrinted } from './printed-colours.ts';

function tonesOf({ palette }: MotifSpec): FolkTones {
  const { ground, blooms, leaves, accent, light } = palette;
  const seen = (colour: Hex) => contrast(colour, ground, 0.17);
  return {
    red: seen(blooms[0]),
    blue: seen(blooms[1]),
    gold: seen(mix(accent, blooms[2], 0.2)),
    leaf: seen(leaves[1]),
    pale: isDark(ground) ? light : mix(ground, light, 0.5),
  };
}

type Room = { sheet: Sheet; spec: MotifSpec; tones: FolkTones };

/** Trees of life in staggered rows, hearts and rosettes between. */
function trees({ sheet, spec, tones }: Room): void {
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = lattice(sheet.unit, {
    width: 340 * grow,
    height: 226 * grow,
    stagger: true,
    rng: spec.rng,
  });
  const w = Math.min(grid.cellWidth * 0.56, grid.cellHeight * 0.86);
  for (const at of grid.points)
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.3 }, (pen) =>
      folkTree(pen, w, tones),
    );
}

/** Bands of tulips, birds and hearts between rules. */
function bands({ sheet, spec, tones }: Room): void {
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = lattice(sheet.unit, {
    width: 128 * grow,
    height: 128 * grow,
    paired: true,
    rng: spec.rng,
  });
  const { cellWidth: w, cellHeight: h } = grid;
  const s = Math.min(w, h);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: Math.max(w, h) }, reach: 1 }, (pen) => {
      if (at.row % 2 === 0) drawFlowerCell(pen, { s, w, h, odd: at.column % 2 === 1 }, tones);
      else drawBirdCell(pen, { s, w, h, odd: at.column % 2 === 1 }, tones);
    });
  }
}

type BandCell = { s: number; w: number; h: number; odd: boolean };

function rule(pen: Pen, { w, h, s }: BandCell, colour: Hex, second: Hex): void {
  pen.ctx.fillStyle = colour;
  for (const y of [-0.455, -0.545])
    pen.ctx.fillRect(-w / 2 - 0.5, h * y - s * 0.012, w + 1, s * 0.024);
  for (let i = 0; i < 6; i += 1)
    dot(pen, { x: w * ((i + 0.5) / 6 - 0.5), y: -h * 0.5, radius: s * 0.028 }, second);
}

function drawFlowerCell(pen: Pen, cell: BandCell, tones: FolkTones): void {
  const { s, h, odd } = cell;
  rule(pen, cell, tones.leaf, tones.red);
  folkStem(
    pen,
    [
      [0, h * 0.4],
      [0, h * 0.1],
      [0, -h * 0.1],
    ],
    { size: s * 0.26, colour: tones.leaf, bearing: [0.2, 0.6] },
  );
  inFrame(pen, { y: -h * 0.16 }, () =>
    odd ? folkRosette(pen, s * 0.29, tones) : folkTulip(pen, s * 0.28, tones),
  );
}

function drawBirdCell(pen: Pen, cell: BandCell, tones: FolkTones): void {
  const { s, h, w, odd } = cell;
  rule(pen, cell, tones.leaf, tones.gold);
  inFrame(pen, { y: h * 0.04 }, () => {
    if (odd) pen.ctx.scale(-1, 1);
    littleBird(pen, s * 0.42, {
      body: tones.blue,
      wing: tones.red,
      mark: tones.pale,
      beak: tones.gold,
    });
  });
  if (odd) inFrame(pen, { x: -w / 2, y: h * 0.02 }, () => folkHeart(pen, s * 0.32, tones));
  else
    inFrame(pen, { x: -w / 2, y: -h * 0.02 }, () =>
      folkTulip(pen, s * 0.2, { ...tones, red: tones.gold, gold: tones.red }),
    );
}

const CREATURES = [deer, rabbit, fox, crane, owl, peacock, butterfly, fern];

/** Otomí: creatures and sprigs, each in one bright colour. */
function otomi({ sheet, spec, tones }: Room): void {
  const gap = 1 / Math.sqrt(spec.density);
  const colours = [
    tones.red,
    tones.blue,
    tones.gold,
    tones.leaf,
    ...(spec.namedColours.length > 0
      ? []
      : [contrast(spec.palette.blooms[2], spec.palette.ground, 0.17)]),
  ];
  const placed = scatter(
    sheet.unit,
    [
      { name: 'creature', radius: 82 * spec.scale, jitter: 0.1, gap: 0.95 * gap, tries: 400 },
      { name: 'bird', radius: 44 * spec.scale, jitter: 0.12, gap: 0.98 * gap, tries: 300 },
      { name: 'leaf', radius: 21 * spec.scale, jitter: 0.2, gap: 0.95 * gap },
    ],
    spec.rng,
  );
  const cast = spec.subjects.length > 0 ? spec.subjects : spec.rng.shuffle(CREATURES);
  placed.forEach((at, i) => {
    const colour = createRng(at.seed).pick(colours);
    const { palette } = spec;
    const single = {
      ...palette,
      blooms: [colour, colour, colour] as [Hex, Hex, Hex],
      leaves: [colour, colour] as [Hex, Hex],
      accent: tones.pale,
    };
    placeFigure(sheet, spec, { at, reach: 1.4 }, (plain) => {
      const pen = { ...plain, palette: single, natural: () => colour };
      if (at.name === 'creature') {
        pen.ctx.rotate((at.turn - Math.PI) * 0.06);
        cast[i % cast.length].draw(pen, at.radius);
      } else if (at.name === 'bird') {
        pen.ctx.scale(pen.rng.pick([-1, 1]), 1);
        littleBird(pen, at.radius, {
          body: colour,
          wing: mix(colour, pen.ground, 0.25),
          mark: pen.ground,
          beak: colour,
        });
      } else {
        pen.ctx.rotate(at.turn);
        pen.ctx.translate(0, at.radius * 0.8);
        folkStem(
          pen,
          [
            [0, 0],
            [at.radius * 0.15, -at.radius * 0.8],
            [0, -at.radius * 1.6],
          ],
          { size: at.radius * 0.6, colour, bearing: [0.35, 0.7, 0.98] },
        );
      }
    });
  });
}

/** Fiesta: great flowers packed with leaves and berries. */
function fiesta({ sheet, spec, tones }: Room): void {
  const gap = 1 / Math.sqrt(spec.density);
  const blossoms = [chrysanthemum, dogRose, carnation, tulipHead];
  const placed = scatter(
    sheet.unit,
    [
      { name: 'great', radius: 86 * spec.scale, jitter: 0.1, gap: 1.06 * gap, tries: 400 },
      { name: 'small', radius: 42 * spec.scale, jitter: 0.15, gap: 1.06 * gap, tries: 300 },
    ],
    spec.rng,
  );
  const bits = fillGaps(sheet.unit, {
    taken: placed,
    sizes: [{ name: 'bit', radius: 14 * spec.scale, jitter: 0.2, gap: 0.95 }],
    rng: spec.rng,
  });
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.7 }, (pen) => {
      const count = at.name === 'great' ? 7 : 4;
      for (let i = 0; i < count; i += 1) {
        inFrame(pen, { turn: at.turn + (i / count) * TAU }, () =>
          leaf(
            pen,
            { length: at.radius * 1.38, width: at.radius * 0.46, bend: 0.12, veins: 4 },
            pen.rng.pick([tones.leaf, spec.palette.leaves[0]]),
          ),
        );
      }
    });
  }
  for (const at of bits)
    placeFigure(sheet, spec, { at, reach: 1 }, (pen) =>
      dot(
        pen,
        { x: 0, y: 0, radius: at.radius * 0.5 },
        pen.rng.pick([tones.gold, tones.red, tones.pale]),
      ),
    );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
      pen.ctx.rotate((at.turn - Math.PI) * 0.2);
      const [outer, inner] = pen.rng.shuffle([tones.red, tones.blue, tones.gold]);
      pen.rng.pick(blossoms)(pen, at.radius * 0.86, {
        outer,
        inner,
        heart: tones.pale,
        leaf: tones.leaf,
      });
    });
  }
}

const LAYOUTS: Record<string, (room: Room) => void> = {
  'trees of life': trees,
  'border bands': bands,
  otomi,
  fiesta,
};

/** Folk ornament: birds, hearts and tulips in the mirror, creatures in one colour, fiesta flowers. */
export const folk: Motif = {
  id: 'folk',
  words: {
    folk: 7,
    flower: 0,
    bird: 0,
    'folk art': 8,
    'folk floral': 8,
    folksy: 7,
    folklore: 7,
    scandinavian: 5,
    nordic: 1,
    swedish: 5,
    dala: 6,
    ukrainian: 7,
    polish: 5,
    hungarian: 6,
    slavic: 6,
    russian: 4,
    mexican: 6,
    otomi: 9,
    fiesta: 6,
    peasant: 5,
    'pennsylvania dutch': 8,
    amish: 3,
    'hungarian embroidery': 8,
    'mexican embroidery': 8,
    petrykivka: 7,
    vyshyvanka: 7,
    rosemaling: 7,
    heart: 0,
    tulip: 0,
  },
  kind: 'figures',
  isLeafy: true,
  lays: 'guests',
  hosts: ['otomi'],
  palettes: [
    'mid-century',
    'nordic',
    'summer fruit',
    'holiday',
    'harvest',
    'emerald night',
    'regatta',
  ],
  variants: ['trees of life', 'border bands', 'fiesta', 'otomi'],
  pinned: (has) => {
    if (has('bird')) return ['trees of life', 'otomi', 'border bands'];
    if (has('heart', 'tulip')) return ['trees of life', 'border bands'];
    if (has('otomi')) return ['otomi'];
    if (has('mexican', 'fiesta', 'mexican embroidery')) return ['fiesta', 'otomi'];
    return has('scandinavian', 'swedish', 'pennsylvania dutch', 'dala')
      ? ['border bands', 'trees of life', 'fiesta']
      : [];
  },
  repeat: 'straight',
  grid: halfTile,
  finish: { warp: 1.4 },
  render: (sheet, spec) => {
    layGround(sheet, spec);
    LAYOUTS[spec.variant]({ sheet, spec: asPrinted(spec), tones: tonesOf(spec) });
  },
};
