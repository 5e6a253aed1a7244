/** Directions towards the lights, of length 1: x right, y down, z to the viewer. */
export type LightSetup = {
  key: readonly [number, number, number];
  fill: readonly [number, number, number];
  keyStrength: number;
  fillStrength: number;
  sky: number;
};

/** How a studio may be lit: always from the upper left, softer or harder, higher or lower. */
export const LIGHT_SETUPS: readonly LightSetup[] = [
  setup([-0.48, -0.5, 0.72], { keyStrength: 1.02, fillStrength: 0.22, sky: 0.3 }),
  setup([-0.6, -0.42, 0.68], { keyStrength: 1.12, fillStrength: 0.16, sky: 0.25 }),
  setup([-0.36, -0.62, 0.7], { keyStrength: 0.94, fillStrength: 0.26, sky: 0.35 }),
  setup([-0.55, -0.55, 0.63], { keyStrength: 1.06, fillStrength: 0.3, sky: 0.26 }),
];

type Strengths = Pick<LightSetup, 'keyStrength' | 'fillStrength' | 'sky'>;

function setup(key: [number, number, number], strengths: Strengths): LightSetup {
  return { key: unit(key), fill: unit([0.72, -0.12, 0.55]), ...strengths };
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
