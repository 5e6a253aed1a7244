import { type Hex, isDark, isGreen, lightness } from '../../core/colour.ts';
import { type Apart, isPaper, standOut, toneAt } from '../../core/colour-moves.ts';
import type { MotifSpec } from '../motif.ts';
import type { Subject } from '../subject.ts';

/** What a silhouette needs from its ground. */
const SILHOUETTES_APART: Apart = { gap: 0.2, lightness: 0.16 };
/** Step of lightness to the lighter and the deeper tone of a thing's one colour. */
const STEP = 0.1;
/** The same for white, of which a deeper tone is soon a grey. */
const PAPER_STEP = 0.04;

/**
 * Order of one thing among others: the colours that are said of it, and none that are said of others;
 * where all the colours are others', it keeps its own.
 */
export function specOfThing(spec: MotifSpec, subject: Subject): MotifSpec {
  const coat = spec.coats?.get(subject.id);
  const own = inOwnColours(spec, subject);
  if (spec.has('silhouette')) return asSilhouette(own, coat?.[0]);
  return coat ? { ...own, coat } : own;
}

/** The colour of silhouettes for which none is named, on light ground and on dark. */
const SHADOW = { onLight: '#1f1d20', onDark: '#f3efe8' } as const satisfies Record<string, Hex>;

/** A thing in one colour throughout: the named one, else the darkest or the lightest there is. */
function asSilhouette(spec: MotifSpec, coat: Hex | undefined): MotifSpec {
  const { palette, namedColours } = spec;
  const { ground } = palette;
  const named = coat ?? namedColours.find((colour) => colour !== ground);
  const colour = named
    ? standOut(named, ground, SILHOUETTES_APART)
    : isDark(ground)
      ? SHADOW.onDark
      : SHADOW.onLight;
  return {
    ...spec,
    silhouette: colour,
    palette: {
      ...palette,
      blooms: [colour, colour, colour],
      leaves: [colour, colour],
      accent: colour,
      dark: colour,
      light: colour,
    },
  };
}

/** What keeps green leaves whatever colour is said of it: purple grapes, red apples, white roses. */
const LEAFY: ReadonlySet<Subject['group']> = new Set(['flower', 'fruit', 'food']);

function inOwnColours(spec: MotifSpec, { id, group }: Subject): MotifSpec {
  const { coloursOfThings, namedColours, palette } = spec;
  if (!coloursOfThings || coloursOfThings.size === 0) return leavesAlone(spec);
  const own = coloursOfThings.get(id);
  const bound = new Set([...coloursOfThings.values()].flat());
  const free = namedColours.filter((colour) => !bound.has(colour));
  const colours = own ?? free;
  const owed = spec.owedColours?.filter((colour) =>
    own ? own.includes(colour) : !bound.has(colour),
  );
  const owing = owed ? { owedColours: owed } : {};
  if (colours.length === 0) return { ...spec, ...owing, namedColours: [], hasColourWish: false };
  const step = isPaper(colours[0]) ? PAPER_STEP : STEP;
  const [first, second = tone(first, step), third = tone(first, -step)] = colours;
  return {
    ...spec,
    ...owing,
    namedColours: colours,
    palette: {
      ...palette,
      blooms: [first, second, third],
      // "Navy trees", "turquoise turtles": what is green by nature is none here.
      ...(own && !LEAFY.has(group) ? { leaves: [first, second] } : {}),
    },
  };
}

/** Leaves that are all there is have the colours that the prompt names, and no green of their own. */
function leavesAlone(spec: MotifSpec): MotifSpec {
  const { namedColours, palette, subjects } = spec;
  const arePlants = subjects.length > 0 && subjects.every(({ group }) => group === 'plant');
  if (!arePlants || namedColours.length === 0 || namedColours.some(isGreen)) return spec;
  const [first, second] = palette.blooms;
  return { ...spec, palette: { ...palette, leaves: [first, second] } };
}

const tone = (colour: Hex, by: number): Hex => toneAt(colour, lightness(colour) + by);
