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
