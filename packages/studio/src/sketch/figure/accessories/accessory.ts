import type { Hex } from '../../../core/colour.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { Body, Side } from '../body.ts';
import type { FaceFrame } from '../face/face-frame.ts';

export type AccessoryContext = {
  scene: SceneBuilder;
  body: Body;
  frame: FaceFrame;
  colour: Hex;
  /** The hand that holds it, where one is free. */
  hand?: Side;
};

/** The place of an accessory: a figure has one of each, and two in its hands. */
export type AccessoryPlace =
  | 'head'
  | 'crown'
  | 'veil'
  | 'eyes'
  | 'ears'
  | 'neck'
  | 'throat'
  | 'breast'
  | 'body'
  | 'waist'
  | 'hand'
  | 'hands'
  | 'wrists'
  | 'legs';

/** A thing worn or carried beside the clothes. */
export type Accessory = {
  id: string;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  place: AccessoryPlace;
  /** Its colour where the prompt names none; by default a trim's. */
  ownColour?: Hex;
  /** No child wears it. */
  isForGrownUps?: boolean;
  /** Nothing of the hair shows beside it. */
  hidesHair?: boolean;
  /** The colour of a foot's skin under it. */
  skinBelow?: (skin: Hex, colour: Hex) => Hex;
  draw: (context: AccessoryContext) => void;
};
