import type { en } from '@toile/contract';
import type { Masking, SourceKind, StepId, Tool } from '@toile/tools';

type StepWords = keyof typeof en.instructions.steps;

const OF_MARKS: Record<Masking['marks'], StepWords> = { dots: 'maskDots', line: 'maskLine' };

const OF_SOURCES: Record<SourceKind, StepWords> = {
  model: 'upload',
  sketch: 'sourceSketch',
  pattern: 'sourcePattern',
  garment: 'sourceGarment',
  flatlay: 'sourceFlatlay',
};

/**
 * Key of the instruction for a step of a tool; undefined where the tool's prompt hint is the
 * instruction. `keepsFaces`: the engine keeps the face of the photo.
 */
export function findStepWords(
  { masking, source }: Pick<Tool, 'masking' | 'source'>,
  step: StepId,
  keepsFaces = false,
): StepWords | undefined {
  switch (step) {
    case 'mask':
      return masking && OF_MARKS[masking.marks];
    case 'source':
      return source && OF_SOURCES[source];
    case 'face':
      return keepsFaces ? 'faceKept' : 'face';
    case 'upload':
    case 'result':
      return step;
    case 'prompt':
    default:
      return undefined;
  }
}
