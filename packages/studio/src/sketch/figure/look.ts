import type { Hex } from '../../core/colour.ts';
import type { GivenPrint } from '../../core/scene/scene.ts';
import type { Elsewhere } from './accessories/accessory.ts';
import type { Face } from './face/face.ts';
import type { HairstyleId } from './hair/registry.ts';
import type { ShoeId } from './shoes/registry.ts';

export const AGES = ['child', 'young', 'middle-aged', 'older'] as const;
export type Age = (typeof AGES)[number];

/** An accessory by its id, in its colours, and where it is if not in its usual place. */
export type WornAccessory = {
  id: string;
  colour: Hex;
  trim?: Hex;
  at?: Elsewhere;
  /** The cloth that it is made of, where that is given. */
  print?: GivenPrint;
};

/** All of a figure that is not its body, pose or dress. */
export type Look = {
  skin: Hex;
  /** Colour of the hair, and how it is worn. */
  hair: Hex;
  hairstyle: HairstyleId;
  age: Age;
  face: Face;
  lips: Hex;
  eyes: Hex;
  /** Colour of a headscarf, where one is worn. */
  scarf: Hex;
  /** The cloth of the headscarf, where that is given. */
  scarfPrint?: GivenPrint;
  shoes: ShoeId;
  shoeColour: Hex;
  /** How much a figure smiles, 0 to 1. */
  smile: number;
  hasEarrings: boolean;
  /** The eyes look at the viewer, whichever way the head is turned. */
  meetsEye: boolean;
  /** Drawn only when asked for. */
  accessories: readonly WornAccessory[];
  /** Decides strands and such small things. */
  seed: number;
};
