import type { Hex } from '../../core/colour.ts';
import { throwIfStopped } from '../../core/stop.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { createBackdrop } from './backdrop.ts';
import { createRelief } from './height/relief.ts';
import { shadowsOf } from './light/shadows.ts';
import type { Look } from './look.ts';
import { paintStage } from './paint-stage.ts';
import { createStage } from './stage.ts';
import { createSurfaces, type Surface } from './surfaces.ts';

export type RenderChoices = {
  surfaces: readonly Surface[];
  /** Linear skin for what sheer cloth shows. */
  skin: readonly [number, number, number];
  paper: Hex;
  look: Look;
  /** Of the drape and the grain. */
  seed: string;
};

/** RGBA without transparency, and whether any cloth in it is printed. */
export type Rendered = { data: Uint8ClampedArray; isPrinted: boolean };

/** Renders a sketch that was read, in the chosen cloths. */
export function renderReading(reading: SketchReading, choices: RenderChoices): Rendered {
  const { look, paper } = choices;
  const stage = createStage(reading);
  throwIfStopped();
  const surfaces = createSurfaces(choices.surfaces);
  const relief = createRelief(stage, surfaces, { style: look.drape, seed: choices.seed });
  throwIfStopped();
  const shadows = shadowsOf(stage, relief, look.light);
  throwIfStopped();
  const backdrop = createBackdrop(reading, { paper, ground: look.ground, light: look.light });
  return {
    data: paintStage({ reading, stage, surfaces, relief, shadows, backdrop, choices }),
    isPrinted: stage.printed.includes(1),
  };
}
