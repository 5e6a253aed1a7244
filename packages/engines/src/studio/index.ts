/** The parts of the studio engine that sheets and benches draw with, without its threads. */
export { encodePng } from './encode-png.ts';
export {
  createPattern,
  type PatternOrder,
  type PatternPicture,
} from './kinds/create-pattern.ts';
export { patternToImageKind } from './kinds/pattern-to-image.ts';

export { sketchKind } from './kinds/sketch-kind.ts';
export { measureReading, sketchToImageKind } from './kinds/sketch-to-image.ts';
export { TRIAL_PROMPTS } from './sketch/trial-prompts.ts';
