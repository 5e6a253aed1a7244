import type { Fabric, FabricId } from '../../../core/fabrics/fabric.ts';
import { smoothstep } from '../../../core/interpolate.ts';
import { tabled } from '../../../core/lookup.ts';

/** A direction a surface faces, of length 1: right, down, to the viewer. */
export type Facing = { x: number; y: number; z: number };

/** Light that a surface gives back: `diffuse` multiplies the cloth's colour (1 is as printed), `glow` is added, 0 to 1. */
export type Lit = { diffuse: number; glow: number };

/** Writes the light of a place into `out`. */
export type Shine = (facing: Facing, out: Lit) => void;

const unit = (x: number, y: number, z: number): Facing => {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
};
const KEY = unit(-0.5, -0.58, 0.66);
const FILL = unit(0.7, -0.1, 0.6);
const HALFWAY = unit(KEY.x, KEY.y, KEY.z + 1);
/** A tall soft box on the right that shows as a second streak in what shines. */
const STRIP = unit(0.62, -0.2, 0.9);
const STRIP_HALFWAY = unit(STRIP.x, STRIP.y, STRIP.z + 1);

const dot = (a: Facing, b: Facing) => a.x * b.x + a.y * b.y + a.z * b.z;
const positive = (value: number) => (value > 0 ? value : 0);

const keyed = tabled((key) => key ** 1.15, 1.1);

/** Key from the upper left, wrapped round; sky from above; fill from the right. */
function plainLight(facing: Facing): number {
  const key = positive(dot(facing, KEY) * 0.82 + 0.18);
  return (
    0.16 + 0.2 * (0.5 - 0.5 * facing.y) + 0.74 * keyed(key) + 0.15 * positive(dot(facing, FILL))
  );
}

const FLAT = plainLight({ x: 0, y: 0, z: 1 });
const VELVETY: ReadonlySet<FabricId> = new Set(['velvet', 'suede', 'fleece', 'fur']);

/** The light of a fabric of a lightness (0 to 1), by the way a place of it faces. */
export function createShine(fabric: Fabric, lightness: number): Shine {
  const { gloss, exponent, id, sheer } = fabric;
  // Light that passes through cloth and comes back softens its shadows.
  const contrast = (1 + gloss * 0.5) * (1 - sheer * 0.45);
  if (VELVETY.has(id)) return napLight(id === 'velvet' ? 1 : 0.35, lightness);
  const main = tabled((x) => x ** (exponent * 2), 1.01);
  const strip = tabled((x) => x ** (exponent * 3), 1.01);
  // What shines mirrors a dark room beside the lamps.
  const dark = 1 - gloss * 0.09;
  return (facing, out) => {
    out.diffuse = (1 + (plainLight(facing) / FLAT - 1) * contrast) * dark;
    out.glow =
      gloss < 0.02
        ? 0
        : gloss * (0.5 * main(dot(facing, HALFWAY)) + 0.2 * strip(dot(facing, STRIP_HALFWAY)));
  };
}

/**
 * A nap gives light back at its edges, where one looks along the fibres, and little face on. A
 * pale one scatters light among its fibres: it is hardly darker face on, and nowhere in deep shade.
 */
function napLight(strength: number, lightness: number): Shine {
  const pale = smoothstep(0.5, 0.88, lightness);
  const depth = 0.15 * strength * (1 - pale) - 0.035 * pale;
  const contrast = 0.95 - 0.3 * pale;
  const sheen = 1.75 * strength * (1 - 0.45 * pale);
  return (facing, out) => {
    const plain = plainLight(facing) / FLAT;
    const rim = edgewise(1 - facing.z);
    const side = 0.65 + 0.35 * positive(dot(facing, KEY));
    out.diffuse = (1 + (plain - 1) * contrast) * (1 - depth) + rim * sheen * side;
    out.glow = 0;
  };
}

const edgewise = tabled((x) => x ** 1.15);
