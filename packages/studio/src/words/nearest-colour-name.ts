import { type Hex, type Lab, toLab } from '../core/colour.ts';
import { COLOUR_NAMES } from './colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from './colour-trade-names.ts';

type Named = { name: string; lab: Lab; isPlain: boolean };

/**
 * Distance (OKLab) by which a name of the trade must be nearer than a plain one: about the smallest
 * difference that the eye sees (0.02 in CSS Color 4), so "navy" stands before what looks the same.
 */
const PLAIN_LEAD = 0.02;

/** Names that say more than a colour: a cloth and its wash, bare skin, a brand. */
const SAYS_MORE = /denim|wash$|^nude$|^barbie/;

let names: readonly Named[] | undefined;

/** Names that are colours wherever they stand in a prompt. */
function listNames(): readonly Named[] {
  names ??= Object.entries({ ...SAFE_TRADE_NAMES, ...COLOUR_NAMES })
    .filter(([name]) => !Object.hasOwn(TRADE_NAMES, name) && !SAYS_MORE.test(name))
    .map(([name, hex]) => ({
      name,
      lab: toLab(hex),
      isPlain: Object.hasOwn(COLOUR_NAMES, name),
    }));
  return names;
}

/** The colour name nearest to a colour, of those that every reader of prompts understands. */
export function nearestColourName(hex: Hex): string {
  const [light, a, b] = toLab(hex);
  let nearest = { name: '', distance: Number.POSITIVE_INFINITY };
  for (const { name, lab, isPlain } of listNames()) {
    const apart = Math.hypot(lab[0] - light, lab[1] - a, lab[2] - b);
    const distance = isPlain ? apart : apart + PLAIN_LEAD;
    if (distance < nearest.distance) nearest = { name, distance };
  }
  return nearest.name;
}
