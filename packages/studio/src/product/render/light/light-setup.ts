/** Directions towards the lights, of length 1: x right, y down, z to the viewer. */
export type LightSetup = {
  key: readonly [number, number, number];
  fill: readonly [number, number, number];
  keyStrength: number;
  fillStrength: number;
  sky: number;
  /** Of the key: 1 a large soft box whose light reaches around things, towards 0 a bare lamp. */
  softness: number;
  /** The side that the key comes from: −1 left, 1 right. */
  side: -1 | 1;
};

/** Large box from the upper left: the ordinary light of a catalogue. */
export const SOFT_BOX = setup([-0.48, -0.5, 0.72], {
  keyStrength: 1.02,
  fillStrength: 0.22,
  sky: 0.3,
  softness: 0.9,
});

/** Low sun through a window on the right: hard, with dark shadows. */
export const HARD_SUN = setup([0.62, -0.42, 0.6], {
  keyStrength: 1.3,
  fillStrength: 0.14,
  sky: 0.2,
  softness: 0.3,
});

/** White light from everywhere, a little more from above on the right. */
export const BRIGHT_TENT = setup([0.26, -0.6, 0.76], {
  keyStrength: 0.82,
  fillStrength: 0.36,
  sky: 0.46,
  softness: 1.15,
});

/** One light far to the left in a dark room. */
export const SIDE_LAMP = setup([-0.78, -0.34, 0.5], {
  keyStrength: 1.28,
  fillStrength: 0.12,
  sky: 0.17,
  softness: 0.55,
});

/** A bare lamp at the side: one half lit, the other in shade. */
export const SIDE_SPOT = setup([-0.9, -0.16, 0.4], {
  keyStrength: 1.5,
  fillStrength: 0.05,
  sky: 0.1,
  softness: 0.16,
});

/** Candles a little below the face: warm and near, the rest of the room in the dark. */
export const CANDLE = setup([-0.5, 0.1, 0.74], {
  keyStrength: 0.86,
  fillStrength: 0.07,
  sky: 0.1,
  softness: 0.7,
});

/** One lamp from above in a dark hall. */
export const LOW_KEY = setup([-0.5, -0.72, 0.46], {
  keyStrength: 1.36,
  fillStrength: 0.05,
  sky: 0.1,
  softness: 0.35,
});

/** A flash on the camera: flat and hard, from the front. */
export const FLASH = setup([-0.1, -0.12, 0.98], {
  keyStrength: 1.2,
  fillStrength: 0.1,
  sky: 0.16,
  softness: 0.12,
});

/** The sun shortly before it sets. */
export const LOW_SUN = setup([0.74, -0.18, 0.52], {
  keyStrength: 1.3,
  fillStrength: 0.16,
  sky: 0.2,
  softness: 0.45,
});

type Strengths = Pick<LightSetup, 'keyStrength' | 'fillStrength' | 'sky' | 'softness'>;

function setup(key: [number, number, number], strengths: Strengths): LightSetup {
  const side = key[0] < 0 ? -1 : 1;
  return { key: unit(key), fill: unit([-0.72 * side, -0.12, 0.55]), side, ...strengths };
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The same lamps with left and right exchanged. */
export function mirrored(light: LightSetup): LightSetup {
  const [keyX, keyY, keyZ] = light.key;
  const [fillX, fillY, fillZ] = light.fill;
  return {
    ...light,
    key: [-keyX, keyY, keyZ],
    fill: [-fillX, fillY, fillZ],
    side: light.side === 1 ? -1 : 1,
  };
}
