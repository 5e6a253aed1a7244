import { beds } from '../../core/beds.ts';
import { adjust, contrast, type Hex, isDark, lightness, mix } from '../../core/colour.ts';
import { type Circle, fillGaps } from '../../core/fill-gaps.ts';
import type { Lattice } from '../../core/lattice.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import { SPRIGS, sprig } from '../botany/sprig.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { dogRose, starlet } from '../ornament/blossoms.ts';
import { SCENES } from '../ornament/toile/scenes.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { halfTile } from './half-tile.ts';
import { pickOfDesign } from './pick-of-design.ts';
import { placeFigure } from './place-figure.ts';

const INKS = ['#2a4a86', '#8e2f35', '#3f4a3c', '#5a3a5e'] as const;

/** The ink and the cloth: one colour is printed, on cream unless a ground is named. */
function inkAndCloth(spec: MotifSpec): { ink: Hex; cloth: Hex } {
  const { namedColours, namedGround, hasColourWish, palette } = spec;
  const [first, second] = namedColours;
  const cloth =
    namedGround ??
    (second && lightness(second) > 0.8
      ? second
      : first && lightness(first) > 0.8 && second
        ? first
        : '#f8f3e8');
  const figure =
    first && first !== cloth
      ? first
      : second && second !== cloth
        ? second
        : hasColourWish
          ? palette.blooms[0]
          : spec.has(...WILLOW_NAMES)
            ? INKS[0]
            : pickOfDesign(spec, INKS);
  return { ink: contrast(isDark(cloth) ? figure : adjust(figure, 0), cloth, 0.36), cloth };
}

/** The picture's means with all its colours turned to ink; plain gouache becomes engraving. */
function engraved(spec: MotifSpec, { ink, cloth }: { ink: Hex; cloth: Hex }): MotifSpec {
  const palette = {
    ...spec.palette,
    ground: cloth,
    blooms: [ink, mix(ink, cloth, 0.3), ink] as [Hex, Hex, Hex],
    leaves: [ink, mix(ink, cloth, 0.25)] as [Hex, Hex],
    accent: ink,
    dark: ink,
    light: ink,
  };
  const style = spec.style === 'gouache' || spec.style === 'flat' ? 'line' : spec.style;
  return { ...spec, palette, style, namedColours: [ink], hasColourWish: true };
}

function drawSpray(pen: Pen, radius: number): void {
  const { rng, palette } = pen;
  const tones = {
    outer: palette.ground,
    inner: palette.ground,
    heart: palette.dark,
    leaf: palette.ground,
  };
  for (const turn of [-0.9, 0.9, 2.6]) {
    inFrame(pen, { turn: turn + rng.range(-0.2, 0.2) }, () =>
      sprig(
        pen,
        { kind: rng.pick(SPRIGS), length: radius * 1.05 },
        { green: palette.leaves[0], fruit: palette.accent },
      ),
    );
  }
  (rng.chance(0.6) ? dogRose : starlet)(pen, radius * 0.42, tones);
}

/** Moves the scenes so that no trunk or wall stands on a join. */
const offJoin = (grid: Lattice): Lattice => ({
  ...grid,
  points: grid.points.map((at) => ({ ...at, x: at.x + grid.cellWidth * 0.387 })),
});

/** Names of the story on plates, with their weights: a garden with pagodas, in blue. */
const WILLOW: Readonly<Record<string, number>> = {
  'willow pattern': 7,
  'willow plate': 7,
  'willow plate pattern': 8,
  'willow ware': 7,
  'blue willow': 8,
  'blue willow plate': 8,
  'blue willow pattern': 8,
  'blue willow plate pattern': 9,
};
const WILLOW_NAMES = Object.keys(WILLOW);

/** Toile de Jouy: scenes in one ink, floating over the cloth among sprays of flowers. */
export const toile: Motif = {
  id: 'toile',
  words: {
    toile: 9,
    'toile de jouy': 10,
    jouy: 8,
    pastoral: 7,
    chinoiserie: 8,
    scenic: 5,
    countryside: 5,
    engraving: 1,
    pagoda: 6,
    scenery: 5,
    landscape: 4,
    'french country': 5,
    shepherdess: 7,
    shepherd: 6,
    windmill: 2,
    ...WILLOW,
    deer: 0,
    stag: 0,
    rabbit: 0,
    sheep: 0,
    lamb: 0,
    tree: 0,
    'oak tree': 0,
    'under an oak': 0,
    'beneath an oak': 0,
    'old oak': 0,
    crane: 0,
    bird: 0,
  },
  kind: 'figures',
  isLeafy: true,
  ignores: ['density'],
  palettes: ['indigo', 'heirloom', 'ruby plum'],
  variants: ['pastoral', 'garden folly', 'woodland', 'chinoiserie', 'shepherding'],
  pinned: (has) => {
    if (has('deer', 'stag', 'rabbit')) return ['woodland'];
    if (has('chinoiserie', 'pagoda', ...WILLOW_NAMES, 'crane')) return ['chinoiserie'];
    if (has('shepherdess', 'shepherd', 'sheep', 'lamb')) return ['shepherding'];
    return has('countryside') ? ['pastoral', 'garden folly'] : [];
  },
  repeat: 'half-drop',
  grid: halfTile,
  finish: { warp: 1 },
  render: (sheet: Sheet, spec: MotifSpec) => {
    const colours = inkAndCloth(spec);
    const printed = engraved(spec, colours);
    if (spec.layer !== 'over') fillSheet(sheet, colours.cloth);
    const grow = spec.scale / Math.sqrt(spec.density);
    const laid = beds(sheet.unit, { width: 460 * grow, height: 256 * grow, rng: spec.rng });
    const grid = spec.repeat === 'mirror' ? laid : offJoin(laid);
    const size = Math.min(grid.cellWidth * 0.78, grid.cellHeight * 1.5);
    const taken: Circle[] = grid.points.flatMap(({ x, y }) =>
      [-0.36, -0.12, 0.12, 0.36].flatMap((k) =>
        [0.02, -0.22].map((drop) => ({
          x: x + k * size,
          y: y + (drop + 0.16) * size,
          radius: size * 0.17,
        })),
      ),
    );
    const sizes = [
      { name: 'spray', radius: 46 * spec.scale, jitter: 0.15, gap: 0.95, tries: 300 },
      { name: 'sprig', radius: 20 * spec.scale, jitter: 0.2, gap: 1.1 },
    ];
    for (const at of fillGaps(sheet.unit, { taken, sizes, rng: spec.rng })) {
      placeFigure(sheet, printed, { at, reach: 1.5 }, (pen) => {
        pen.ctx.rotate(at.turn);
        if (at.name === 'spray') drawSpray(pen, at.radius);
        else
          sprig(
            pen,
            { kind: pen.rng.pick(SPRIGS), length: at.radius * 1.6 },
            { green: pen.palette.leaves[0], fruit: pen.palette.accent },
          );
      });
    }
    const pair = SCENES[spec.variant];
    for (const at of grid.points) {
      placeFigure(
        sheet,
        printed,
        { at: { ...at, y: at.y + size * 0.2, radius: size * 0.8 }, reach: 1.1 },
        (pen) => {
          if (createRng(at.seed).chance(0.5)) pen.ctx.scale(-1, 1);
          pair[(at.row + at.column) % 2](pen, size);
        },
      );
    }
  },
};
