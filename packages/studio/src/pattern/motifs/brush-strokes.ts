import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/interpolate.ts';
import type { Sheet } from '../../core/sheet.ts';
import { stamp } from '../../core/stamp.ts';
import { TILE } from '../../core/unit.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { createPen, type Pen } from '../paint/pen.ts';
import { layGround } from './lay-ground.ts';

type Stroke = { length: number; width: number; colour: Hex };

/** Strokes to a tile, and how long, broad and turned they are, by design. */
const HANDS: Record<
  string,
  { count: number; length: number; width: number; turn: 'level' | 'any' | 'crossed' }
> = {
  gestures: { count: 100, length: 240, width: 30, turn: 'crossed' },
  dashes: { count: 420, length: 92, width: 15, turn: 'any' },
  sweeps: { count: 36, length: 430, width: 62, turn: 'level' },
  daubs: { count: 820, length: 46, width: 24, turn: 'level' },
};

/** One hair of the brush: it starts and lifts a little apart from the others, and may run dry. */
function drawHair(
  { ctx, rng }: Pen,
  { length, width, colour }: Stroke,
  place: { across: number; bend: number },
): void {
  const dry = rng.chance(0.32);
  const from = rng.range(0, 0.08);
  const to = rng.range(0.8, 1) - Math.abs(place.across) * 0.1;
  ctx.strokeStyle = withAlpha(adjust(colour, rng.range(-0.05, 0.05)), dry ? 0.35 : 0.85);
  ctx.lineWidth = rng.range(0.9, 2.6);
  ctx.beginPath();
  for (let step = 0; step <= 8; step += 1) {
    const along = lerp(from, to, step / 8);
    const x = (along - 0.5) * length;
    const y =
      place.across * width +
      place.bend * length * ((along - 0.5) ** 2 - 0.1) * 1.2 +
      Math.sin(along * 9 + place.across * 3) * width * 0.02;
    const lifted = dry && along > 0.55 && rng.chance(0.35);
    if (step === 0 || lifted) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}

function drawStroke(pen: Pen, stroke: Stroke): void {
  const hairs = Math.max(6, Math.round(stroke.width * 0.75));
  const bend = pen.rng.range(-0.3, 0.3);
  pen.ctx.lineCap = 'round';
  for (let i = 0; i < hairs; i += 1) drawHair(pen, stroke, { across: i / (hairs - 1) - 0.5, bend });
}

function drawSpatter({ ctx, rng }: Pen, colour: Hex): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = [rng.range(-22, 22), rng.range(-22, 22)];
    ctx.moveTo(x, y);
    ctx.arc(x, y, rng.range(1, 5), 0, TAU);
  }
  ctx.fill();
}

function turnOf({ rng }: MotifSpec, turn: 'level' | 'any' | 'crossed'): number {
  if (turn === 'any') return rng.range(0, TAU);
  const tilt = rng.range(-0.45, 0.45);
  return turn === 'crossed' && rng.chance(0.3) ? tilt + 1.4 : tilt;
}

function renderStrokes(sheet: Sheet, spec: MotifSpec): void {
  layGround(sheet, spec);
  const { palette, namedColours, rng, scale, variant, density } = spec;
  const colours =
    namedColours.length > 1
      ? namedColours
      : [...palette.blooms, palette.leaves[1], palette.accent, palette.dark];
  const { unit } = sheet;
  const share = (unit.width * unit.height) / TILE ** 2;
  const hand = HANDS[variant];
  const place = () => ({ x: rng.next() * unit.width, y: rng.next() * unit.height });
  for (let i = 0; i < Math.round((hand.count * share * density) / scale); i += 1) {
    const stroke = {
      length: hand.length * scale * rng.range(0.6, 1.2),
      width: hand.width * scale * rng.range(0.7, 1.3),
      colour: rng.pick(colours),
    };
    const [turn, seed] = [turnOf(spec, hand.turn), rng.seed()];
    stamp(sheet, { ...place(), reach: stroke.length * 0.75 + stroke.width }, (ctx) => {
      ctx.rotate(turn);
      drawStroke(createPen(sheet, spec, seed), stroke);
    });
  }
  for (let i = 0; i < Math.round(40 * share); i += 1) {
    const [colour, seed] = [rng.pick(colours), rng.seed()];
    stamp(sheet, { ...place(), reach: 30 }, () =>
      drawSpatter(createPen(sheet, spec, seed), colour),
    );
  }
}

/** Strokes of a bristle brush, loaded and dry. */
export const brushStrokes: Motif = {
  id: 'brush-strokes',
  words: {
    brush: 4,
    'brush stroke': 7,
    brushstroke: 7,
    stroke: 4,
    abstract: 3,
    expressive: 4,
    gestural: 5,
    paint: 2,
    'paint stroke': 6,
    splatter: 4,
    spatter: 4,
    daub: 4,
    impressionist: 4,
    modern: 1,
    contemporary: 1,
  },
  kind: 'figures',
  palettes: ['mid-century', 'sunset', 'summer fruit', 'ink', 'nordic', 'terracotta'],
  variants: ['gestures', 'dashes', 'sweeps', 'daubs'],
  grid: ({ repeat, variant }) =>
    repeat === 'straight' || variant === 'sweeps'
      ? { columns: 1, rows: 1 }
      : { columns: 2, rows: 1 },
  finish: { warp: 1 },
  render: renderStrokes,
};
