import { isPartOfAll } from './other-parts.ts';
import { PALETTES } from './palettes.ts';
import type { AskedColour, NamedColour, PromptReading } from './read-prompt.ts';
import { type Answered, unreadPlaces } from './unread.ts';

/**
 * The reading without colours of what will not be drawn: the white of "copper stars, thin white
 * circles" makes no star white where no circles come. They stay asked for, and are told. The only
 * colour of a picture stays.
 */
export function withoutStrays(
  reading: PromptReading,
  shown: Omit<Answered, 'palette' | 'showsRefusedColour' | 'missing'>,
): PromptReading {
  const { colours, matches, tokens } = reading;
  if (shown.subjects.length === 0 || colours.length < 2) return reading;
  // Of the palette moods are told alone, which no colour stands before.
  const answered = { ...shown, palette: PALETTES[0], showsRefusedColour: false };
  const unread = new Set(unreadPlaces(reading, answered));
  const isStray = ({ to, things }: NamedColour) =>
    unread.has(to) &&
    !things?.some((id) => shown.subjects.includes(id)) &&
    !isPartOfAll(tokens[to]) &&
    matches.some(({ from }) => from === to);
  const strays = colours.filter(isStray);
  if (strays.length === 0 || strays.length === colours.length) return reading;
  const isOfStray = ({ from }: AskedColour) => strays.some((stray) => stray.from === from);
  return {
    ...reading,
    colours: colours.filter((colour) => !strays.includes(colour)),
    asked: reading.asked.map((one) => (isOfStray(one) ? { ...one, part: 'unknown' } : one)),
  };
}
