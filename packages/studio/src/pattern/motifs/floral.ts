import { TAU } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import { type Placed, type ScatterSize, scatter } from '../../core/scatter.ts';
import type { Sheet } from '../../core/sheet.ts';
import { dot } from '../botany/marks.ts';
import { SPRIGS, sprig } from '../botany/sprig.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { DOT_WORDS, LEAF_WORDS } from '../prompt/refusals.ts';
import type { Subject } from '../subject.ts';
import { anemone } from '../subjects/flowers/anemone.ts';
import { anyBlossom } from '../subjects/flowers/cherry-blossom.ts';
import { cosmos } from '../subjects/flowers/cosmos.ts';
import { anyDaisy } from '../subjects/flowers/daisy.ts';
import { lavender } from '../subjects/flowers/lavender.ts';
import { peony } from '../subjects/flowers/peony.ts';
import { anyPoppy } from '../subjects/flowers/poppy.ts';
import { rose } from '../subjects/flowers/rose.ts';
import { growFlower } from './floral/grow-flower.ts';
import { layGround } from './lay-ground.ts';
import { placeFigure } from './place-figure.ts';
import { specOfThing } from './thing-spec.ts';

type Part = 'hero' | 'second' | 'small' | 'sprig' | 'speck';

type Design = {
  sizes: Partial<Record<Part, { radius: number; gap: number; perTile?: number }>>;
  /** Sprigs behind each flower. */
  leaves: number;
  heroes: readonly Subject[];
  others: readonly Subject[];
};

const DESIGNS: Record<string, Design> = {
  garden: {
    sizes: {
      hero: { radius: 84, gap: 1.02, perTile: 9 },
      second: { radius: 50, gap: 0.98 },
      small: { radius: 24, gap: 0.95 },
      sprig: { radius: 34, gap: 0.8 },
      speck: { radius: 9, gap: 1.1 },
    },
    leaves: 4,
    heroes: [rose, peony, anemone],
    others: [cosmos, anyBlossom, anyDaisy],
  },
  ditsy: {
    sizes: {
      second: { radius: 27, gap: 1.4 },
      small: { radius: 17, gap: 1.35 },
      sprig: { radius: 19, gap: 1 },
      speck: { radius: 6, gap: 1.5 },
    },
    leaves: 2,
    heroes: [anyBlossom, cosmos],
    others: [anyDaisy, anyBlossom, cosmos],
  },
  meadow: {
    sizes: {
      hero: { radius: 60, gap: 1.05, perTile: 14 },
      second: { radius: 42, gap: 1 },
      small: { radius: 26, gap: 1 },
      sprig: { radius: 44, gap: 0.72 },
      speck: { radius: 7, gap: 1.2 },
    },
    leaves: 2,
    heroes: [anyPoppy, anyDaisy, lavender],
    others: [cosmos, anyDaisy, lavender],
  },
  'large blooms': {
    sizes: {
      hero: { radius: 142, gap: 0.93, perTile: 5 },
      second: { radius: 66, gap: 0.95 },
      small: { radius: 30, gap: 0.95 },
      sprig: { radius: 46, gap: 0.75 },
    },
    leaves: 6,
    heroes: [peony, rose, anyPoppy],
    others: [rose, anemone, anyBlossom],
  },
  'ditsy sprigs': {
    sizes: {
      small: { radius: 15, gap: 2 },
      sprig: { radius: 30, gap: 0.86 },
      speck: { radius: 6, gap: 1.7 },
    },
    leaves: 0,
    heroes: [anyBlossom],
    others: [anyBlossom, anyDaisy],
  },
  'ditsy daisies': {
    sizes: {
      second: { radius: 34, gap: 1.12, perTile: 60 },
      small: { radius: 19, gap: 1.05 },
      speck: { radius: 7, gap: 1.1 },
    },
    leaves: 0,
    heroes: [anyDaisy],
    others: [anyDaisy, cosmos],
  },
  posies: {
    sizes: {
      second: { radius: 40, gap: 1.75, perTile: 40 },
      small: { radius: 15, gap: 0.9 },
      sprig: { radius: 17, gap: 1.1 },
    },
    leaves: 6,
    heroes: [rose],
    others: [rose, anemone, anyBlossom],
  },
};

const PARTS: readonly Part[] = ['hero', 'second', 'small', 'sprig', 'speck'];

const isDitsy = (variant: string) => variant.startsWith('ditsy') || variant === 'posies';

function sizesOf({ variant, scale, density }: MotifSpec): ScatterSize<Part>[] {
  const { sizes } = DESIGNS[variant];
  const relative = isDitsy(variant)
    ? 0.5 + scale / 2
    : variant === 'large blooms'
      ? Math.min(scale, 1.25)
      : scale;
  return PARTS.flatMap((name) => {
    const size = sizes[name];
    if (!size) return [];
    const { radius, gap, perTile } = size;
    const most = perTile && (perTile * density) / relative ** 2;
    return [
      {
        name,
        radius: radius * relative,
        jitter: 0.13,
        gap: gap / Math.sqrt(density),
        tries: name === 'hero' ? 400 : 260,
        ...(most ? { perTile: most } : {}),
      },
    ];
  });
}

/** Share of the places that things beside the flowers take at least. */
const GUEST_SHARE = 0.3;

/** The flower at a place: those that the prompt names, else the design's. */
function flowerAt(
  { name, seed }: Placed<Part>,
  { variant, subjects, refuses }: MotifSpec,
): Subject {
  const { heroes, others } = DESIGNS[variant];
  const rng = createRng(seed);
  if (subjects.length > 0) {
    // What is named beside the flowers is seen as well as they are, however many kinds they have.
    const guests = subjects.filter(({ group }) => group !== 'flower');
    const isGuest = guests.length > 0 && rng.chance(GUEST_SHARE);
    return rng.pick(isGuest || guests.length === subjects.length ? guests : subjects);
  }
  const offered = name === 'hero' ? heroes : others;
  const open = offered.filter(({ words }) => !refuses?.(...words));
  return rng.pick(open.length > 0 ? open : offered);
}

function drawLeaves(pen: Pen, { radius, name }: Placed<Part>, { variant }: MotifSpec): void {
  const { rng, palette } = pen;
  const count = name === 'small' ? 2 : DESIGNS[variant].leaves;
  const start = rng.range(0, TAU);
  for (let i = 0; i < count; i += 1) {
    const turn = start + ((i + rng.range(-0.25, 0.25)) / count) * TAU;
    inFrame(pen, { turn }, () => {
      const shape = {
        kind: rng.pick(SPRIGS),
        length: radius * rng.range(1.25, 1.55),
        bend: rng.range(-0.3, 0.3),
      };
      sprig(pen, shape, {
        green: rng.pick(palette.leaves),
        fruit: rng.pick([palette.accent, ...palette.blooms]),
      });
    });
  }
}

function drawPart(pen: Pen, at: Placed<Part>, spec: MotifSpec): void {
  const { ctx, rng, palette } = pen;
  if (at.name === 'speck') {
    dot(
      pen,
      { x: 0, y: 0, radius: at.radius * 0.34 },
      rng.pick([palette.accent, palette.blooms[1]]),
    );
    return;
  }
  if (at.name === 'sprig') {
    ctx.rotate(at.turn);
    ctx.translate(0, at.radius * 0.9);
    sprig(
      pen,
      { kind: rng.pick(SPRIGS), length: at.radius * 1.8 },
      { green: rng.pick(palette.leaves), fruit: rng.pick([palette.accent, ...palette.blooms]) },
    );
    return;
  }
  const flower = flowerAt(at, spec);
  if (flower.habit) {
    growFlower(pen, { flower, at, isTossed: isDitsy(spec.variant) || spec.layout === 'tossed' });
    return;
  }
  ctx.rotate(flower.turns === 'any' ? at.turn : (at.turn - Math.PI) * 0.12);
  flower.draw(pen, at.radius * 0.97);
}

const specOfPart = (at: Placed<Part>, spec: MotifSpec): MotifSpec =>
  at.name === 'sprig' || at.name === 'speck' ? spec : specOfThing(spec, flowerAt(at, spec));

function isRefused(part: Part, { refuses }: MotifSpec): boolean {
  const words = part === 'sprig' ? [...LEAF_WORDS, 'sprig'] : part === 'speck' ? DOT_WORDS : [];
  return refuses?.(...words) ?? false;
}

function renderGarden(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  const placed = scatter(sheet.unit, sizesOf(spec), spec.rng).filter(
    ({ name }) => !isRefused(name, spec),
  );
  const flowers = placed.filter(({ name }) => name !== 'sprig' && name !== 'speck');
  for (const at of flowers) {
    if (flowerAt(at, spec).turns !== 'any' || isRefused('sprig', spec)) continue;
    placeFigure(sheet, spec, { at, reach: 1.9 }, (pen) => drawLeaves(pen, at, spec));
  }
  for (const at of placed.toReversed())
    placeFigure(sheet, specOfPart(at, spec), { at, reach: 1.7 }, (pen) => drawPart(pen, at, spec));
}

/** Flowers in bloom among sprigs and leaves. */
export const floral: Motif = {
  id: 'floral',
  words: {
    floral: 6,
    layered: 0,
    overlapping: 0,
    flower: 6,
    flowery: 6,
    flowered: 6,
    bloom: 5,
    blossom: 3,
    bouquet: 5,
    posy: 5,
    garden: 1,
    'cottage garden': 5,
    botanical: 1,
    ditsy: 2,
    liberty: 5,
    wildflower: 4,
    meadow: 4,
    bloomy: 4,
    petal: 4,
    blooming: 4,
    'english garden': 5,
    cottagecore: 4,
    millefleur: 6,
    calico: 3,
    prairie: 3,
  },
  kind: 'figures',
  lays: 'flowers',
  variants: ['garden', 'meadow', 'ditsy', 'large blooms'],
  pinned: (has) => {
    if (has('ditsy', 'liberty', 'millefleur', 'calico'))
      return ['ditsy', 'posies', 'ditsy daisies', 'ditsy sprigs'];
    if (has('wildflower', 'meadow', 'prairie')) return ['meadow', 'ditsy'];
    if (
      has(
        'bouquet',
        'large',
        'large scale',
        'big scale',
        'maxi',
        'big',
        'bold',
        'oversized',
        'huge',
        'giant',
        'statement',
      )
    ) {
      return ['large blooms', 'garden'];
    }
    return has('tiny', 'micro', 'mini') ? ['ditsy', 'meadow'] : [];
  },
  repeat: 'half-drop',
  grid: ({ variant }) => (isDitsy(variant) ? { columns: 2, rows: 2 } : { columns: 2, rows: 1 }),
  render: renderGarden,
};
