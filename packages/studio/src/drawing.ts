/** The parts of the studio engine that sheets and benches draw with, without its threads. */
export { encodePng } from './encode-png.ts';
export { createBackgroundKind } from './kinds/create-background.ts';
export {
  createPattern,
  type PatternOrder,
  type PatternPicture,
} from './kinds/create-pattern.ts';
export { imageToFlatlayKind } from './kinds/image-to-flatlay.ts';
export { patternKind } from './kinds/pattern-kind.ts';
export { patternToImageKind } from './kinds/pattern-to-image.ts';
export { sketchKind } from './kinds/sketch-kind.ts';
export { measureReading, sketchToImageKind } from './kinds/sketch-to-image.ts';
export { swapGarmentKind } from './kinds/swap-garment.ts';
export { upscaleKind } from './kinds/upscale-image.ts';
export { OWN_MODELS, useModels } from './models/model-settings.ts';
export { createModelStore } from './models/model-store.ts';
export { loadModels } from './photo/load-models.ts';
export { maskFromDots } from './photo/mask/mask-from-dots.ts';
export { openReading } from './photo/open-reading.ts';
export { drawFigurePhoto } from './photo/testing/draw-figure-photo.ts';
export { overlap } from './photo/testing/overlap.ts';
export { TRIAL_PROMPTS } from './sketch/trial-prompts.ts';
export { STUDIO_MODEL } from './studio-model.ts';
