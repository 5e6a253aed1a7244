import { createRng } from '../../core/rng.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Body } from '../figure/body.ts';
import { drawConstruction } from '../figure/construction.ts';
import { drawFigure } from '../figure/draw-figure.ts';
import type { Look } from '../figure/look.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { type BackdropStyle, drawBackdrop } from './backdrop.ts';
import { dress } from './dress.ts';
import { isFree } from './extent.ts';
import { drawSwatches } from './swatches.ts';

/** The page that all sketches are laid out on, in pixels; painters scale it. */
export const PAGE = { width: 768, height: 1024 };

export type SketchDesign = {
  body: Body;
  look: Look;
  outfit: Outfit;
  backdrop: BackdropStyle;
  hasSwatches: boolean;
  /** Searching lines under the drawing, as a pencil leaves them. */
  hasConstruction: boolean;
  seed: string;
};

/** A dressed figure on its page. */
export function composeSketch({
  body,
  look,
  outfit,
  backdrop,
  hasSwatches,
  hasConstruction,
  seed,
}: SketchDesign): Scene {
  const scene = createSceneBuilder(PAGE);
  const rng = createRng(`${seed}|page`);
  drawBackdrop(scene, backdrop, { body, colour: outfit.pieces[0].colour, rng });
  if (hasConstruction) drawConstruction(scene, body);
  drawFigure(scene, body, look);
  dress(scene, body, { outfit, seed });
  const drawn = scene.finish();
  if (hasSwatches && isFree(drawn, SWATCHES)) drawSwatches(scene, outfit.pieces, rng);
  return scene.finish();
}

/** The corner of the page where swatches stand. */
const SWATCHES = { left: 0, right: 120, top: 700, bottom: 1024 };
