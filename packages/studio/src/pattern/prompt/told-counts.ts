import { CLOSED, COLOURS, countOf } from './limited-colours.ts';
import type { PromptReading } from './read-prompt.ts';
import type { Answered } from './unread.ts';

const KINDS: ReadonlySet<string> = new Set(
  'kind kinds type types sort sorts variety varieties species breed breeds'.split(' '),
);
/** Flowers that a floral mixes where none is named. */
const MIXED_FLOWERS = 3;

type Text = { reading: PromptReading; answered: Answered };

/**
 * The places of counts of things, kinds and colours, each with whether the picture keeps it: "five
 * different mushrooms" where one is drawn is not kept, nor "only three colours" where things and
 * leaves have colours of their own.
 */
export function countPlaces({ reading, answered }: Text): ReadonlyMap<number, boolean> {
  const { tokens } = reading;
  const places = new Map<number, boolean>();
  tokens.forEach((token, at) => {
    const count = countOf(token);
    const next = at + 1;
    const isOfKinds =
      tokens[next] === 'different' || (KINDS.has(tokens[next]) && tokens[next + 1] === 'of');
    const isOfColours = COLOURS.has(tokens[next]);
    if (count !== undefined && isOfGroups(reading, next)) places.set(at, false);
    if (count === undefined || !(isOfKinds || isOfColours)) return;
    const isKept = isOfKinds
      ? count <= kindsIn(answered)
      : !hasOwnColours(answered) || isClosedAt(count, reading);
    const after = isOfColours && CLOSED.has(tokens[next + 1]) ? [next + 1] : [];
    for (const place of [at, next, ...after]) places.set(place, isKept);
  });
  return places;
}

/** Words behind things that are counted by groups. A design repeats: "five roses" counts nothing. */
const GROUPS: ReadonlySet<string> = new Set(['to', 'per', 'each', 'every', 'apiece']);

/** Test for things of which as many are drawn as come, in groups of a number: "three toucans to a branch". */
const isOfGroups = ({ matches, tokens }: PromptReading, at: number): boolean =>
  matches.some(
    ({ from, to, plural, meanings }) =>
      from === at &&
      plural &&
      meanings.some(({ is }) => is === 'subject') &&
      !isTwin(meanings) &&
      tokens.slice(to, to + 2).some((token) => GROUPS.has(token)),
  );

/** Things that are drawn by twos: a pair of cherries. */
const TWINS: ReadonlySet<string> = new Set(['cherry']);
const isTwin = (meanings: PromptReading['matches'][number]['meanings']): boolean =>
  meanings.some((it) => it.is === 'subject' && TWINS.has(it.id));

const kindsIn = ({ subjects, motifs }: Answered): number =>
  subjects.length === 0 && motifs.some(({ lays }) => lays === 'flowers')
    ? MIXED_FLOWERS
    : subjects.length;

const hasOwnColours = ({ motifs }: Answered): boolean =>
  motifs.some(({ lays, isLeafy }) => lays === 'flowers' || lays === 'anything' || isLeafy === true);

/** Test for a palette that is closed to the colours named, no more than were allowed. */
const isClosedAt = (count: number, { isLimited, asked }: PromptReading): boolean =>
  isLimited && asked.length > 0 && asked.length <= count;
