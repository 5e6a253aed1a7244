import { beds } from '../../core/beds.ts';
import { type Circle, fillGaps } from '../../core/fill-gaps.ts';
import { createRng } from '../../core/rng.ts';
import { type Placed, scatter } from '../../core/scatter.ts';
import { scatterSlender } from '../../core/scatter-slender.ts';
import type { Sheet } from '../../core/sheet.ts';
import { branchTones, type Foliage, fade, foliageOf } from '../botany/foliage.ts';
import { dot } from '../botany/marks.ts';
import { drawPlant, PLANT_NAMES, PLANTS, type PlantName } from '../botany/plants.ts';
import { type Stalk, swayingStalk } from '../botany/stalk.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { Pen } from '../paint/pen.ts';
import { halfTile } from './half-tile.ts';
import { layGround } from './lay-ground.ts';
import { pickOfDesign } from './pick-of-design.ts';
import { placeFigure } from './place-figure.ts';

/** The plants that words ask for. */
const ASKED: readonly (readonly [PlantName, readonly string[]])[] = [
  ['olive', ['olive branch', 'olive leaf', 'olive']],
  ['eucalyptus', ['eucalyptus', 'silver dollar']],
  ['fern', ['fern', 'frond', 'bracken']],
  ['willow', ['willow', 'bamboo leaf']],
  ['laurel', ['laurel', 'bay leaf', 'ivy']],
  ['sage', ['herb', 'mint leaf', 'basil']],
  ['rosemary', ['rosemary', 'herb', 'thyme']],
  ['ginkgo', ['ginkgo', 'gingko']],
  ['rowan', ['rowan', 'berry branch', 'holly']],
  ['umbel', ['fennel', 'dill', 'herb', 'cow parsley', 'queen anne lace']],
];

const MIXES: readonly (readonly PlantName[])[] = [
  ['fern', 'eucalyptus', 'laurel', 'olive'],
  ['sage', 'willow', 'rowan', 'broad leaf'],
  ['olive', 'laurel', 'umbel', 'fern'],
  ['eucalyptus', 'rosemary', 'ginkgo', 'willow'],
];

function plantsOf(spec: MotifSpec): PlantName[] {
  const asked = ASKED.filter(([, words]) => spec.has(...words)).map(([name]) => name);
  return asked.length > 0 ? asked : [...pickOfDesign(spec, MIXES)];
}

type Bed = { sheet: Sheet; spec: MotifSpec; plants: readonly PlantName[]; foliage: Foliage };
type Plot = Placed & { tilt: number; plant: PlantName };

/** Plants one sprig; `far` ones are faint. */
function plantAt({ sheet, spec, foliage }: Bed, at: Plot, far = 0): void {
  placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
    pen.ctx.rotate(at.tilt);
    const tones = branchTones(foliage, pen.rng, pen.ground);
    const shown = far > 0 ? fade(tones, pen.ground, far) : tones;
    const faint = { ...pen, ink: far > 0 ? shown.leaf : pen.ink };
    drawPlant(faint, { name: at.plant, radius: at.radius }, shown);
  });
}

/** A berry, a bud or a loose leaf. */
function drawSpeck(pen: Pen, radius: number, { fruits, leaves }: Foliage): void {
  dot(pen, { x: 0, y: 0, radius: radius * 0.36 }, pen.rng.pick([...fruits, leaves[0]]));
}

function speckle(bed: Bed, specks: readonly Placed[]): void {
  for (const at of specks)
    placeFigure(bed.sheet, bed.spec, { at, reach: 1 }, (pen) =>
      drawSpeck(pen, at.radius, bed.foliage),
    );
}

/** Sprigs and fronds thrown every way, large and small. */
function tossed(bed: Bed): void {
  const { sheet, spec, plants } = bed;
  const placed = scatterSlender(sheet.unit, {
    sizes: [
      { name: 'large', length: 232 * spec.scale, breadth: 0.32 },
      { name: 'middle', length: 150 * spec.scale, breadth: 0.32 },
      { name: 'small', length: 84 * spec.scale, breadth: 0.36 },
      { name: 'speck', length: 20 * spec.scale, breadth: 0.8, tries: 24 },
    ],
    gap: 1.06 / Math.sqrt(spec.density),
    rng: spec.rng,
  });
  placed.forEach((at, i) => {
    if (at.name !== 'speck')
      plantAt(bed, { ...at, tilt: at.turn, plant: plants[i % plants.length] });
  });
  speckle(
    bed,
    placed.filter(({ name }) => name === 'speck'),
  );
}

/** Overlapping growth: faint leaves far behind, then nearer and clearer ones. */
function dense(bed: Bed): void {
  const { sheet, spec, plants } = bed;
  const gap = 1 / Math.sqrt(spec.density);
  const layers = [
    { far: 0.74, radius: 120, gap: 0.62 },
    { far: 0.45, radius: 112, gap: 0.64 },
    { far: 0, radius: 104, gap: 0.72 },
  ];
  for (const { far, radius, gap: apart } of layers) {
    const placed = scatter(
      sheet.unit,
      [{ name: 'leaf', radius: radius * spec.scale, jitter: 0.16, gap: apart * gap, tries: 160 }],
      spec.rng,
    );
    for (const at of placed) {
      const plant = createRng(at.seed).pick(plants);
      plantAt(bed, { ...at, tilt: (at.turn - Math.PI) * 0.5, plant }, far);
    }
  }
}

/** Sharp leaves over the pale shades of others. */
function shadows(bed: Bed): void {
  const { sheet, spec, plants } = bed;
  const gap = 1 / Math.sqrt(spec.density);
  const shades = plants.filter((plant) => plant !== 'umbel');
  const behind = scatter(
    sheet.unit,
    [{ name: 'shade', radius: 132 * spec.scale, jitter: 0.15, gap: 0.72 * gap, tries: 200 }],
    spec.rng,
  );
  for (const at of behind)
    plantAt(
      bed,
      { ...at, tilt: at.turn, plant: createRng(at.seed).pick(shades.length > 0 ? shades : plants) },
      0.78,
    );
  const placed = scatterSlender(sheet.unit, {
    sizes: [
      { name: 'sprig', length: 196 * spec.scale, breadth: 0.36, lean: 0.9, tries: 400 },
      { name: 'speck', length: 16 * spec.scale, breadth: 0.8, tries: 14 },
    ],
    gap: 1.1 / Math.sqrt(spec.density),
    rng: spec.rng,
  });
  placed.forEach((at, i) => {
    if (at.name === 'sprig')
      plantAt(bed, { ...at, tilt: at.turn, plant: plants[i % plants.length] });
  });
  speckle(
    bed,
    placed.filter(({ name }) => name === 'speck'),
  );
}

/** Specimens standing upright in staggered rows, a different plant beside each. */
function herbarium(bed: Bed): void {
  const { sheet, spec, plants } = bed;
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = beds(sheet.unit, {
    width: 172 * grow,
    height: 250 * grow,
    rng: spec.rng,
  });
  const more = [...new Set([...plants, ...spec.rng.shuffle(PLANT_NAMES)])];
  const kinds = spec.has('fern', 'eucalyptus', 'olive branch', 'herb', 'ginkgo')
    ? plants
    : more.slice(0, 6);
  const taken: Circle[] = [];
  grid.points.forEach((at, i) => {
    const radius = grid.cellHeight * 0.46;
    const tilt = (at.turn / Math.PI - 1) * 0.1;
    plantAt(bed, { ...at, radius, tilt, plant: kinds[(i + at.row * 2) % kinds.length] });
    for (const part of [-0.6, -0.2, 0.2, 0.6])
      taken.push({ x: at.x, y: at.y + radius * part, radius: grid.cellWidth * 0.36 });
  });
  speckle(
    bed,
    fillGaps(sheet.unit, {
      taken,
      sizes: [{ name: 'speck', radius: 9 * spec.scale, jitter: 0.3, gap: 1.2 }],
      rng: spec.rng,
    }),
  );
}

/** The circles that a laid branch covers. */
function cover(at: Plot, stalk: Stalk, breadth: number): Circle[] {
  const [cos, sin] = [Math.cos(at.tilt), Math.sin(at.tilt)];
  return Array.from({ length: 11 }, (_, i) => {
    const p = stalk(i / 10);
    return { x: at.x + p.x * cos - p.y * sin, y: at.y + p.x * sin + p.y * cos, radius: breadth };
  });
}

/** Long swaying branches that climb side by side, small sprigs between them. */
function trailing(bed: Bed): void {
  const { sheet, spec, plants, foliage } = bed;
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = beds(sheet.unit, {
    width: 236 * grow,
    height: 280 * grow,
    rng: spec.rng,
  });
  const taken: Circle[] = [];
  grid.points.forEach((cell, i) => {
    const length = grid.cellHeight * 1.72;
    const rng = createRng(cell.seed);
    const tilt = rng.range(-0.16, 0.16) + (spec.repeat === 'brick' ? 0.3 : 0.22);
    const at = {
      ...cell,
      radius: length,
      tilt,
      plant: plants[i % plants.length],
      y: cell.y + length / 2,
    };
    const stalk = swayingStalk(length, 0.34 * (cell.row % 2 === 0 ? 1 : -1));
    taken.push(...cover(at, stalk, grid.cellWidth * 0.19));
    placeFigure(sheet, spec, { at, reach: 1.2 }, (pen) => {
      pen.ctx.rotate(tilt);
      const tones = branchTones(foliage, pen.rng, pen.ground);
      PLANTS[at.plant === 'umbel' || at.plant === 'broad leaf' ? 'laurel' : at.plant](
        pen,
        { stalk, length },
        tones,
      );
    });
  });
  const between = fillGaps(sheet.unit, {
    taken,
    sizes: [
      { name: 'sprig', radius: 36 * spec.scale, jitter: 0.2, gap: 0.92 },
      { name: 'speck', radius: 9 * spec.scale, jitter: 0.3, gap: 1.2 },
    ],
    rng: spec.rng,
  });
  for (const at of between)
    if (at.name === 'sprig')
      plantAt(bed, { ...at, tilt: at.turn, plant: createRng(at.seed).pick(plants) });
  speckle(
    bed,
    between.filter(({ name }) => name === 'speck'),
  );
}

const LAYOUTS: Record<string, (bed: Bed) => void> = {
  'trailing branches': trailing,
  'tossed sprigs': tossed,
  'dense foliage': dense,
  herbarium,
  'shadow leaves': shadows,
};

/** Leaves, ferns, herbs and branches. */
export const botanical: Motif = {
  id: 'botanical',
  words: {
    botanical: 6,
    leaf: 6,
    leafy: 6,
    foliage: 6,
    fern: 6,
    frond: 5,
    bracken: 5,
    eucalyptus: 6,
    'silver dollar': 4,
    greenery: 6,
    herb: 6,
    'olive branch': 7,
    'olive leaf': 7,
    olive: 1,
    branch: 5,
    twig: 5,
    willow: 6,
    laurel: 6,
    'bay leaf': 6,
    ivy: 5,
    rosemary: 6,
    thyme: 5,
    basil: 5,
    'mint leaf': 5,
    ginkgo: 6,
    gingko: 6,
    rowan: 5,
    'berry branch': 6,
    holly: 5,
    fennel: 5,
    dill: 5,
    'cow parsley': 6,
    'queen anne lace': 6,
    herbarium: 7,
    sprig: 5,
    plant: 4,
    'bamboo leaf': 5,
    nature: 2,
    woodland: 2,
    forest: 2,
    garden: 1,
  },
  kind: 'figures',
  isLeafy: true,
  palettes: ['sage', 'forest floor', 'nordic', 'clay and olive', 'emerald night', 'heirloom'],
  variants: ['trailing branches', 'tossed sprigs', 'dense foliage', 'herbarium', 'shadow leaves'],
  pinned: (has) => (has('herbarium') ? ['herbarium', 'tossed sprigs'] : []),
  repeat: 'half-drop',
  grid: halfTile,
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const foliage = foliageOf(spec);
    const bed = { sheet, spec, plants: plantsOf(spec), foliage };
    LAYOUTS[spec.variant](bed);
  },
};
