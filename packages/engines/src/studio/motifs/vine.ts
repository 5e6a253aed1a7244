import { branch, HABITS } from '../botany/branch.ts';
import { branchTones, type Foliage, fade, foliageOf } from '../botany/foliage.ts';
import { leaf } from '../botany/leaf.ts';
import { dot } from '../botany/marks.ts';
import { drawStalk, type Stalk, stalkThrough, swayingStalk } from '../botany/stalk.ts';
import { beds } from '../core/beds.ts';
import { adjust, type Hex, isDark, mix } from '../core/colour.ts';
import { type Circle, fillGaps } from '../core/fill-gaps.ts';
import { lerp } from '../core/interpolate.ts';
import type { Placed } from '../core/scatter.ts';
import type { Sheet } from '../core/sheet.ts';
import type { PathPoint } from '../core/smooth-path.ts';
import type { Unit } from '../core/unit.ts';
import { acanthus } from '../ornament/acanthus.ts';
import {
  type Blossom,
  type BlossomTones,
  carnation,
  chrysanthemum,
  dogRose,
  lotus,
  starlet,
  tulipHead,
} from '../ornament/blossoms.ts';
import { littleBird } from '../ornament/little-bird.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';
import type { Motif, MotifSpec } from './motif.ts';
import { placeFigure } from './place-figure.ts';

type Tones = {
  stem: Hex;
  leaves: readonly Hex[];
  behind: Hex;
  blooms: readonly Hex[];
  heart: Hex;
  bird: Hex;
};

function tonesOf(spec: MotifSpec): Tones {
  const { palette } = spec;
  const foliage = foliageOf(spec);
  const [near, far] = foliage.leaves;
  return {
    stem: isDark(palette.ground) ? adjust(near, 0.06) : adjust(far, -0.06),
    leaves: foliage.leaves.slice(0, 3),
    behind: mix(near, palette.ground, 0.66),
    blooms: palette.blooms,
    heart: palette.accent,
    bird: palette.blooms[2],
  };
}

/** One bend of a winding stem: where the stem is furthest out, which way, and the bay that it leaves. */
type Bend = {
  x: number;
  y: number;
  side: -1 | 1;
  reach: number;
  sway: number;
  gap: number;
  lean: number;
  seed: number;
};

/** Stems that wind down the unit side by side and meet themselves again at its end. */
function bendsOf(unit: Unit, { scale, density, rng }: MotifSpec): Bend[] {
  const grow = scale / Math.sqrt(density);
  const stems = Math.max(1, Math.round(unit.width / (256 * grow)));
  const waves = Math.max(1, Math.round(unit.height / (440 * grow)));
  const gap = unit.width / stems;
  const reach = unit.height / waves / 4;
  const lean = unit.repeat === 'brick' ? unit.width / 2 / unit.height : 0;
  return Array.from({ length: stems * waves * 2 }, (_, i): Bend => {
    const row = Math.floor(i / stems);
    const y = (row * 2 + 1.4 + (2 * (i % stems)) / stems) * reach;
    const x = ((i % stems) + 0.5) * gap + lean * y;
    return {
      x,
      y,
      side: row % 2 === 0 ? 1 : -1,
      reach,
      sway: gap * 0.27,
      gap,
      lean,
      seed: rng.seed(),
    };
  });
}

/** The stem around a bend, in the axes of the bend's middle, from below upwards. */
const stemOf =
  ({ side, reach, sway, lean }: Bend): Stalk =>
  (t) => {
    const y = lerp(reach * 1.04, -reach * 1.04, t);
    const angle = ((y / reach) * Math.PI) / 2;
    const slope = -Math.sin(angle) * side * sway * (Math.PI / 2 / reach) + lean;
    return { x: side * sway * Math.cos(angle) + lean * y, y, turn: Math.atan2(-slope, 1) };
  };

const placeOf = ({ x, y, seed, reach }: Bend): Placed => ({
  name: 'bend',
  x,
  y,
  seed,
  turn: 0,
  radius: reach,
});

/** The middle of the bay. */
const bayOf = ({ side, gap, sway }: Bend): PathPoint => [-side * (gap / 2 - sway * 0.62), 0];

/** The shoot that leaves the stem below the bend and curls into the bay. */
function shootOf(bend: Bend): Stalk {
  const from = stemOf(bend)(0.12);
  const [x, y] = bayOf(bend);
  const { side, reach, gap } = bend;
  return stalkThrough([
    [from.x, from.y],
    [from.x - side * gap * 0.1, reach * 0.62],
    [x - side * gap * 0.08, reach * 0.5],
    [x - side * gap * 0.03, reach * 0.2],
    [x, y],
  ]);
}

const blossomTones = ({ blooms, heart, leaves }: Tones, pen: Pen): BlossomTones => {
  const k = pen.rng.int(0, 2);
  return { outer: blooms[k], inner: blooms[(k + 1) % 3], heart, leaf: leaves[1] };
};

type Garden = { sheet: Sheet; spec: MotifSpec; tones: Tones; foliage: Foliage };
type Design = {
  blossoms: readonly Blossom[];
  size: number;
  acanthus: number;
  leaves: number;
  ground: boolean;
};

const DESIGNS: Record<string, Design> = {
  meander: {
    blossoms: [lotus, chrysanthemum, carnation],
    size: 0.27,
    acanthus: 0.2,
    leaves: 5,
    ground: true,
  },
  acanthus: { blossoms: [dogRose, starlet], size: 0.2, acanthus: 0.3, leaves: 2, ground: false },
  chintz: {
    blossoms: [tulipHead, lotus, dogRose, carnation],
    size: 0.24,
    acanthus: 0,
    leaves: 7,
    ground: false,
  },
};

/** Leaves on both sides of a winding stem. */
function drawStemLeaves(
  pen: Pen,
  bend: Bend,
  { tones, leaves }: { tones: Tones; leaves: number },
): void {
  const stem = stemOf(bend);
  for (let i = 0; i < leaves; i += 1) {
    const at = stem(lerp(0.06, 0.94, i / Math.max(1, leaves - 1)));
    const side = i % 2 === 0 ? 1 : -1;
    const length = bend.gap * pen.rng.range(0.2, 0.27);
    inFrame(pen, { ...at, turn: at.turn + side * pen.rng.range(0.7, 1) }, () =>
      leaf(
        pen,
        { length, width: length * 0.42, bend: side * 0.2, veins: 5 },
        pen.rng.pick(tones.leaves),
      ),
    );
  }
}

/** Great curling leaves where the shoot leaves the stem. */
function drawAcanthus(
  pen: Pen,
  bend: Bend,
  { tones, width }: { tones: Tones; width: number },
): void {
  const { side, gap, reach } = bend;
  const [x] = bayOf(bend);
  const from = stemOf(bend)(0.12);
  const vein = isDark(tones.leaves[0])
    ? adjust(tones.leaves[0], 0.16)
    : adjust(tones.leaves[0], -0.2);
  const curl = (points: readonly PathPoint[], part: number, colour: Hex) =>
    acanthus(
      pen,
      { stalk: stalkThrough(points), width: gap * width * part, lobes: 7 },
      { colour: adjust(colour, -0.05), tip: adjust(colour, 0.05), radius: gap * width, vein },
    );
  curl(
    [
      [from.x, from.y],
      [x + side * gap * 0.2, reach * 0.56],
      [x - side * gap * 0.2, reach * 0.5],
      [x - side * gap * 0.38, reach * 0.08],
      [x - side * gap * 0.2, -reach * 0.3],
    ],
    1,
    tones.leaves[0],
  );
  curl(
    [
      [from.x, from.y * 0.9],
      [x + side * gap * 0.3, reach * 0.3],
      [x + side * gap * 0.26, -reach * 0.18],
      [x + side * gap * 0.04, -reach * 0.44],
      [x - side * gap * 0.1, -reach * 0.34],
    ],
    0.8,
    tones.leaves[1],
  );
}

/** Faint willow leaves, dots and starlets that fill the ground between. */
function fillBehind({ sheet, spec, tones }: Garden, taken: readonly Circle[]): void {
  const sizes = [{ name: 'spray', radius: 40 * spec.scale, jitter: 0.2, gap: 0.5, tries: 120 }];
  for (const at of fillGaps(sheet.unit, {
    taken: taken.map((c) => ({ ...c, radius: c.radius * 0.3 })),
    sizes,
    rng: spec.rng,
  })) {
    placeFigure(sheet, spec, { at, reach: 1.6 }, (pen) => {
      pen.ctx.rotate(at.turn);
      const style = pen.style === 'line' || pen.style === 'block' ? pen.style : ('flat' as const);
      const faint = { ...pen, style, ink: tones.behind };
      const stalk = swayingStalk(at.radius * 2, 0.2);
      branch(
        faint,
        { stalk, length: at.radius * 2, size: at.radius * 0.7, habit: HABITS.laurel },
        { leaf: tones.behind, back: tones.behind, stem: tones.behind, fruit: tones.behind },
      );
    });
  }
}

function fillBetween({ sheet, spec, tones }: Garden, taken: readonly Circle[]): void {
  const sizes = [
    { name: 'starlet', radius: 21 * spec.scale, jitter: 0.15, gap: 1 },
    { name: 'dot', radius: 8 * spec.scale, jitter: 0.2, gap: 1.25, tries: 60 },
  ];
  for (const at of fillGaps(sheet.unit, { taken, sizes, rng: spec.rng })) {
    placeFigure(sheet, spec, { at, reach: 1.4 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'dot') return dot(pen, { x: 0, y: 0, radius: at.radius * 0.4 }, tones.heart);
      for (const side of [-1, 1])
        inFrame(pen, { turn: side * 1.9 }, () =>
          leaf(
            pen,
            { length: at.radius * 1.3, width: at.radius * 0.55, veins: 0 },
            pen.rng.pick(tones.leaves),
          ),
        );
      starlet(pen, at.radius * 0.8, {
        ...blossomTones(tones, pen),
        outer: pen.rng.pick(tones.blooms),
      });
    });
  }
}

function winding(garden: Garden): void {
  const { sheet, spec, tones } = garden;
  const design = DESIGNS[spec.variant];
  const bends = bendsOf(sheet.unit, spec);
  const taken = bends.flatMap((bend): Circle[] => {
    const [x, y] = bayOf(bend);
    const stem = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => stemOf(bend)(t));
    const spread = (design.size + (design.acanthus > 0 ? 0.12 : 0.04)) * bend.gap;
    return [
      { x: bend.x + x, y: bend.y + y, radius: spread },
      ...stem.map((p) => ({ x: bend.x + p.x, y: bend.y + p.y, radius: bend.gap * 0.09 })),
    ];
  });
  const each = (draw: (pen: Pen, bend: Bend) => void) => {
    for (const bend of bends)
      placeFigure(sheet, spec, { at: placeOf(bend), reach: 1.9 }, (pen) => draw(pen, bend));
  };
  if (design.ground) fillBehind(garden, taken);
  fillBetween(garden, taken);
  each((pen, bend) => {
    const width = bend.gap * 0.05;
    drawStalk(pen, stemOf(bend), { width, colour: tones.stem, tip: 1 });
    drawStalk(pen, shootOf(bend), { width: width * 0.8, colour: tones.stem, tip: 0.5 });
  });
  if (design.acanthus > 0)
    each((pen, bend) => drawAcanthus(pen, bend, { tones, width: design.acanthus }));
  each((pen, bend) => drawStemLeaves(pen, bend, { tones, leaves: design.leaves }));
  each((pen, bend) => {
    const [x, y] = bayOf(bend);
    inFrame(pen, { x, y, turn: pen.rng.range(-0.35, 0.35) }, () =>
      pen.rng.pick(design.blossoms)(pen, bend.gap * design.size, blossomTones(tones, pen)),
    );
  });
}

/** Willow boughs: swaying branches over the shades of others. */
function boughs({ sheet, spec, foliage }: Garden): void {
  const grow = spec.scale / Math.sqrt(spec.density);
  for (const [step, far] of [0.62, 0.3, 0].entries()) {
    const grid = beds(sheet.unit, { width: 150 * grow, height: 250 * grow, rng: spec.rng });
    for (const cell of grid.points) {
      const length = grid.cellHeight * 1.5;
      const at = {
        ...cell,
        x: cell.x + (step - 1) * grid.cellWidth * 0.37,
        y: cell.y + length * (0.5 + step * 0.3),
        radius: length,
      };
      placeFigure(sheet, spec, { at, reach: 1.2 }, (pen) => {
        pen.ctx.rotate((cell.row % 2 === 0 ? 1 : -1) * 0.3);
        const tones = fade(branchTones(foliage, pen.rng, pen.ground), pen.ground, far);
        const faint = far > 0 ? { ...pen, ink: tones.leaf } : pen;
        const habit = {
          ...HABITS.willow,
          pitch: 0.32,
          leaf: { ...HABITS.willow.leaf, width: 0.19, veins: 0 },
        };
        branch(
          faint,
          {
            stalk: swayingStalk(length, (cell.column % 2 === 0 ? 1 : -1) * 0.4),
            length,
            size: grid.cellWidth * 0.56,
            habit,
          },
          tones,
        );
      });
    }
  }
}

/** Birds in pairs about a flowering stem, in the mirror. */
function birds(garden: Garden): void {
  const { sheet, spec, tones } = garden;
  const grow = spec.scale / Math.sqrt(spec.density);
  const grid = beds(sheet.unit, { width: 400 * grow, height: 250 * grow, rng: spec.rng });
  const w = Math.min(grid.cellWidth / 2, grid.cellHeight * 0.95);
  const taken: Circle[] = grid.points.flatMap(({ x, y }) => [
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((k) => ({ x, y: y + k * w, radius: w * 0.3 })),
    ...[-1, 1].flatMap((side) => [
      { x: x + side * w * 0.52, y: y - w * 0.05, radius: w * 0.32 },
      { x: x + side * w * 0.6, y: y + w * 0.5, radius: w * 0.24 },
    ]),
  ]);
  fillBehind(garden, taken);
  fillBetween(garden, taken);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.4 }, (pen) =>
      drawBirdTree(pen, w, tones),
    );
  }
}

function drawBirdTree(pen: Pen, w: number, tones: Tones): void {
  const trunk = stalkThrough([
    [0, w * 0.95],
    [0, w * 0.3],
    [0, -w * 0.7],
  ]);
  const sideTones = blossomTones(tones, pen);
  const crown = pen.rng.pick([tulipHead, lotus, carnation]);
  const sides = pen.rng.pick([dogRose, chrysanthemum]);
  drawStalk(pen, trunk, { width: w * 0.07, colour: tones.stem, tip: 0.6 });
  for (const side of [1, -1]) {
    inFrame(pen, {}, () => {
      pen.ctx.scale(side, 1);
      const arms = [
        stalkThrough([
          [0, w * 0.72],
          [w * 0.3, w * 0.72],
          [w * 0.62, w * 0.64],
          [w * 0.62, w * 0.4],
        ]),
        stalkThrough([
          [0, w * 0.42],
          [w * 0.26, w * 0.3],
          [w * 0.62, w * 0.3],
          [w * 0.86, w * 0.16],
        ]),
        stalkThrough([
          [0, -w * 0.2],
          [w * 0.2, -w * 0.36],
          [w * 0.42, -w * 0.42],
          [w * 0.56, -w * 0.62],
        ]),
      ];
      for (const arm of arms) {
        drawStalk(pen, arm, { width: w * 0.045, colour: tones.stem, tip: 0.5 });
        for (const [t, way] of [
          [0.3, -1],
          [0.5, 1],
          [0.7, -1],
          [0.86, 1],
          [1, 0],
        ] as const) {
          const at = arm(t);
          inFrame(pen, { ...at, turn: at.turn + way * 0.85 }, () =>
            leaf(
              pen,
              { length: w * 0.25, width: w * 0.11, bend: way * 0.15, veins: 4 },
              tones.leaves[way === 0 ? 1 : 0],
            ),
          );
        }
      }
      inFrame(pen, { x: w * 0.6, y: w * 0.52 }, () => sides(pen, w * 0.2, sideTones));
      inFrame(pen, { x: w * 0.56, y: -w * 0.64 }, () =>
        starlet(pen, w * 0.12, { ...sideTones, outer: tones.blooms[1] }),
      );
      inFrame(pen, { x: w * 0.52, y: w * 0.06 }, () => {
        pen.ctx.scale(-1, 1);
        littleBird(pen, w * 0.38, {
          body: tones.bird,
          wing: tones.blooms[0],
          mark: mix(pen.palette.light, tones.heart, 0.2),
          beak: tones.heart,
        });
      });
    });
  }
  inFrame(pen, { y: -w * 0.72 }, () => crown(pen, w * 0.3, blossomTones(tones, pen)));
  inFrame(pen, { y: -w * 0.1 }, () =>
    starlet(pen, w * 0.13, { ...sideTones, outer: tones.blooms[2] }),
  );
}

/** Winding stems of flowers and leaves, in the manner of the arts and crafts. */
export const vine: Motif = {
  id: 'vine',
  words: {
    'art and craft': 8,
    'arts and craft': 8,
    'arts and crafts': 8,
    morris: 7,
    'william morris': 9,
    vine: 6,
    trailing: 4,
    'trailing vine': 8,
    'art nouveau': 7,
    nouveau: 5,
    'victorian floral': 8,
    chintz: 7,
    indienne: 7,
    'strawberry thief': 9,
    'willow bough': 8,
    'tree of life': 8,
    jacobean: 7,
    crewel: 5,
    crewelwork: 6,
    climbing: 4,
    acanthus: 5,
    tapestry: 4,
    kalamkari: 6,
    rambling: 4,
    honeysuckle: 4,
    'bird and vine': 8,
    interlaced: 4,
    bird: 0,
    twining: 4,
  },
  kind: 'figures',
  palettes: [
    'forest floor',
    'emerald night',
    'heirloom',
    'midnight bloom',
    'sage',
    'harvest',
    'indigo',
  ],
  variants: ['meander', 'birds', 'acanthus', 'willow boughs', 'chintz'],
  pinned: (has) => {
    if (has('strawberry thief', 'bird and vine', 'bird')) return ['birds'];
    if (has('willow bough')) return ['willow boughs'];
    if (has('chintz', 'indienne', 'jacobean', 'crewelwork', 'kalamkari', 'tree of life'))
      return ['chintz', 'meander', 'birds'];
    return has('acanthus') ? ['acanthus', 'meander'] : [];
  },
  repeat: 'half-drop',
  grid: () => ({ columns: 2, rows: 1 }),
  render: (sheet, spec) => {
    layGround(sheet, spec);
    const garden = { sheet, spec, tones: tonesOf(spec), foliage: foliageOf(spec) };
    if (spec.variant === 'willow boughs') boughs(garden);
    else if (spec.variant === 'birds') birds(garden);
    else winding(garden);
  },
};
