import { COLOUR_NAMES } from '../words/colour-names.ts';
import type { Role } from './grammar.ts';

/** Names of colours, each colour once. */
function colourWords(): string[] {
  const byColour = new Map(Object.entries(COLOUR_NAMES).map(([name, colour]) => [colour, name]));
  return [...byColour.values()];
}

/** A part that colours play. */
export const colourRole = ({ id, meaning, most }: Omit<Role, 'words'>): Role => ({
  id,
  meaning,
  words: colourWords(),
  most,
});
