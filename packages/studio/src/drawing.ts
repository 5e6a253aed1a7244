/** The parts of the studio engine that sheets and benches draw with, without its threads. */
export { encodePng } from './core/encode-png.ts';
export { components } from './core/plane/components.ts';
export { distanceTo } from './core/plane/distance-to.ts';
export { STUDIO_MODEL } from './core/studio-model.ts';
export { upscaleKind } from './larger/upscale-image.ts';
export { OWN_MODELS, useModels } from './models/model-settings.ts';
export { createModelStore } from './models/model-store.ts';
export {
  createPattern,
  type PatternOrder,
  type PatternPicture,
} from './pattern/create-pattern.ts';
export { patternKind } from './pattern/pattern-kind.ts';
export { drawSubjectAlone } from './pattern/subjects/draw-alone.ts';
export { readPhoto } from './photo/cache/read-photo.ts';
export { toLab } from './photo/field/to-lab.ts';
export { imageToFlatlayKind } from './photo/image-to-flatlay.ts';
export { loadModels } from './photo/load-models.ts';
export { maskFromDots } from './photo/mask/mask-from-dots.ts';
export { type ModelAnswers, openReading, type PhotoReading } from './photo/open-reading.ts';
export { JOINT_NAMES, namedJoints } from './photo/pose/joints.ts';
export { swapDoubts } from './photo/swap/doubts/swap-doubts.ts';
export { knownFlatLay } from './photo/swap/source/known-flat-lay.ts';
export { swapGarmentKind } from './photo/swap-garment.ts';
export { drawFigurePhoto } from './photo/testing/draw-figure-photo.ts';
export { drawFlatLayPhoto, type FlatLayOrder } from './photo/testing/draw-flat-lay-photo.ts';
export { innerDots } from './photo/testing/inner-dots.ts';
export { overlap } from './photo/testing/overlap.ts';
export { decodeParts, encodeParts } from './photo/testing/parts-file.ts';
export { createBackgroundKind } from './place/create-background.ts';
export { patternToImageKind } from './product/pattern-to-image.ts';
export { measureReading, sketchToImageKind } from './product/sketch-to-image.ts';
export { TRIAL_PROMPTS } from './sketch/compose/trial-prompts.ts';
export { sketchKind } from './sketch/sketch-kind.ts';
export { listCatalogue } from './vocabulary/catalogue.ts';
