import { ARTICLES } from '../../words/colour-lists.ts';
import { isContentWord } from '../../words/content-word.ts';
import { BREAK } from '../../words/tokens.ts';
import type { SubjectGroup } from '../subject.ts';
import { isFigureOfSpeech } from './figures-of-speech.ts';
import type { Match, Meaning } from './lexicon.ts';

type SubjectMeaning = Extract<Meaning, { is: 'subject' }>;
type Text = { matches: readonly Match[]; tokens: readonly string[] };
type Place = Text & { match: Match; i: number };

/** Weight from which a word is the name of a pattern. */
const NAMES_IT = 4;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** "I would like roses" and "who like cats" wish; they liken nothing. */
const WISHING = words(
  `i we you they who would should could i'd we'd you'd they'd id might may to really also d`,
);
/** "Things like roses and bees" gives examples. */
const OF_MANY = words('things something anything stuff motifs motif objects');
/** "It should look like a rose garden" may be the whole wish. */
const SEEMING = words('look looks looking feel feels feeling');
/** Where what something is likened to ends. */
const ENDS = words(`${BREAK} and but with without in on where while as between among`);
/** Most words in it. */
const LONGEST = 6;
/** "Heart shaped leaves". */
const SHAPED = words('shaped sized esque');
/** "Ribbon-tied bunches", "snow-covered fields". */
const TREATED = words(
  'tied bound trimmed wrapped filled covered topped studded strewn lined printed embroidered shelled',
);
/** "A bow filled with roses" is a bow. */
const TREATED_BY = words('with by in up around of');
/** Parts and colourings that anything has: "rainbow centres". */
const PARTS_OF_ALL = words(
  'center centers centre centres edge edges edging edged rim rims lining trim piping gradient ombre hues tones shades colours colors coloured colored',
);
/** Things whose colours alone are meant before another noun: "rainbow stripes". */
const COLOURINGS = words('rainbow');
/** "Tied up with a thin ribbon". */
const BINDING = words('tied bound bundled wrapped knotted');
const BINDERS = words('with by in');
/** Words from such a doing to what it is done with. */
const BOUND_WITHIN = 6;

const TREE = 'tree';
const ALIVE_OR_MADE: ReadonlySet<SubjectGroup | undefined> = new Set<SubjectGroup>([
  'animal',
  'bird',
  'insect',
  'sea',
  'object',
  'sky',
]);
const GROWN: ReadonlySet<SubjectGroup | undefined> = new Set<SubjectGroup>([
  'flower',
  'fruit',
  'plant',
]);

/**
 * Takes the things from words that name them for the sake of another: what something is likened to
 * ("bulging like a ball", "heart shaped leaves"), what another is made or called after ("goose
 * feathers"), and what is done to it ("ribbon-tied bunches"). Such words are told, and nothing is
 * strewn for them, unless the prompt names nothing else.
 */
export function settleMentions(matches: readonly Match[], tokens: readonly string[]): Match[] {
  const text = { matches, tokens };
  const likened = likenedPlaces(text);
  const certain = new Set(matches.filter(({ from }) => likened.get(from) === 'surely'));
  const spoken = new Set(
    matches.filter((match, i) => isFigureOfSpeech({ ...text, match, i }) || isShape(match, text)),
  );
  const mentions = new Set(
    matches.filter((match, i) => {
      if (spoken.has(match)) return true;
      if (!match.meanings.some(isSubject)) return certain.has(match) && namesSomething(match);
      return likened.has(match.from) || isMention({ ...text, match, i });
    }),
  );
  const others = matches.filter((match) => !mentions.has(match));
  const hasOthers = others.some(namesSomething);
  const hasDrawn = others.some(({ meanings }) =>
    meanings.some(({ is }) => is === 'motif' || is === 'subject'),
  );
  const drawn = new Set(
    others.flatMap(({ meanings }) => meanings.flatMap((it) => (it.is === 'motif' ? [it.id] : []))),
  );
  return matches.map((match) => {
    const isSpoken = spoken.has(match);
    const isAlone = !hasOthers && !certain.has(match) && !(isSpoken && hasDrawn);
    if (!mentions.has(match) || isAlone) return match;
    // "Checks bulging like a ball": what the pattern is likened to may tell of its design.
    const isLikened = certain.has(match) && hasDrawn;
    const meanings = match.meanings.filter(
      (it) =>
        it.is !== 'subject' &&
        it.is !== 'shows' &&
        !(it.is === 'motif' && (isSpoken || (isLikened && !drawn.has(it.id)))),
    );
    return { ...match, meanings };
  });
}

const isSubject = (meaning: Meaning): meaning is SubjectMeaning => meaning.is === 'subject';
const subjectsOf = ({ meanings }: Match) => meanings.filter(isSubject);
const namesSomething = ({ meanings }: Match) =>
  meanings.some((it) => isSubject(it) || (it.is === 'motif' && it.weight >= NAMES_IT));

const isMention = (place: Place): boolean =>
  isForm(place) || isTreatment(place) || isBinding(place) || isAdjunct(place) || isDye(place);

/** "Shaped" names no shapes, nor does what it is said of: "star shaped flowers", "ribbon-like lines". */
const isShape = (match: Match, { tokens }: Text): boolean =>
  SHAPED.has(tokens[match.from]) || givesShape({ match, tokens });

/** "Bell-shaped", "feather-like". */
function givesShape({ match, tokens }: Pick<Place, 'match' | 'tokens'>): boolean {
  if (match.plural) return false;
  const next = tokens[match.to];
  const isLike = next === 'like' && isContentWord(tokens[match.to + 1] ?? '');
  return SHAPED.has(next) || (isLike && subjectsOf(match).length === 1);
}

/** "Tie dye spiral, rainbow": the colours of a dyed cloth. */
const isDye = ({ match, matches }: Place): boolean =>
  !match.plural &&
  COLOURINGS.has(match.phrase) &&
  matches.some(({ meanings }) => meanings.some((it) => it.is === 'motif' && it.id === 'tie-dye'));

/** "Bell-shaped", "feather-like", "rainbow centres". */
const isForm = (place: Place): boolean =>
  givesShape(place) || (!place.match.plural && PARTS_OF_ALL.has(place.tokens[place.match.to]));

const isTreatment = ({ match, tokens }: Place): boolean =>
  !match.plural && TREATED.has(tokens[match.to]) && !TREATED_BY.has(tokens[match.to + 1]);

/** What something is tied with. */
function isBinding({ match, tokens }: Place): boolean {
  const before = tokens.slice(Math.max(0, match.from - BOUND_WITHIN), match.from);
  const clause = before.slice(before.lastIndexOf(BREAK) + 1);
  const at = clause.findLastIndex((token) => BINDING.has(token));
  const rest = clause.slice(at + 1);
  return at >= 0 && rest.some((token) => BINDERS.has(token)) && !rest.includes('and');
}

/** A noun right before the noun that it belongs to: "goose feathers", "rainbow stripes". */
function isAdjunct({ match, i, matches, tokens }: Place): boolean {
  const next = matches[i + 1];
  if (match.plural || next?.from !== match.to) return false;
  if (COLOURINGS.has(match.phrase) && next.meanings.some(isDrawn)) return true;
  const [own, heads] = [subjectsOf(match), subjectsOf(next)];
  const isOfMany = heads.length !== 1 && next.phrase !== TREE;
  if (isOfMany || isColourBefore(match)) return false;
  if (own.some(({ id }) => id === heads[0].id) || isInRow({ match, i, matches, tokens })) {
    return false;
  }
  if (!isMany(next, tokens) && !ARTICLES.has(tokens[match.from - 1])) return false;
  return own.every(({ group }) =>
    isCalledAfter(group, { ...heads[0], isTree: next.phrase === TREE }),
  );
}

/** "Coral fish" may have a colour, and so may what plants are called after; flamingo feathers are feathers. */
const isColourBefore = (match: Match) =>
  match.meanings.some(({ is }) => is === 'colour') &&
  !subjectsOf(match).every(({ group }) => group === 'bird' || group === 'animal');

/** More than one, also where a plural is a word of its own. */
const isMany = ({ plural, to }: Match, tokens: readonly string[]) =>
  plural || /[^s]s$/.test(tokens[to - 1] ?? '');

const isDrawn = (meaning: Meaning) =>
  isSubject(meaning) || (meaning.is === 'motif' && meaning.weight >= 1);

/** Things in a row without commas are a list: "fox bear owls". */
function isInRow({ match, i, matches }: Place): boolean {
  const before = matches[i - 1];
  const last = matches[i + 2];
  const next = matches[i + 1];
  const hasBefore = before?.to === match.from && before.meanings.some(isSubject);
  return hasBefore || (last?.from === next?.to && last.meanings.some(isSubject));
}

/** Apple trees bear apples and rose wreaths roses; a rose teacup is a teacup, and a maple tree a tree. */
function isCalledAfter(
  group: SubjectGroup | undefined,
  { isTree, ...head }: SubjectMeaning & { isTree: boolean },
): boolean {
  if (ALIVE_OR_MADE.has(group)) return true;
  if (!GROWN.has(group)) return head.group === 'object';
  return (
    head.group === 'object' ||
    head.group === 'food' ||
    (group === 'plant' && head.group === 'plant' && isTree)
  );
}

/** Places of what something is likened to: surely where words before tell what is likened. */
function likenedPlaces({ matches, tokens }: Text): Map<number, 'surely' | 'perhaps'> {
  const places = new Map<number, 'surely' | 'perhaps'>();
  tokens.forEach((token, at) => {
    const isSimile = token === 'like' ? isLikening({ matches, tokens }, at) : isAs(tokens, at);
    const isInShape = token === 'of' && tokens[at - 1] === 'shape';
    if (!isSimile && !isInShape) return;
    const before = tokens.slice(0, at);
    const isSure = before.some(isContentWord) && !SEEMING.has(tokens[at - 1]);
    for (let i = at + 1; i <= at + LONGEST && i < tokens.length; i += 1) {
      if (ENDS.has(tokens[i])) break;
      if (token === 'as' && tokens[i] === 'of') break;
      places.set(i, isSure ? 'surely' : 'perhaps');
    }
  });
  return places;
}

/** "Like" that neither wishes nor gives examples, and ends no word ("feather-like leaves"). */
function isLikening({ matches, tokens }: Text, at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || WISHING.has(before) || OF_MANY.has(before)) return false;
  const noun = matches.find(({ to }) => to === at);
  if (!noun) return true;
  const isOfMany = noun.meanings.filter(isSubject).length > 1 || isFlowers(noun);
  const isEnding = !noun.plural && !ARTICLES.has(tokens[at + 1]) && noun.meanings.some(isSubject);
  return !isOfMany && !isEnding;
}

const isFlowers = ({ phrase }: Match) => phrase === 'flower' || phrase === 'floral';

/** "As big as oranges", "dressed as kings", but not "as well as roses" and "such as roses". */
const isAs = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'as' &&
  at > 0 &&
  !['such', 'well', 'same', BREAK].includes(tokens[at - 1]) &&
  tokens[at + 1] !== 'well';
