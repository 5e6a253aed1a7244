import { blendInto, scaleInto } from '../../core/blend-into.ts';
import { adjust, type Hex, isDark, mix, toRgb } from '../../core/colour.ts';
import { contourMask } from '../../core/contour-mask.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { clamp } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import { spectral } from '../../core/spectral.ts';
import { warpedField } from '../../core/warped-field.ts';
import type { Motif, MotifSpec } from '../motif.ts';

type Hide = { stripe: Hex; coat: Hex; belly: Hex };

function hideOf({ has, hasColourWish, namedColours, namedGround, palette }: MotifSpec): Hide {
  const tiger = has('tiger');
  if (!hasColourWish && !namedGround) {
    if (tiger) return { stripe: '#1e130c', coat: '#d98436', belly: '#f0c58a' };
    return { stripe: '#17171a', coat: '#f6f1e7', belly: '#fffdf8' };
  }
  const [first = palette.blooms[0], second] = namedColours;
  const coat = namedGround ?? second ?? (isDark(first) ? mix(first, '#fff6ea', 0.85) : first);
  const stripe = coat === first ? adjust(first, -0.5, 0.5) : first;
  return { stripe, coat, belly: mix(coat, '#ffffff', 0.25) };
}

const FREQUENCY: Record<string, number> = { flowing: 9, fine: 15, broad: 6, slanting: 10 };
const ANGLE: Record<string, number> = {
  flowing: 0,
  fine: 0.35,
  broad: Math.PI / 2,
  slanting: -0.7,
};

function renderHide(sheet: Sheet, spec: MotifSpec): void {
  const { seed, variant, scale, has } = spec;
  const waves = FREQUENCY[variant] / scale;
  const turn = has('vertical') ? Math.PI / 2 : 0;
  const angle = Math.PI / 2 + ANGLE[variant] + turn;
  const plain = spectral(sheet, {
    low: waves * 0.8,
    high: waves * 1.15,
    angle,
    spread: 0.5,
    waves: 42,
    seed,
  });
  const flow = warpedField(sheet, plain, {
    amount: 58,
    cells: 3,
    octaves: 2,
    seed: `${seed}:flow`,
  });
  const stripes = warpedField(sheet, flow, {
    amount: 5,
    cells: 44,
    octaves: 2,
    seed: `${seed}:edge`,
  });
  const swell = fbm(sheet, { cells: 4, octaves: 2, seed: `${seed}:swell` });
  const taper = swell.map((value) => value * (has('tiger') ? 1.5 : 0.5));
  const mask = contourMask(sheet, stripes, { level: has('tiger') ? 0.5 : 0.02, levelAt: taper });
  const hair = fbm(sheet, { cells: 90, octaves: 2, seed: `${seed}:hair` });
  const hide = hideOf(spec);
  const [stripe, coat, belly] = [hide.stripe, hide.coat, hide.belly].map(toRgb);
  paintField(sheet, ({ index }, out) => {
    out.set(coat);
    blendInto(out, belly, clamp(0.5 + swell[index]));
    blendInto(out, stripe, mask[index]);
    scaleInto(out, 1 + hair[index] * 0.08);
  });
}

/** Stripes that fork and taper, as waves of one width in a flowing field. */
export const zebra: Motif = {
  id: 'zebra',
  words: {
    zebra: 6,
    tiger: 6,
    'zebra stripe': 6,
    'tiger stripe': 6,
    'animal print': 4,
    vertical: 0,
    safari: 1,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  below: {
    palettes: ['summer fruit', 'candy', 'sunset', 'island day'],
    veil: 0.06,
    isMarked: true,
  },
  variants: ['flowing', 'fine', 'broad', 'slanting'],
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0, fabric: 'none' },
  render: renderHide,
};
