import type { Hex } from '../../../core/colour.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { Body } from '../body.ts';
import type { FaceFrame } from '../face/face-frame.ts';

export type AccessoryContext = {
  scene: SceneBuilder;
  body: Body;
  frame: FaceFrame;
  colour: Hex;
};

/** A thing worn or carried beside the clothes. */
export type Accessory = {
  id: string;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  /** Where it is: a figure has one of each. */
  place: 'head' | 'eyes' | 'hand' | 'neck';
  draw: (context: AccessoryContext) => void;
};
