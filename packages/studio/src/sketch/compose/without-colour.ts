import { fromLab, type Hex, mix, toLab } from '../../core/colour.ts';
import type { DrawOperation, PlacedPrint, Region, Scene } from '../../core/scene/scene.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';
import { isRefused } from '../outfit/refused.ts';

/** Words that ask for lines and nothing else. */
const LINES: ReadonlySet<string> = new Set([
  'line drawing',
  'line art',
  'line only',
  'black line only',
  'outline drawing',
  'contour drawing',
  'uncoloured',
]);
/** Words that ask for greys. */
const GREYS: ReadonlySet<string> = new Set([
  'black and white drawing',
  'black and white sketch',
  'black and white illustration',
  'black and white line drawing',
  'monochrome drawing',
  'monochrome sketch',
  'greyscale',
  'grayscale',
]);

type Colourless = 'lines' | 'greys';

/** How a prompt asks for a drawing without colour, if it does. */
function colourlessOf({ wishes }: OutfitReading): Colourless | undefined {
  if (wishes.some(({ phrase }) => LINES.has(phrase))) return 'lines';
  return wishes.some(({ phrase }) => GREYS.has(phrase)) ? 'greys' : undefined;
}

const PAPER = '#fdfcf9';

/** The scene, with its colours taken away where the prompt asks for a drawing without colour. */
export function inColoursAsked(scene: Scene, reading: OutfitReading): Scene {
  const kind = colourlessOf(reading);
  const page = isUnshaded(reading) ? withoutShade(scene) : scene;
  return kind ? withoutColour(page, kind) : page;
}

const SHADING: ReadonlySet<string> = new Set(['shading', 'shade', 'shades', 'shadow', 'shadows']);

const isUnshaded = ({ tokens }: OutfitReading): boolean =>
  tokens.some((token, at) => SHADING.has(token) && isRefused(tokens, at));

/** The scene in even colours: "no shading". */
const withoutShade = (scene: Scene): Scene => ({
  ...scene,
  operations: scene.operations.map((one) =>
    one.op === 'region' ? { ...one, shade: [], depth: [], light: [] } : one,
  ),
});

/** The scene without colours: all white between the lines, or each as light as it was. */
function withoutColour(scene: Scene, kind: Colourless): Scene {
  const tint = kind === 'greys' ? greyOf : () => PAPER;
  return { ...scene, operations: scene.operations.map((one) => bare(one, kind, tint)) };
}

const greyOf = (colour: Hex): Hex => fromLab([toLab(colour)[0], 0, 0]);

function bare(one: DrawOperation, kind: Colourless, tint: (colour: Hex) => Hex): DrawOperation {
  if (one.op === 'stroke')
    return one.colour === undefined
      ? one
      : { ...one, colour: greyOf(mix(one.colour, '#2b2a30', 0.4)) };
  const shades = kind === 'lines' ? { shade: [], depth: [], light: [] } : {};
  const isInk = kind === 'lines' && one.class === 'hair';
  return {
    ...one,
    ...shades,
    colour: isInk ? '#e9e7e2' : tint(one.colour),
    ...(one.print && { print: printIn(one.print, kind === 'lines' ? greyOf : tint) }),
  } satisfies Region;
}

const printIn = (print: PlacedPrint, tint: (colour: Hex) => Hex): PlacedPrint => ({
  ...print,
  lines: print.lines.map((line) => ({ ...line, colour: tint(line.colour) })),
  shapes: print.shapes.map((shape) => ({ ...shape, colour: tint(shape.colour) })),
});
