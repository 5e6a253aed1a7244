import { type Hex, mix } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { smoothCurve } from '../../core/scene/curve.ts';
import type { Point } from '../../core/scene/point.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Body } from '../figure/body.ts';

export type BackdropStyle = 'none' | 'block' | 'arch' | 'sun' | 'band';

/** The order in which the pictures of a run take them. */
export const BACKDROPS: readonly BackdropStyle[] = ['block', 'none', 'arch', 'sun', 'band'];

type Setting = { body: Body; colour: Hex; rng: Rng };

/** A pale wash behind the figure, in the colour of what is worn, and the shadow it stands on. */
export function drawBackdrop(
  scene: SceneBuilder,
  style: BackdropStyle,
  { body, colour, rng }: Setting,
): void {
  const pen = scene.on('backdrop');
  const pale = mix(colour, '#f4efe6', 0.66);
  const top = body.heightAt(0) - 10;
  const unit = (body.floorY - top) / 9;
  const place: Placing = { x: body.pitOfNeck[0], top, unit, rng };
  const outline = style === 'none' ? undefined : OUTLINES[style](place);
  if (outline) {
    pen.region({
      class: 'backdrop',
      part: 'wash',
      colour: pale,
      outlines: [outline],
      reserve: 0.2,
    });
  }
  pen.region({
    class: 'backdrop',
    part: 'ground',
    colour: mix(colour, '#8b8884', 0.65),
    outlines: [groundShadow(body, rng)],
    reserve: 0,
  });
}

type Placing = { x: number; top: number; unit: number; rng: Rng };

const OUTLINES: Record<Exclude<BackdropStyle, 'none'>, (place: Placing) => Point[]> = {
  block: ({ x, top, unit, rng }) => {
    const half = unit * rng.range(1.6, 2.1);
    const left = x - half + rng.range(-0.5, 0.5) * unit;
    return torn({
      left,
      right: left + 2 * half,
      top: top + 0.6 * unit,
      bottom: top + 6.6 * unit,
      rng,
    });
  },
  band: ({ x, top, unit, rng }) =>
    torn({
      left: Math.max(20, x - 3.6 * unit),
      right: Math.min(748, x + 3.6 * unit),
      top: top + 3.4 * unit,
      bottom: top + 5.4 * unit,
      rng,
    }),
  sun: ({ x, top, unit, rng }) => {
    const radius = 2.3 * unit;
    const ring = Array.from({ length: 18 }, (_, i): Point => {
      const angle = (i / 18) * 2 * Math.PI;
      const long = radius * rng.range(0.96, 1.04);
      return [x + 0.5 * unit + Math.cos(angle) * long, top + 2.9 * unit + Math.sin(angle) * long];
    });
    return smoothCurve(ring, { closed: true });
  },
  arch: ({ x, top, unit, rng }) => {
    const half = unit * rng.range(1.7, 2);
    const middle = x + rng.range(-0.4, 0.4) * unit;
    const round = Array.from({ length: 11 }, (_, i): Point => {
      const angle = Math.PI + (i / 10) * Math.PI;
      return [middle + Math.cos(angle) * half, top + 2.2 * unit + Math.sin(angle) * half];
    });
    const foot = top + 7.2 * unit;
    const stray = () => rng.range(-6, 6);
    return [...round, [middle + half + stray(), foot], [middle - half + stray(), foot + stray()]];
  },
};

type Box = { left: number; right: number; top: number; bottom: number; rng: Rng };

/** A sheet of colour with edges as a wide brush leaves them. */
function torn({ left, right, top, bottom, rng }: Box): Point[] {
  const rows = 7;
  const at = (i: number) => top + ((bottom - top) * i) / (rows - 1);
  const stray = () => rng.range(-14, 14);
  const down = Array.from({ length: rows }, (_, i): Point => [right + stray(), at(i) + stray()]);
  const up = Array.from(
    { length: rows },
    (_, i): Point => [left + stray(), at(rows - 1 - i) + stray()],
  );
  return smoothCurve([...down, ...up], { closed: true });
}

function groundShadow(body: Body, rng: Rng): Point[] {
  const feet = [body.leg.left.ankle[0], body.leg.right.ankle[0]];
  const middle = (feet[0] + feet[1]) / 2 + 0.35 * body.unit;
  const wide = Math.max(1.4 * body.unit, Math.abs(feet[0] - feet[1]) / 2 + 1.2 * body.unit);
  const ring = Array.from({ length: 20 }, (_, i): Point => {
    const angle = (i / 20) * 2 * Math.PI;
    return [
      middle + Math.cos(angle) * wide * rng.range(0.9, 1.1),
      body.floorY + 2 + Math.sin(angle) * 0.15 * body.unit * rng.range(0.75, 1.2),
    ];
  });
  return smoothCurve(ring, { closed: true });
}
