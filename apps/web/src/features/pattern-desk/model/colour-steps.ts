/** Colours on the desk; null stands for the pattern's own. */
export type DeskPalette = readonly string[] | null;

/** The colours on the cloth, with those before and after them in the order of the choices. */
export type ColourSteps = {
  past: readonly DeskPalette[];
  now: DeskPalette;
  future: readonly DeskPalette[];
  /** Time of the last choice, in milliseconds. */
  chosenAtMs: number;
};

export const NO_STEPS: ColourSteps = { past: [], now: null, future: [], chosenAtMs: 0 };

/** Pause that ends a choice: a colour picker that is dragged tells every colour on its way. */
const PAUSE_MS = 700;
const MOST_STEPS = 100;

type Chosen = { palette: DeskPalette; atMs: number };

/** Other colours on the cloth; choices that follow each other at once are one step. */
export function chooseColours(steps: ColourSteps, { palette, atMs }: Chosen): ColourSteps {
  if (palette?.join() === steps.now?.join()) return steps;
  const isSameStep = atMs - steps.chosenAtMs < PAUSE_MS && isOneColourApart(palette, steps.now);
  const past = isSameStep ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS);
  return { past, now: palette, future: [], chosenAtMs: atMs };
}

function isOneColourApart(one: DeskPalette, other: DeskPalette): boolean {
  return !!one && !!other && one.filter((hex, place) => hex !== other[place]).length <= 1;
}

/** The colours before the last choice. */
export function undoColours(steps: ColourSteps): ColourSteps {
  const now = steps.past.at(-1);
  if (now === undefined) return steps;
  const past = steps.past.slice(0, -1);
  return { past, now, future: [steps.now, ...steps.future], chosenAtMs: 0 };
}

/** The colours that the last step back took away. */
export function redoColours(steps: ColourSteps): ColourSteps {
  const [now, ...future] = steps.future;
  if (now === undefined) return steps;
  return { past: [...steps.past, steps.now], now, future, chosenAtMs: 0 };
}
