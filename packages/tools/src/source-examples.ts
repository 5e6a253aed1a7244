import type { ExamplePicture } from './example-picture.ts';
import type { SourceKind } from './source-kind.ts';

const works = (
  picture: ExamplePicture['picture'],
  words: ExamplePicture['words'],
): ExamplePicture => ({ picture, accepted: true, words });

const fails = (
  picture: ExamplePicture['picture'],
  words: ExamplePicture['words'],
): ExamplePicture => ({ picture, accepted: false, words });

/** Examples of good and bad pictures, for each kind of picture that a step asks for. */
export const SOURCE_EXAMPLES: Record<SourceKind, readonly ExamplePicture[]> = {
  model: [
    works('whole-figure', 'wholeFigure'),
    works('busy-ground', 'busyGround'),
    works('half-length', 'halfLength'),
    fails('two-people', 'twoPeople'),
    fails('cut-off', 'cutOff'),
    fails('too-dark', 'tooDark'),
    fails('back-lit', 'backLit'),
    fails('far-away', 'farAway'),
    fails('low-resolution', 'lowResolution'),
  ],
  sketch: [
    works('line-figure', 'cleanLines'),
    works('painted-figure', 'painted'),
    works('technical-flat', 'technicalFlat'),
    fails('page-askew', 'pageAskew'),
    fails('full-of-notes', 'fullOfNotes'),
    fails('faint-lines', 'faintLines'),
  ],
  pattern: [
    works('pattern-tile', 'oneRepeat'),
    works('pattern-repeats', 'manyRepeats'),
    works('cloth-flat', 'clothFlat'),
    fails('cloth-folds', 'clothFolds'),
    fails('pattern-framed', 'patternFramed'),
    fails('cloth-worn', 'clothWorn'),
  ],
  garment: [
    works('whole-figure', 'garmentOnFigure'),
    works('half-length', 'garmentHalf'),
    works('garment-dress', 'garmentAlone'),
    fails('hidden-garment', 'garmentHidden'),
    fails('cut-off', 'garmentCutOff'),
    fails('two-people', 'twoPeople'),
  ],
  flatlay: [
    works('garment-shirt', 'flatLaid'),
    works('garment-dress', 'flatPrinted'),
    works('garment-tee', 'flatWhole'),
    fails('several-garments', 'severalGarments'),
    fails('garment-folded', 'garmentFolded'),
    fails('cloth-worn', 'garmentWorn'),
  ],
};
