import { toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp, modulo } from '../../core/interpolate.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import type { Sett } from '../weave/sett.ts';
import { orderOf, UNEVEN } from './stripes/orders.ts';

type Bands = { edges: { from: number; rgb: ArrayLike<number> }[]; period: number };

function bandsOf(sett: Sett, extent: number, scale: number): Bands {
  const total = sett.reduce((sum, [, width]) => sum + width, 0);
  const period = extent / Math.max(1, Math.round(extent / (total * scale)));
  let from = 0;
  const edges = sett.map(([colour, width]) => {
    const edge = { from, rgb: toRgb(colour) };
    from += (width / total) * period;
    return edge;
  });
  return { edges, period };
}

function paintBand({ edges, period }: Bands, place: number, out: Float32Array): void {
  const within = modulo(place, period);
  let k = edges.length - 1;
  while (k > 0 && edges[k].from > within) k -= 1;
  const before = edges[(k - 1 + edges.length) % edges.length].rgb;
  const t = clamp((within - edges[k].from) / 1.1);
  for (let c = 0; c < 3; c += 1) out[c] = before[c] + (edges[k].rgb[c] - before[c]) * t;
}

function renderStripes(sheet: Sheet, spec: MotifSpec): void {
  const { seed, designSeed, scale, style, has } = spec;
  const { unit } = sheet;
  const sett = orderOf(spec, createRng(`${designSeed}:order`));
  const diagonal = has('diagonal', 'regimental', 'bias', 'candy cane');
  const across = !diagonal && has('horizontal', 'breton', 'sailor', 'mariniere', ...WAVY_ACROSS);
  const extent = across ? unit.height : unit.width;
  const half =
    (across && unit.repeat === 'half-drop') || (!across && !diagonal && unit.repeat === 'brick')
      ? 2
      : 1;
  const bands = bandsOf(sett, extent / half, scale);
  const rise = diagonal ? risePerUnit(unit) : 0;
  const loose =
    has(
      'hand painted',
      'painted',
      'brush',
      'organic',
      'irregular',
      'wonky',
      'watercolour',
      'watercolor',
    ) || style === 'watercolour';
  const hand = fbm(sheet, { cells: 5, octaves: 4, seed: `${seed}:hand` });
  const wash = fbm(sheet, { cells: 6, octaves: 4, seed: `${seed}:wash` });
  const wet = style === 'watercolour';
  const crinkle = has('seersucker') ? 0.08 : 0;
  const sway = swayOf(spec, across ? unit.width : unit.height);
  paintField(sheet, ({ index, x, y }, out) => {
    const place = (across ? y : x + y * rise) + sway(across ? x : y);
    paintBand(bands, place + (loose ? hand[index] * 22 : 0), out);
    const light =
      1 +
      wash[index] * (wet ? 0.12 : 0.03) +
      crinkle * hand[index] * Math.sin(y * 0.5 + hand[index] * 30);
    for (let c = 0; c < 3; c += 1) {
      if (wet) out[c] += (255 - out[c]) * (0.14 + wash[index] * 0.2);
      out[c] *= light;
    }
  });
}

const WAVY_ACROSS = ['wavy horizontal stripe', 'horizontal wavy stripe'];
const WAVY = [
  ...WAVY_ACROSS,
  'wavy stripe',
  'wavy vertical stripe',
  'vertical wavy stripe',
  'wavy line',
  'wave stripe',
  'undulating stripe',
  'wiggly stripe',
  'wiggly line',
];
/** Waves along a unit: an even number, so that a unit moved by half goes on in step. */
const WAVES = 4;
const SWAY = 26;

/** How far wavy stripes swing to the side at a place along them, in design units. */
function swayOf({ has, scale }: MotifSpec, length: number): (along: number) => number {
  if (!has(...WAVY)) return () => 0;
  return (along) => SWAY * scale * Math.sin((along / length) * WAVES * 2 * Math.PI);
}

/** How far a slanting stripe moves across for each unit down: whole periods over the unit, and over its half where it is moved by half. */
function risePerUnit({ width, height, repeat }: Sheet['unit']): number {
  if (repeat === 'half-drop') return (2 * width) / height;
  if (repeat === 'brick') return width / height / 2;
  return width / height;
}

/** Bands of colour side by side. */
export const stripes: Motif = {
  id: 'stripes',
  words: {
    stripe: 5,
    striped: 5,
    stripy: 5,
    pinstripe: 7,
    'pin stripe': 7,
    'chalk stripe': 7,
    ticking: 6,
    breton: 6,
    sailor: 3,
    mariniere: 6,
    'candy stripe': 7,
    'candy cane': 4,
    awning: 6,
    deckchair: 6,
    cabana: 5,
    regimental: 5,
    seersucker: 6,
    suiting: 0,
    suit: 0,
    bar: 1,
    band: 0,
    middle: 0,
    centre: 0,
    line: 0.5,
    horizontal: 0,
    vertical: 0,
    diagonal: 0,
    bias: 0,
    organic: 0,
    irregular: 0,
    wonky: 0,
    brush: 0,
    rainbow: 0,
    'wavy stripe': 8,
    'wavy vertical stripe': 8,
    'wavy horizontal stripe': 8,
    'vertical wavy stripe': 8,
    'horizontal wavy stripe': 8,
    'wavy line': 7,
    'wave stripe': 7,
    'undulating stripe': 8,
    'wiggly stripe': 8,
    'wiggly line': 7,
    uneven: 0,
    'uneven width': 0,
    'different width': 0,
    'varying width': 0,
    'varied width': 0,
    'random width': 0,
    narrow: 0,
    thin: 0,
    wide: 0,
    broad: 0,
  },
  kind: 'ground',
  ignores: ['density'],
  variants: ['bar and line', 'multi', 'triple', 'even'],
  pinned: (has) => (has(...UNEVEN) ? ['multi'] : []),
  grid: () => ({ columns: 1, rows: 1 }),
  finish: { warp: 0.5 },
  render: renderStripes,
};
