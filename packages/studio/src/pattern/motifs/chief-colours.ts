import type { Hex } from '../../core/colour.ts';
import type { MotifSpec } from '../motif.ts';

/** The named colours but for those that small parts alone have, such as thin lines. */
export const chiefColours = ({ namedColours, namedAccents = [] }: MotifSpec): Hex[] =>
  namedColours.filter((colour) => !namedAccents.includes(colour));
