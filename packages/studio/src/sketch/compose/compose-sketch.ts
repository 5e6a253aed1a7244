import { createRng } from '../../core/rng.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { createSceneBuilder, type SceneBuilder } from '../../core/scene/scene-builder.ts';
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
  backdrop: BackdropStyle;
  hasSwatches: boolean;
  /** Searching lines under the drawing, as a pencil leaves them. */
  hasConstruction: boolean;
  seed: string;
};

/** Draws a figure on its page, to be dressed in one outfit or in several. */
export function composeSketch(design: SketchDesign): (outfit: Outfit) => Scene {
  const figure = createSceneBuilder(PAGE);
  if (design.hasConstruction) drawConstruction(figure, design.body);
  drawFigure(figure, design.body, design.look);
  return (outfit) => dressed(figure.copy(), outfit, design);
}

function dressed(
  scene: SceneBuilder,
  outfit: Outfit,
  { body, backdrop, hasSwatches, seed }: SketchDesign,
): Scene {
  const rng = createRng(`${seed}|page`);
  drawBackdrop(scene, backdrop, { body, colour: outfit.pieces[0].colour, rng });
  dress(scene, body, { outfit, seed });
  const drawn = scene.finish();
  if (hasSwatches && isFree(drawn, SWATCHES)) drawSwatches(scene, outfit.pieces, rng);
  return scene.finish();
}

/** The corner of the page where swatches stand. */
const SWATCHES = { left: 0, right: 120, top: 700, bottom: 1024 };
