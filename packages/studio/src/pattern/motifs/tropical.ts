import { beds } from '../../core/beds.ts';
import { adjust, type Hex, isDark, mix } from '../../core/colour.ts';
import { fillGaps } from '../../core/fill-gaps.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { type Placed, scatter } from '../../core/scatter.ts';
import { scatterSlender } from '../../core/scatter-slender.ts';
import type { Sheet } from '../../core/sheet.ts';
import { foliageOf } from '../botany/foliage.ts';
import { birdOfParadise } from '../botany/tropical/bird-of-paradise.ts';
import { TROPICAL_LEAVES, type TropicalLeaf } from '../botany/tropical/leaves.ts';
import { plumeria } from '../botany/tropical/plumeria.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { createPen, inFrame, type Pen } from '../paint/pen.ts';
import { hibiscus } from '../subjects/flowers/hibiscus.ts';
import { halfTile } from './half-tile.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { specOfThing } from './thing-spec.ts';

const ASKED: readonly (readonly [TropicalLeaf, readonly string[]])[] = [
  ['monstera', ['monstera', 'monstera leaf', 'philodendron']],
  ['palm', ['palm', 'palm leaf', 'palm frond', 'frond', 'coconut palm']],
  ['banana', ['banana leaf', 'banana palm']],
  ['fan', ['fan palm', 'palm', 'palmetto']],
  ['ear', ['caladium', 'elephant ear', 'taro']],
];

type Grove = {
  sheet: Sheet;
  spec: MotifSpec;
  kinds: readonly TropicalLeaf[];
  leaves: readonly Hex[];
  flowers: boolean;
};

function kindsOf({ has, rng }: MotifSpec): TropicalLeaf[] {
  const asked = ASKED.filter(([, words]) => has(...words)).map(([name]) => name);
  if (asked.length > 0) return asked;
  const all = rng.shuffle(['palm', 'banana', 'fan', 'ear'] as const);
  return ['monstera', all[0], all[1], all[2]];
}

/** A great leaf at a place, its middle near the place's own. */
function leafAt(
  { sheet, spec, kinds }: Grove,
  at: Placed,
  { colour, turn = at.turn }: { colour: Hex; turn?: number },
): void {
  const kind = createRng(at.seed).pick(kinds);
  placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) => {
    pen.ctx.rotate(turn);
    pen.ctx.translate(0, at.radius);
    const inked = { ...pen, ink: spec.style === 'line' ? mix(pen.ink, colour, 0.2) : pen.ink };
    TROPICAL_LEAVES[kind](inked, at.radius * 2, colour);
  });
}

/** What the prompt names besides leaves. */
const guestsOf = ({ subjects }: MotifSpec) => subjects.filter(({ group }) => group !== 'plant');

/** What blooms: the subjects asked for, else hibiscus, strelitzia and frangipani. */
function drawBloom(
  pen: Pen,
  radius: number,
  { spec, seed }: { spec: MotifSpec; seed: number },
): void {
  const { palette, rng } = pen;
  const asked = guestsOf(spec);
  if (asked.length > 0) {
    const subject = rng.pick(asked);
    pen.ctx.rotate(subject.turns === 'any' ? rng.range(0, TAU) : rng.range(-0.3, 0.3));
    const own = { ...createPen(pen.sheet, specOfThing(spec, subject), seed), rng };
    subject.draw(own, radius * (subject.turns === 'any' ? 0.96 : 1.15));
    return;
  }
  const roll = rng.next();
  if (roll < 0.62) {
    pen.ctx.rotate(rng.range(0, TAU));
    hibiscus.draw(pen, radius * 0.94);
  } else {
    pen.ctx.rotate(rng.range(-0.5, 0.5));
    pen.ctx.translate(0, radius);
    const [flame, , pale] = palette.blooms;
    birdOfParadise(pen, radius * 2.1, {
      flame: rng.pick([flame, palette.blooms[1]]),
      tongue: pale,
      sheath: palette.leaves[0],
    });
  }
}

/** Test for flowers beside what is named: none where animals alone are, or where they are refused. */
const isFlowery = (spec: MotifSpec) =>
  guestsOf(spec).every(({ group }) => group === 'flower') && !spec.refuses?.('flower', 'bloom');

function plumeriaCluster(pen: Pen, radius: number): void {
  const { rng, palette } = pen;
  const colour = rng.pick([palette.light, palette.blooms[1], palette.blooms[2]]);
  const start = rng.range(0, TAU);
  for (let i = 0; i < 3; i += 1) {
    const angle = start + (i / 3) * TAU;
    inFrame(pen, { x: Math.cos(angle) * radius * 0.48, y: Math.sin(angle) * radius * 0.48 }, () =>
      plumeria(pen, radius * 0.56, { colour, heart: palette.accent }),
    );
  }
}

function bloomAt({ sheet, spec }: Grove, at: Placed): void {
  placeFigure(sheet, spec, { at, reach: 1.7 }, (pen) => {
    if (at.name === 'cluster' && guestsOf(spec).length === 0) plumeriaCluster(pen, at.radius);
    else drawBloom(pen, at.radius, { spec, seed: at.seed });
  });
}

/** Leaves over leaves from the dark behind to the light in front, flowers among them. */
function jungle(grove: Grove): void {
  const { sheet, spec, leaves } = grove;
  const gap = 1 / Math.sqrt(spec.density);
  const { ground } = spec.palette;
  const layers = [
    { into: 0.72, radius: 150, gap: 0.6 },
    { into: 0.4, radius: 142, gap: 0.62 },
    { into: 0, radius: 126, gap: 0.74 },
  ];
  for (const { into, radius, gap: apart } of layers) {
    const size = {
      name: 'leaf',
      radius: radius * spec.scale,
      jitter: 0.14,
      gap: apart * gap,
      tries: 120,
    };
    for (const at of scatter(sheet.unit, [size], spec.rng)) {
      const colour = mix(createRng(at.seed + 1).pick(leaves), ground, into);
      leafAt(grove, at, { colour });
    }
  }
  if (!grove.flowers) return;
  const blooms = scatter(
    sheet.unit,
    [
      {
        name: 'bloom',
        radius: 74 * spec.scale,
        jitter: 0.12,
        gap: 1.5 * gap,
        tries: 60,
        perTile: 13,
      },
      { name: 'cluster', radius: 44 * spec.scale, jitter: 0.15, gap: 1.5 * gap, tries: 60 },
    ],
    spec.rng,
  );
  for (const at of blooms) bloomAt(grove, at);
}

/** Size of named things among single leaves: as large as these. */
const GUEST = { length: 230, breadth: 0.9, tries: 24 };

/** Single leaves apart on the ground, smaller ones between. */
function tossed(grove: Grove): void {
  const { sheet, spec, leaves } = grove;
  const hosts = guestsOf(spec).length > 0;
  const placed = scatterSlender(sheet.unit, {
    sizes: [
      ...(hosts ? [{ name: 'cluster' as const, ...GUEST, length: GUEST.length * spec.scale }] : []),
      { name: 'leaf', length: 320 * spec.scale, breadth: 0.46, tries: 400 },
      { name: 'leaf', length: 200 * spec.scale, breadth: 0.48 },
      { name: 'cluster', length: 84 * spec.scale, breadth: 0.9 },
      { name: 'leaf', length: 96 * spec.scale, breadth: 0.5 },
    ],
    gap: 1 / Math.sqrt(spec.density),
    rng: spec.rng,
  });
  for (const at of placed) {
    if (at.name === 'cluster' && grove.flowers) bloomAt(grove, at);
    else leafAt(grove, at, { colour: createRng(at.seed + 1).pick(leaves) });
  }
}

/** Great banana leaves or fronds that sweep across each other in two tones. */
function sweeping(grove: Grove): void {
  const { sheet, spec, leaves } = grove;
  const kinds = grove.kinds.filter((kind) => kind === 'banana' || kind === 'palm');
  const chosen = { ...grove, kinds: kinds.length > 0 ? kinds : grove.kinds };
  const grow = spec.scale / Math.sqrt(spec.density);
  for (const [step, into] of [0.62, 0.3, 0].entries()) {
    const grid = beds(sheet.unit, { width: 250 * grow, height: 212 * grow, rng: spec.rng });
    for (const cell of grid.points) {
      const rng = createRng(cell.seed);
      const at = {
        ...cell,
        x: cell.x + (step - 1) * grid.cellWidth * 0.34,
        y: cell.y + rng.range(-0.16, 0.16) * grid.cellHeight,
        radius: grid.cellWidth * rng.range(0.76, 0.9),
      };
      const side = (cell.column + cell.row + step) % 2 === 0 ? 1 : -1;
      const colour = mix(
        leaves[(cell.column + cell.row * 2 + step) % leaves.length],
        spec.palette.ground,
        into,
      );
      leafAt(chosen, at, { colour, turn: side * rng.range(0.5, 1) });
    }
  }
  if (guestsOf(spec).length === 0) return;
  // What the prompt names besides the leaves sits on every other one.
  const grid = beds(sheet.unit, { width: 250 * grow, height: 212 * grow, rng: spec.rng });
  for (const cell of grid.points)
    if ((cell.column + cell.row) % 2 === 0)
      bloomAt(grove, { ...cell, name: 'guest', radius: grid.cellHeight * 0.36 });
}

/** Nosegays: a fan of leaves with a great flower before it, on a clear ground. */
function paradise(grove: Grove): void {
  const { sheet, spec, leaves, kinds } = grove;
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = beds(sheet.unit, { width: 430 * grow, height: 230 * grow, rng: spec.rng });
  for (const cell of grid.points) {
    const radius = Math.min(grid.cellWidth * 0.38, grid.cellHeight * 0.76);
    placeFigure(sheet, spec, { at: { ...cell, radius }, reach: 1.7 }, (pen) => {
      const lean = pen.rng.range(-0.25, 0.25);
      for (const i of [0, 6, 1, 5, 2, 4, 3]) {
        inFrame(pen, { turn: lean + lerp(-2.1, 2.1, i / 6), y: radius * 0.16 }, () => {
          const colour = pen.rng.pick(leaves);
          TROPICAL_LEAVES[pen.rng.pick(kinds)](pen, radius * pen.rng.range(0.95, 1.2), colour);
        });
      }
      if (grove.flowers)
        inFrame(pen, {}, () => drawBloom(pen, radius * 0.48, { spec, seed: cell.seed }));
      if (grove.flowers && isFlowery(spec))
        inFrame(pen, { x: radius * 0.42, y: radius * 0.42 }, () =>
          plumeriaCluster(pen, radius * 0.26),
        );
    });
  }
  const taken = grid.points.map(({ x, y }) => ({
    x,
    y,
    radius: Math.min(grid.cellWidth * 0.4, grid.cellHeight * 0.8),
  }));
  const sizes = [{ name: 'leaf', radius: 40 * spec.scale, jitter: 0.2, gap: 0.95 }];
  for (const at of fillGaps(sheet.unit, { taken, sizes, rng: spec.rng }))
    leafAt(grove, at, { colour: createRng(at.seed).pick(leaves) });
}

const LAYOUTS: Record<string, (grove: Grove) => void> = {
  jungle,
  'tossed leaves': tossed,
  'sweeping fronds': sweeping,
  paradise,
};

/** The tones of leaves, spread from deep to bright so that layers part. */
function tonesOf(spec: MotifSpec): Hex[] {
  const [near, far, middle] = foliageOf(spec).leaves;
  const onDark = isDark(spec.palette.ground);
  return [
    near,
    far,
    middle,
    adjust(near, onDark ? 0.09 : -0.08),
    mix(near, spec.palette.accent, 0.22),
  ];
}

/** Great leaves of the jungle and its flowers. */
export const tropical: Motif = {
  id: 'tropical',
  words: {
    tropical: 7,
    layered: 0,
    overlapping: 0,
    jungle: 7,
    monstera: 6,
    'monstera leaf': 6,
    philodendron: 6,
    palm: 5,
    'palm leaf': 7,
    'palm frond': 7,
    'fan palm': 7,
    palmetto: 6,
    'coconut palm': 1,
    'banana leaf': 7,
    'banana palm': 7,
    rainforest: 7,
    hawaiian: 5,
    aloha: 5,
    hibiscus: 4,
    caladium: 6,
    'elephant ear': 6,
    taro: 5,
    exotic: 2,
    'bird of paradise': 6,
    strelitzia: 6,
    plumeria: 6,
    frangipani: 6,
    paradise: 4,
    polynesian: 5,
    caribbean: 4,
    amazon: 4,
    'tropical leaf': 7,
    'jungle leaf': 7,
    frond: 0,
  },
  kind: 'figures',
  isLeafy: true,
  lays: 'guests',
  open: ['paradise', 'tossed leaves'],
  palettes: ['jungle night', 'island day', 'emerald night', 'lagoon', 'summer fruit'],
  variants: ['jungle', 'paradise', 'sweeping fronds', 'tossed leaves'],
  pinned: (has) => {
    if (has('monstera', 'monstera leaf') && !has('palm leaf', 'banana leaf'))
      return ['jungle', 'tossed leaves', 'paradise'];
    if (has('banana leaf', 'banana palm')) return ['sweeping fronds', 'jungle', 'tossed leaves'];
    return has('hibiscus', 'bird of paradise', 'strelitzia', 'plumeria', 'frangipani')
      ? ['jungle', 'paradise']
      : [];
  },
  repeat: 'half-drop',
  grid: halfTile,
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const leafy =
      spec.has(
        'monstera leaf',
        'palm leaf',
        'palm frond',
        'banana leaf',
        'tropical leaf',
        'jungle leaf',
      ) && !spec.has('hibiscus', 'bird of paradise', 'strelitzia', 'plumeria', 'frangipani');
    const grove = {
      sheet,
      spec,
      kinds: kindsOf(spec),
      leaves: tonesOf(spec),
      flowers: !leafy || guestsOf(spec).length > 0,
    };
    LAYOUTS[spec.variant](grove);
  },
};
