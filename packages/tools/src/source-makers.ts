import type { ToolId } from '@toile/contract';
import type { SourceKind } from './source-kind.ts';

/**
 * The tools of which the pictures show what a step asks for. A garment may be worn or by itself;
 * a flat-lay is never worn.
 */
export const SOURCE_MAKERS: Record<SourceKind, readonly [ToolId, ...ToolId[]]> = {
  model: ['create-background', 'swap-garment', 'sketch-to-image'],
  sketch: ['create-sketch'],
  pattern: ['create-pattern'],
  garment: ['create-background', 'swap-garment', 'sketch-to-image', 'pattern-to-image'],
  flatlay: ['pattern-to-image', 'image-to-flatlay'],
};
