import type { MaskCoordinates, Reposition } from '@toile/contract';
import type { FieldSettings } from './fields/run-field.ts';

/** Tasks of an engine: one for each tool, and three for helpers of tools. */
export type BriefKind =
  | 'create-background'
  | 'swap-garment'
  | 'sketch-to-image'
  | 'create-sketch'
  | 'create-pattern'
  | 'pattern-to-image'
  | 'image-to-flatlay'
  | 'generate-mask'
  | 'upscale-image'
  | 'recolour-pattern';

/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** The part that a picture plays in a brief. */
export type ImageRole = 'target' | 'source' | 'mask' | 'origin';

/**
 * A tool's input turned into what every engine understands. Remote engines read the
 * instruction and the images; the studio engine reads the kind, the prompt and the settings.
 */
export type ImageBrief = {
  kind: BriefKind;
  /** The user's own words, at most 2,000 characters, may be empty. */
  prompt: string;
  /** A whole instruction for engines that follow natural language. */
  instruction: string;
  size: PixelSize;
  /** Encoded pictures (PNG, sRGB, upright) by role. */
  images: Partial<Record<ImageRole, Uint8Array>>;
  /** The region map of the source, encoded, when the source is a picture that we drew. */
  sourceRegions?: Uint8Array;
  /** For a picture that is to be larger: how it was made, where that is known. */
  madeBy?: Making;
  settings: BriefSettings;
};

/** The kind of a finished picture, with name and version of the model that drew it. */
export type Making = { kind: BriefKind; model: string };

export type BriefSettings = FieldSettings & {
  /** Index of a face from the product's set; absent means any. */
  faceId?: number;
  /** The dots with which the mask was asked for, in pixels of the target. */
  maskCoordinates?: MaskCoordinates;
  /** Dots on what the mask is to leave out. */
  unwantedCoordinates?: MaskCoordinates;
  /** The new place of the target's subject. */
  reposition?: Reposition;
  /** New colours for the origin, as #rrggbb, and those that they replace; its own unless told. */
  recolouring?: { palette: readonly string[]; from?: readonly string[] };
  /** Changes of colours, one after the other, that a tile gets once it is drawn: those of the one it varies. */
  recolourings?: readonly Recolouring[];
};

/** Colours, and by which others each is replaced, as #rrggbb. */
export type Recolouring = { palette: readonly string[]; from: readonly string[] };
