import type { MaskCoordinates, PhotoPart, Reposition } from '@toile/contract';
import type { FieldSettings } from './fields/run-field.ts';
import type { Rewording } from './rewording.ts';

/** Tasks of an engine: one for each tool, and five for helpers of tools. */
export type BriefKind =
  | 'create-background'
  | 'swap-garment'
  | 'sketch-to-image'
  | 'create-sketch'
  | 'create-pattern'
  | 'pattern-to-image'
  | 'image-to-flatlay'
  | 'generate-mask'
  | 'photo-parts'
  | 'preview-background'
  | 'preview-flatlay'
  | 'preview-swap'
  | 'upscale-image'
  | 'recolour-pattern';

/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** The part that a picture plays in a brief. */
export type ImageRole = 'target' | 'source' | 'backdrop' | 'mask' | 'origin';

/**
 * A tool's input in the form that every engine understands. Remote engines read the instruction and
 * the images; the studio engine reads the kind, the prompt and the settings.
 */
export type ImageBrief = {
  kind: BriefKind;
  /** The user's own words, at most 2,000 characters, may be empty. */
  prompt: string;
  /** The prompt in the words of the engine that draws by rules; other engines pass it over. */
  rewording?: Rewording;
  /**
   * The whole task in English, for engines that follow natural language. Absent where engines by
   * rules alone are asked.
   */
  instruction?: string;
  /** Things that must not be in the picture, with commas, for engines with a place for them. */
  avoid?: string;
  size: PixelSize;
  /** Encoded pictures (PNG, sRGB, upright) by role. */
  images: Partial<Record<ImageRole, Uint8Array>>;
  /** The region map of the source, encoded, when this product drew the source. */
  sourceRegions?: Uint8Array;
  /** Making of a picture to enlarge, where it is known. */
  madeBy?: Making;
  settings: BriefSettings;
};

/** The kind of a finished picture, with name and version of the model that drew it. */
export type Making = { kind: BriefKind; model: string };

export type BriefSettings = FieldSettings & {
  /** Index of a face from the product's set; absent means any. */
  faceId?: number;
  /** Dots on the thing to select, as the user set them, in pixels of the target. */
  maskCoordinates?: MaskCoordinates;
  /** The part of the target to mask. */
  part?: PhotoPart;
  /** Dots on things to leave out. */
  unwantedCoordinates?: MaskCoordinates;
  /** True: the place is a photograph of the user's own, and the prompt only adds to it. */
  isPlaceGiven?: true;
  /** The new place of the target's subject. */
  reposition?: Reposition;
  /**
   * New colours for the origin, as #rrggbb, and the colours that they replace: by default its own.
   */
  recolouring?: { palette: readonly string[]; from?: readonly string[] };
  /**
   * Changes of colours, in order, that a new tile gets after drawing: those of the tile that it
   * varies.
   */
  recolourings?: readonly Recolouring[];
};

/** New colours, and the colour that each replaces, as #rrggbb. */
export type Recolouring = { palette: readonly string[]; from: readonly string[] };
