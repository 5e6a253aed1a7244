import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { StructureId } from '../materials/structures.ts';

/** Colour and cloth of a thing that is no garment. */
export type ThingCloth = { colour?: Hex; fabric?: FabricId; structure?: StructureId };
