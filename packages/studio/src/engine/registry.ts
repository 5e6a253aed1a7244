import type { Kind } from '../core/kind.ts';
import { upscaleKind } from '../larger/upscale-image.ts';
import { patternKind } from '../pattern/pattern-kind.ts';
import { recolourKind } from '../pattern/recolour-pattern.ts';
import { generateMaskKind } from '../photo/generate-mask.ts';
import { imageToFlatlayKind } from '../photo/image-to-flatlay.ts';
import { photoPartsKind } from '../photo/photo-parts.ts';
import { previewFlatlayKind } from '../photo/preview-flatlay.ts';
import { previewSwapKind } from '../photo/preview-swap.ts';
import { swapGarmentKind } from '../photo/swap-garment.ts';
import { createBackgroundKind } from '../place/create-background.ts';
import { previewBackgroundKind } from '../place/preview-background.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchToImageKind } from '../product/sketch-to-image.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import type { KindName } from './kind-traits.ts';

/** The renderers of the studio engine, a line each. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  'create-background': createBackgroundKind,
  'create-pattern': patternKind,
  'create-sketch': sketchKind,
  'generate-mask': generateMaskKind,
  'image-to-flatlay': imageToFlatlayKind,
  'pattern-to-image': patternToImageKind,
  'photo-parts': photoPartsKind,
  'preview-background': previewBackgroundKind,
  'preview-flatlay': previewFlatlayKind,
  'preview-swap': previewSwapKind,
  'recolour-pattern': recolourKind,
  'sketch-to-image': sketchToImageKind,
  'swap-garment': swapGarmentKind,
  'upscale-image': upscaleKind,
};
