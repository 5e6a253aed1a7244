import type { PhotoPart, RunDoubt, SeamScore } from '@toile/contract';
import type { Companions, Recipe } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';

/** The recipe of a picture: all that a renderer may vary. */
export type Draw = Recipe;

/** A finished picture before it is encoded: RGBA, sRGB, row by row, opaque unless it says otherwise. */
export type Drawn = {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  isSeeThrough?: boolean;
  unread: string[];
  seam?: SeamScore;
  /** What may not come out well; only of previews. */
  doubts?: readonly RunDoubt[];
  /** The parts that a photo shows; only of lists of parts. */
  parts?: readonly PhotoPart[];
  choices: Record<string, string>;
  companions?: Companions;
};

/**
 * Renders the briefs of one kind. Pure: the same brief and draw give the same pixels. Throws
 * a `refused` EngineError for pictures and wishes that it cannot work with.
 */
export type Kind = (brief: ImageBrief, draw: Draw) => Drawn | Promise<Drawn>;
