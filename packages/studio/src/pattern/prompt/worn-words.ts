import type { Hex } from '../../core/colour.ts';
import type { Match, Meaning } from './lexicon.ts';

/** What an animal can wear in a picture. */
export const WORN_KINDS = [
  'scarf',
  'party hat',
  'santa hat',
  'top hat',
  'woolly hat',
  'crown',
  'bow tie',
  'glasses',
  'jumper',
] as const;
export type WornKind = (typeof WORN_KINDS)[number];

/** One thing that the animals of a picture wear. */
export type Worn = { kind: WornKind; colour?: Hex; isStriped?: boolean };

const words = (kind: WornKind, list: string): [string, WornKind][] =>
  list.split(', ').map((word) => [word, kind]);

/** Words of things to wear, each as the kind that is drawn. */
export const WORN_WORDS: readonly [string, WornKind][] = [
  ...words('scarf', 'scarf, scarves, scarfs, muffler, neckerchief, bandana, shawl'),
  ...words('party hat', 'party hat, birthday hat, paper hat, pointed hat, wizard hat, witch hat'),
  ...words('santa hat', 'santa hat, christmas hat, santa cap, elf hat, nightcap'),
  ...words('top hat', 'top hat, bowler hat, bowler, hat'),
  ...words(
    'woolly hat',
    'woolly hat, wooly hat, bobble hat, beanie, knit hat, knitted hat, winter hat',
  ),
  ...words('crown', 'crown, tiara'),
  ...words('bow tie', 'bow tie, bowtie, bow, ribbon'),
  ...words('glasses', 'glasses, sunglasses, spectacle, eyeglasses, sunglass'),
  ...words(
    'jumper',
    'jumper, sweater, jersey, pullover, cardigan, jacket, coat, raincoat, rain coat, waistcoat, vest, hoodie, pyjama, pajama',
  ),
];

/** Words before what is worn. */
const WEARING = new Set([
  'wearing',
  'wears',
  'wear',
  'in',
  'with',
  'dressed',
  'sporting',
  'having',
]);
/** Words between those and the thing, colours and patterns among them. */
const MOST_BETWEEN = 4;
const STRIPED = new Set(
  'striped stripy stripey tartan plaid checked checkered gingham knitted knit knited patterned'.split(
    ' ',
  ),
);

const isWorn = ({ is }: Meaning) => is === 'worn';
const isWearer = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'subject' && it.wears === true);

/**
 * Settles which words name things that animals wear: "foxes in red scarves", but not "scarf print".
 * What is worn is no thing of its own and no pattern, and neither is what it is made of.
 */
export function settleWorn(matches: readonly Match[], tokens: readonly string[]): Match[] {
  let last = -1;
  const worn = new Set<Match>();
  for (const match of matches) {
    if (!match.meanings.some(isWorn)) continue;
    const hasWearer = matches.some((one) => one.to <= match.from && isWearer(one));
    const before = tokens.slice(Math.max(0, match.from - 1 - MOST_BETWEEN, last), match.from);
    const isSaid = before.some((token) => WEARING.has(token));
    const isJoined = last > 0 && (before.includes('and') || before.includes('with'));
    if (!hasWearer || !(isSaid || isJoined)) continue;
    worn.add(match);
    last = match.to;
  }
  return matches.flatMap((match) => {
    if (worn.has(match)) return [{ ...match, meanings: match.meanings.filter(isWorn) }];
    const isMadeOf =
      tokens.slice(match.from, match.to).every((token) => STRIPED.has(token)) &&
      [...worn].some(({ from }) => from === match.to);
    if (isMadeOf) return [{ ...match, meanings: [{ is: 'filler' } as const] }];
    const meanings = match.meanings.filter((it) => !isWorn(it));
    return meanings.length > 0 ? [{ ...match, meanings }] : [];
  });
}

/** The thing worn that a colour ending at token `at` is said of, if any: "red knitted scarves". */
export const wornAfter = (matches: readonly Match[], at: number): Match | undefined =>
  matches.find(({ from, meanings }) => from >= at && from - at <= 1 && meanings.some(isWorn));

/** What the animals wear, each with the colour that is said of it. */
export function readWorn(
  matches: readonly Match[],
  {
    tokens,
    asked,
  }: { tokens: readonly string[]; asked: readonly { colour: Hex; from: number; to: number }[] },
): Worn[] {
  return matches.flatMap((match) =>
    match.meanings.flatMap((meaning): Worn[] => {
      if (meaning.is !== 'worn') return [];
      const colour = asked.find(({ to }) => wornAfter([match], to) === match)?.colour;
      const isStriped = STRIPED.has(tokens[match.from - 1]);
      return [
        { kind: meaning.kind, ...(colour ? { colour } : {}), ...(isStriped ? { isStriped } : {}) },
      ];
    }),
  );
}
