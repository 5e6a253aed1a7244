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
  /** Linear light of a place behind the figure, for each pixel of the page; absent for a plain ground. */
  place?: Float32Array;
  look: Look;
  /** Of the drape and the grain. */
  seed: string;
  /** True: the sketch's strokes lie over the paint. */
  isInked: boolean;
};

/** RGBA without transparency, and whether any cloth in it is printed. */
export type Rendered = { data: Uint8ClampedArray; isPrinted: boolean };

/** Renders a sketch that was read, in the chosen cloths. */
export function renderReading(reading: SketchReading, choices: RenderChoices): Rendered {
  const { look, paper } = choices;
  const stage = createStage(reading);
  throwIfStopped();
  const surfaces = createSurfaces(choices.surfaces);
  const relief = createRelief(stage, surfaces, {
    style: look.drape,
    seed: choices.seed,
    isInked: choices.isInked,
  });
  throwIfStopped();
  const shadows = shadowsOf(stage, relief, look.light);
  throwIfStopped();
  const backdrop = choices.place
    ? beforeBalance(choices.place, look)
    : createBackdrop(reading, { paper, ground: look.ground, light: look.light });
  return {
    data: paintStage({ reading, stage, surfaces, relief, shadows, backdrop, choices }),
    isPrinted: stage.printed.includes(1),
  };
}

/** A place as it has to be before the balance that the figure's light needs. */
function beforeBalance(place: Float32Array, { balance }: Look): Float32Array {
  for (let i = 0; i < place.length; i += 1) place[i] /= balance[i % 3];
  return place;
}
