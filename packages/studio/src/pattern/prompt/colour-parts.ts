import { ARTICLES } from '../../words/colour-lists.ts';

type Place = { from: number; to: number };

const THIN = new Set(['thin', 'fine', 'narrow', 'slim', 'hairline', 'delicate']);
/** Parts that are small beside what they belong to. */
const SMALL_PARTS = new Set(
  `accent accents detail details detailing trim trims trimming rim rims rimmed edging fleck flecks
  flecked speck specks highlight highlights overcheck overchecks vein veins stitching piping
  hairline hairlines tip tips touches glints`.split(/\s+/),
);
/** Words before "of" and "in" that make the colour after them a small part. */
const A_LITTLE = new Set(
  `accent accents fleck flecks touch touches hint hints pop pops speck specks splash splashes dash
  dashes highlights details trim stitching glints flashes`.split(/\s+/),
);
const ONLY = new Set(['only', 'entirely', 'solely', 'purely', 'all', 'just']);
const TONES = new Set(['tones', 'tone', 'shades', 'shade', 'hues', 'tints']);

/** Test for a colour that is asked for in small parts alone: "thin gold rims", "flecks of orange". */
export function isAccentAt(tokens: readonly string[], { from, to }: Place): boolean {
  if (THIN.has(tokens[from - 1]) || SMALL_PARTS.has(tokens[to])) return true;
  const joins = tokens[from - 1] === 'of' || tokens[from - 1] === 'in';
  return joins && A_LITTLE.has(tokens[from - 2]);
}

/** Test for "shades of" before a colour. */
export const isShades = (tokens: readonly string[], from: number): boolean =>
  tokens[from - 1] === 'of' && TONES.has(tokens[from - 2]);

/** Test for the only colour of a picture: "all tones of mocha", "only in blue", "in blue only". */
export function isToneAt(tokens: readonly string[], { from, to }: Place): boolean {
  if (isShades(tokens, from)) return true;
  if (tokens[to] === 'only' || tokens[to] === 'throughout' || TONES.has(tokens[to])) return true;
  const at = ARTICLES.has(tokens[from - 1]) ? from - 1 : from;
  if (tokens[at - 1] === 'in') return ONLY.has(tokens[at - 2]);
  return ONLY.has(tokens[at - 1]);
}
