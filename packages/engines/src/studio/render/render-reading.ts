import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { createBackdrop } from './backdrop.ts';
import { createRelief } from './height/relief.ts';
import { type LightSetup } from './light/light-setup.ts';
import { shadowsOf } from './light/shadows.ts';
import { paintStage } from './paint-stage.ts';
import { createStage } from './stage.ts';
import { createSurfaces, type Surface } from './surfaces.ts';

export type RenderChoices = {
  surfaces: readonly Surface[];
  /** Linear skin for what sheer cloth shows. */
  skin: readonly [number, number, number];
  backdrop: string;
  light: LightSetup;
  /** Of the drape and the grain. */
  seed: string;
};

/** Renders a sketch that was read, in the chosen cloths. Returns RGBA without transparency. */
export function renderReading(reading: SketchReading, choices: RenderChoices): Uint8ClampedArray {
  const stage = createStage(reading);
  const surfaces = createSurfaces(choices.surfaces);
  const relief = createRelief(stage, surfaces, choices.seed);
  const shadows = shadowsOf(stage, relief, choices.light);
  const backdrop = createBackdrop(reading, choices.backdrop);
  return paintStage({ reading, stage, surfaces, relief, shadows, backdrop, choices });
}
