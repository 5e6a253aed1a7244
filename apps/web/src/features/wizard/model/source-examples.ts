import { en } from '@toile/contract';
import type { SourceKind } from '@toile/tools';

/** A small picture of a source, by what it shows. */
export type DrawingId =
  | 'line-figure'
  | 'flat-garment'
  | 'faint-lines'
  | 'photo-figure'
  | 'pattern-tile'
  | 'cloth-flat'
  | 'cloth-draped'
  | 'cloth-worn'
  | 'one-person'
  | 'half-length'
  | 'dark-photo'
  | 'on-hanger'
  | 'hidden-garment'
  | 'many-people'
  | 'folded-garment';

/** A source that works well, or one that does not, and why. */
export type SourceExample = { drawing: DrawingId; accepted: boolean; text: string };

const { model, sketch, pattern, garment, flatlay } = en.wizard.sources;

/** What to bring and what not, for each kind of source. */
export const SOURCE_EXAMPLES: Record<SourceKind, readonly SourceExample[]> = {
  model: [
    { drawing: 'one-person', accepted: true, text: model.onePerson },
    { drawing: 'half-length', accepted: true, text: model.halfLength },
    { drawing: 'many-people', accepted: false, text: model.manyPeople },
    { drawing: 'dark-photo', accepted: false, text: model.darkPhoto },
  ],
  sketch: [
    { drawing: 'line-figure', accepted: true, text: sketch.lineFigure },
    { drawing: 'flat-garment', accepted: true, text: sketch.flatGarment },
    { drawing: 'faint-lines', accepted: false, text: sketch.faintLines },
    { drawing: 'photo-figure', accepted: false, text: sketch.photoFigure },
  ],
  pattern: [
    { drawing: 'pattern-tile', accepted: true, text: pattern.patternTile },
    { drawing: 'cloth-flat', accepted: true, text: pattern.clothFlat },
    { drawing: 'cloth-draped', accepted: false, text: pattern.clothDraped },
    { drawing: 'cloth-worn', accepted: false, text: pattern.clothWorn },
  ],
  garment: [
    { drawing: 'one-person', accepted: true, text: garment.onePerson },
    { drawing: 'on-hanger', accepted: true, text: garment.onHanger },
    { drawing: 'hidden-garment', accepted: false, text: garment.hiddenGarment },
    { drawing: 'many-people', accepted: false, text: garment.manyPeople },
  ],
  flatlay: [
    { drawing: 'flat-garment', accepted: true, text: flatlay.flatGarment },
    { drawing: 'on-hanger', accepted: true, text: flatlay.onHanger },
    { drawing: 'folded-garment', accepted: false, text: flatlay.foldedGarment },
    { drawing: 'one-person', accepted: false, text: flatlay.onePerson },
  ],
};
