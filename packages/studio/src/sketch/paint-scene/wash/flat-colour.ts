import { type Hex, toHex, toRgb } from '../../../core/colour.ts';
import type { RegionClass } from '../../../core/scene/scene.ts';
import { densityOfColour, shadowOf } from './pigment.ts';

export type FlatColour = {
  colour: Hex;
  regionClass: RegionClass;
  paper: Hex;
  /** Part of the pigment that lies there: 1 for the area's own colour. */
  pigment: number;
  shadow: number;
};

/** The colour of an even amount of pigment and shadow on a paper, as the painter shows it. */
export function flatColour({ colour, regionClass, paper, pigment, shadow }: FlatColour): Hex {
  const own = densityOfColour(colour);
  const grey = shadowOf(colour, regionClass);
  const bare = toRgb(paper);
  const channel = (c: 0 | 1 | 2) => bare[c] * Math.exp(-pigment * own[c] - shadow * grey[c]);
  return toHex([channel(0), channel(1), channel(2)]);
}
