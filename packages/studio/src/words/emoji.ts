import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const emojiSchema = z.record(z.string(), z.object({ name: z.string(), group: z.string() }));

/** Groups of Unicode's emoji that name things; faces, gestures, signs and flags say a mood. */
const THINGS: ReadonlySet<string> = new Set([
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'Travel & Places',
]);
/** Things that are put for emphasis. */
const EMPHASIS: ReadonlySet<string> = new Set(['fire', 'sparkles', 'party popper', 'glowing star']);

/** Names of emoji by Unicode's list (CLDR short names), without the signs that ask for a coloured glyph. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(emojiSchema.parse(require('unicode-emoji-json/data-by-emoji.json'))).flatMap(
    ([emoji, { name, group }]): [string, string][] =>
      THINGS.has(group) && !EMPHASIS.has(name) ? [[plainOf(emoji), name]] : [],
  ),
);

function plainOf(emoji: string): string {
  return emoji.replaceAll('\uFE0F', '');
}

/** One emoji, of one sign or of several that are joined, as often as it is repeated. */
const EMOJI =
  /(\p{Extended_Pictographic}(?:\uFE0F?\u200D\p{Extended_Pictographic})*)\uFE0F?(?:\1\uFE0F?)*/gu;

/** A text with the names of the things that its emoji show in their place: "🍓 on mint" is "strawberry on mint". */
export const spellEmoji = (text: string): string =>
  text.replace(EMOJI, (_, emoji: string) => ` ${NAMES.get(plainOf(emoji)) ?? ''} `);
