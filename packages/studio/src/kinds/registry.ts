import { createBackgroundKind } from './create-background.ts';
import { generateMaskKind } from './generate-mask.ts';
import { imageToFlatlayKind } from './image-to-flatlay.ts';
import type { Kind } from './kind.ts';
import type { KindName } from './kind-names.ts';
import { patternKind } from './pattern-kind.ts';
import { patternToImageKind } from './pattern-to-image.ts';
import { recolourKind } from './recolour-pattern.ts';
import { sketchKind } from './sketch-kind.ts';
import { sketchToImageKind } from './sketch-to-image.ts';
import { swapGarmentKind } from './swap-garment.ts';
import { upscaleKind } from './upscale-image.ts';

/** The renderers of the studio engine, a line each. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  'create-background': createBackgroundKind,
  'create-pattern': patternKind,
  'create-sketch': sketchKind,
  'generate-mask': generateMaskKind,
  'image-to-flatlay': imageToFlatlayKind,
  'pattern-to-image': patternToImageKind,
  'recolour-pattern': recolourKind,
  'sketch-to-image': sketchToImageKind,
  'swap-garment': swapGarmentKind,
  'upscale-image': upscaleKind,
};
