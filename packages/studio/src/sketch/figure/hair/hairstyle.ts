import type { Rng } from '../../../core/rng.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { BodyKind } from '../body.ts';
import type { FaceFrame } from '../face/face-frame.ts';
import type { Look } from '../look.ts';

/** What hair is drawn with. */
export type HairContext = {
  pen: LayerPen;
  frame: FaceFrame;
  look: Look;
  rng: Rng;
  /** How much it blows to the right, −1 to 1. */
  wind: number;
};

/** A way to wear hair. */
export type Hairstyle = {
  id: string;
  /** Words and phrases that ask for it. */
  words: readonly string[];
  who: readonly BodyKind[];
  /** What hangs behind neck and shoulders. */
  behind?: (context: HairContext) => void;
  /** What lies over head and face. */
  front?: (context: HairContext) => void;
};
