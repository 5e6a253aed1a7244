import { scaleInto } from '../../core/blend-into.ts';
import { adjust, mix } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { smoothstep } from '../../core/interpolate.ts';
import { createRamp, rampOffset } from '../../core/ramp.ts';
import type { Sheet } from '../../core/sheet.ts';
import { warpedField } from '../../core/warped-field.ts';
import type { Motif, MotifSpec } from '../motif.ts';

/** Bands of paint with thin blends between, closing on themselves. */
function paintBands({ palette, namedColours }: MotifSpec): Uint8Array {
  const { ground, light, dark, accent, blooms } = palette;
  const [a, b = mix(a, '#ffffff', 0.6), c = adjust(a, -0.18)] =
    namedColours.length > 0 ? namedColours : blooms;
  const order =
    namedColours.length > 1
      ? [ground, a, b, ground, c, a, light, b]
      : [ground, a, light, b, ground, dark, c, accent, light, a];
  const stops = order.flatMap((colour, i) => [
    { at: i / order.length, colour },
    { at: (i + 0.82) / order.length, colour: mix(colour, order[(i + 1) % order.length], 0.18) },
  ]);
  return createRamp([...stops, { at: 1, colour: order[0] }]);
}

const TURNS: Record<string, number> = { ebru: 1.35, suminagashi: 4.5, fluid: 0.9, combed: 1.6 };

function renderBands(sheet: Sheet, spec: MotifSpec): void {
  const { seed, scale, variant } = spec;
  const flow = (name: string, cells: number, amount: number) => {
    const plain = fbm(sheet, {
      cells: cells / scale,
      octaves: 4,
      gain: 0.42,
      seed: `${seed}:${name}`,
    });
    const once = warpedField(sheet, plain, {
      amount: 70,
      cells: 5,
      octaves: 3,
      seed: `${seed}:${name} fine`,
    });
    return warpedField(sheet, once, {
      amount: amount * scale,
      cells: 2,
      octaves: 3,
      seed: `${seed}:${name} broad`,
    });
  };
  const main = flow('main', variant === 'suminagashi' ? 2 : 3, 320);
  const slow = flow('slow', 2, 200);
  const tooth = fbm(sheet, { cells: 60, octaves: 3, seed: `${seed}:tooth` });
  const bands = paintBands(spec);
  const turns = TURNS[variant];
  const combs = Math.max(1, Math.round((sheet.unit.width / 1024) * 8));
  paintField(sheet, ({ index, x }, out) => {
    const comb =
      variant === 'combed' ? Math.cos((x / sheet.unit.width) * combs * Math.PI * 2) * 0.16 : 0;
    const turn = (main[index] * 1.55 + slow[index] * 0.8 + comb + 10) * turns;
    const at = turn - Math.floor(turn);
    const o = rampOffset(bands, at);
    out[0] = bands[o];
    out[1] = bands[o + 1];
    out[2] = bands[o + 2];
    const line = (at * 11) % 1;
    const rim = smoothstep(0.1, 0, Math.min(line, 1 - line)) * 0.07;
    scaleInto(out, 1 + tooth[index] * 0.04 - rim);
  });
}

/** Paint floated on water and drawn about. */
export const marbling: Motif = {
  id: 'marbling',
  words: {
    ebru: 7,
    marbled: 6,
    marbling: 6,
    suminagashi: 7,
    agate: 5,
    fluid: 4,
    liquid: 4,
    swirl: 3,
    swirly: 3,
    psychedelic: 4,
    geode: 5,
    'marbled paper': 7,
    'oil slick': 5,
    lava: 3,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  palettes: ['jewel box', 'ruby plum', 'indigo', 'seventies', 'blush garden', 'emerald night'],
  variants: ['ebru', 'fluid', 'combed', 'suminagashi'],
  pinned: (has) => {
    if (has('suminagashi')) return ['suminagashi'];
    return has('ebru') ? ['ebru', 'combed'] : [];
  },
  grid: ({ repeat }) => (repeat === 'straight' ? { columns: 1, rows: 1 } : { columns: 2, rows: 1 }),
  finish: { warp: 0 },
  render: renderBands,
};
