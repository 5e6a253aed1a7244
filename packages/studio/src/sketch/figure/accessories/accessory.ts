import type { Hex } from '../../../core/colour.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { Body, Side } from '../body.ts';
import type { FaceFrame } from '../face/face-frame.ts';

export type AccessoryContext = {
  scene: SceneBuilder;
  body: Body;
  frame: FaceFrame;
  colour: Hex;
  /** The colour of its trims, where the prompt names one: "black tassel". */
  trim?: Hex;
  /** The hand that holds it, where one is free. */
  hand?: Side;
  /** Pushed up from where it is worn: glasses on the hair. */
  isRaised?: boolean;
};

/** Where something is that is not worn in its usual place. */
export type Elsewhere = 'hand' | 'raised';

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
  /** Details and fabrics of clothes that it is drawn with, by their ids: the fringe of a shawl. */
  shows?: readonly string[];
  /** Nothing of the hair shows beside it. */
  hidesHair?: boolean;
  /** The colour of a foot's skin under it. */
  skinBelow?: (skin: Hex, colour: Hex) => Hex;
  draw: (context: AccessoryContext) => void;
};
