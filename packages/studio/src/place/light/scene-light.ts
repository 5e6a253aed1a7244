import { type Light, luminance, mixLight, scaleLight } from '../../core/linear.ts';
import type { SceneLight, Stage } from '../stage.ts';

const EXPOSURE = { dawn: 0.94, day: 1.02, golden: 1, dusk: 0.8, night: 0.72 } as const;

/** The light out of doors on the subject, as the hour has it. */
export function outdoorLight(
  { daylight, side }: Stage,
  more: Partial<SceneLight> = {},
): SceneLight {
  const { key, ambient, time, weather, back } = daylight;
  const isSunny = weather === 'clear' && time !== 'night' && time !== 'dusk';
  const both: Light = [
    key[0] + ambient[0] * 1.2,
    key[1] + ambient[1] * 1.2,
    key[2] + ambient[2] * 1.2,
  ];
  return {
    tint: mixLight(
      scaleLight(both, 1 / luminance(both)),
      [1, 1, 1],
      time === 'dusk' || time === 'night' ? 0.45 : 0.1,
    ),
    exposure: EXPOSURE[time] * (isSunny ? 1 : 0.95),
    side,
    back,
    shadow: isSunny ? 0.62 : 0.3,
    shadowLength: time === 'day' ? 0.45 : 1,
    softness: isSunny ? 0.25 : 0.85,
    gloss: 0,
    ...more,
  };
}

/** The even, near-white light of a room or a studio. */
export const indoorLight = (
  { side }: Stage,
  tint: Light = [1, 1, 1],
  more: Partial<SceneLight> = {},
): SceneLight => ({
  tint: scaleLight(tint, 1 / luminance(tint)),
  exposure: 1,
  side,
  back: 0.08,
  shadow: 0.4,
  shadowLength: 0.4,
  softness: 0.6,
  gloss: 0,
  ...more,
});

/** Dark, middle and bright leaves, each under its share of the sun. */
export type LeafLights = readonly [dark: Light, middle: Light, bright: Light];

/** Light that leaves reflect: dark ones in the shade of others, bright ones in the sun. */
export const litLeaves = (
  stage: Stage,
  [dark, middle, bright]: readonly Light[],
  [inShade, between, inSun]: readonly [number, number, number],
): LeafLights => [
  litSurface(stage, dark, inShade),
  litSurface(stage, middle, between),
  litSurface(stage, bright, inSun),
];

/** Light that a surface of this colour reflects, in the sun (0 shade to 1) and under the sky. */
export function litSurface({ daylight }: Stage, colour: Light, sunlit: number): Light {
  const { key, ambient } = daylight;
  return [
    colour[0] * (ambient[0] + key[0] * sunlit) * 1.35,
    colour[1] * (ambient[1] + key[1] * sunlit) * 1.35,
    colour[2] * (ambient[2] + key[2] * sunlit) * 1.35,
  ];
}
