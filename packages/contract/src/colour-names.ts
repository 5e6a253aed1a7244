import { z } from 'zod';
import { COLOURS_PER_PALETTE } from './limits.ts';
import { validation } from './messages/en/validation.ts';

const HEXES = new RegExp(`^[0-9a-f]{6}(,[0-9a-f]{6}){0,${COLOURS_PER_PALETTE - 1}}$`);

/** Query of GET /colour-names/: six digits each, without "#", parted by commas. */
export const colourNamesQuerySchema = z.object({
  hex: z.string(validation.invalidValue).regex(HEXES, validation.invalidValue),
});

/** Answer of GET /colour-names/: the nearest name of each colour, in their order. */
export const colourNamesSchema = z.object({ names: z.array(z.string()) });
