import { createBackground } from './create-background/create-background.ts';
import { createPattern } from './create-pattern/create-pattern.ts';
import { createSketch } from './create-sketch/create-sketch.ts';
import { imageToFlatlay } from './image-to-flatlay/image-to-flatlay.ts';
import { patternToImage } from './pattern-to-image/pattern-to-image.ts';
import { sketchToImage } from './sketch-to-image/sketch-to-image.ts';
import { swapGarment } from './swap-garment/swap-garment.ts';
import type { Tool } from './tool.ts';

/** The tools of the product, a line each, in the order in which it lists them. */
export const TOOLS: readonly Tool[] = [
  createBackground,
  swapGarment,
  sketchToImage,
  createSketch,
  createPattern,
  patternToImage,
  imageToFlatlay,
];
