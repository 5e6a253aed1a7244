import { isNegated } from '../../words/drop-negated.ts';
import { BREAK } from '../../words/tokens.ts';

/** People and figures by which a prompt says that somebody wears the garment. */
const WEARERS: ReadonlySet<string> = new Set(
  `model mannequin person figure woman women man men girl girls boy boys lady ladies gentleman child
  children kid kids toddler teenager dancer bride student`.split(/\s+/),
);
/** Words for which a garment is meant: it is shown without a wearer. */
const MEANT = new Set(['for']);
/** Words that bind a garment to its wearer. */
const WORN_BY = new Set(['by', 'on', 'with', 'show', 'showing']);
/** What follows a wearer who is seen; anything else that follows is part of a name, "women trousers". */
const AFTER = new Set(
  `in of with over under beneath and plus who wearing wears leaning standing sitting seated walking holding carrying posing
  looking dancing on at by from outdoors smiling`.split(/\s+/),
);
const WEARING = new Set(['worn', 'wearing', 'wears', 'barefoot']);
/** How a garment is shown without anybody. */
const UNWORN = new Set(['hanger', 'flatlay', 'hanging', 'folded', 'packshot']);
/** Words between a preposition and the person. */
const REACH = 5;

/**
 * True for a prompt for pattern-to-image that wants to see the garment on somebody: "worn by a
 * woman with grey hair", "on a model". "For a man" says whom it fits.
 */
export function asksForWearer(tokens: readonly string[]): boolean {
  if (refusesWearer(tokens)) return false;
  return tokens.some((token, at) => {
    if (isNegated(tokens, at)) return false;
    if (WEARING.has(token) || (token === 'bare' && tokens[at + 1] === 'feet')) return true;
    return WEARERS.has(token) && isSeen(tokens, at);
  });
}

/** True where a prompt says that nobody is to be seen: "on a hanger", "flat lay", "no model". */
export const refusesWearer = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token, at) =>
      (UNWORN.has(token) && !isNegated(tokens, at)) ||
      (token === 'flat' && /^la[iy]/.test(tokens[at + 1] ?? '')) ||
      (WEARERS.has(token) && isNegated(tokens, at)),
  );

function isSeen(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  const isWhole = next === undefined || next === BREAK || AFTER.has(next);
  if (!isWhole) return false;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i -= 1) {
    if (MEANT.has(tokens[i])) return false;
    if (WORN_BY.has(tokens[i])) return true;
    if (tokens[i] === BREAK) break;
  }
  return next !== undefined && next !== BREAK ? true : isOwnClause(tokens, at);
}

/** "…, plus size model": a clause that names the wearer alone. */
function isOwnClause(tokens: readonly string[], at: number): boolean {
  const start = tokens.lastIndexOf(BREAK, at - 1) + 1;
  return start > 0 && at - start < REACH;
}
