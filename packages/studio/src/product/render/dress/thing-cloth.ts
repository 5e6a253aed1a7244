import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';

/** Colour and cloth of a thing that is no garment. */
export type ThingCloth = { colour?: Hex; fabric?: FabricId };
