import { type Hex, isDark, isGreen, lightness, mix, toLch } from '../../core/colour.ts';
import { colourGap } from '../../core/colour-moves.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Context, Sheet } from '../../core/sheet.ts';
import type { MotifSpec } from '../motif.ts';
import type { Palette } from '../prompt/palettes.ts';
import { LEAF_WORDS } from '../prompt/refusals.ts';
import type { Style } from '../prompt/settings-words.ts';
import type { Worn } from '../prompt/worn-words.ts';

/** All that is needed to draw one figure: where, in which medium, with which colours and chance. */
export type Pen = {
  ctx: Context;
  rng: Rng;
  style: Style;
  palette: Palette;
  ground: Hex;
  /** The colour of lines and fine marks. */
  ink: Hex;
  /** The colour of an outline round each shape. */
  outline?: Hex;
  sheet: Sheet;
  /** A thing's natural colour brought in line with the colours that the prompt asks for. */
  natural: (colour: Hex) => Hex;
  /** The colour of a flower's heart, where the prompt names one. */
  heartColour?: Hex;
  /** Whether all is of one colour. */
  isSilhouette?: true;
  /** Whether the prompt refuses leaves. */
  omitsLeaves?: boolean;
  /** Whether the prompt names colours for what is drawn. */
  hasNamedColours?: boolean;
  /** What the animals wear. */
  worn?: readonly Worn[];
};

/** A pen for one figure. The same seed draws the same figure again, as every stamped copy must. */
export function createPen(sheet: Sheet, spec: MotifSpec, seed: number): Pen {
  const { palette, style } = spec;
  return {
    ctx: sheet.ctx,
    rng: createRng(seed),
    style,
    palette,
    ground: palette.ground,
    ink: isDark(palette.ground) ? palette.light : palette.dark,
    ...(spec.outline ? { outline: spec.outline } : {}),
    ...(spec.heartColour ? { heartColour: spec.heartColour } : {}),
    sheet,
    natural: spec.silhouette ? () => spec.silhouette ?? palette.dark : naturalOf(spec, seed),
    ...(spec.silhouette ? { isSilhouette: true } : {}),
    omitsLeaves: spec.refuses?.(...LEAF_WORDS) ?? false,
    hasNamedColours: spec.namedColours.length > 0,
    ...(spec.worn ? { worn: spec.worn } : {}),
  };
}

/** Draws in a moved and turned frame, then goes back. */
export function inFrame(
  pen: Pen,
  frame: { x?: number; y?: number; turn?: number },
  draw: () => void,
): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(frame.x ?? 0, frame.y ?? 0);
  if (frame.turn) ctx.rotate(frame.turn);
  draw();
  ctx.restore();
}

/** The colour for fine marks: the given one, but ink where everything is ink. */
export const markColour = (pen: Pen, colour: Hex): Hex => (pen.style === 'line' ? pen.ink : colour);

/** Share of figures whose body takes a colour that is still owed. */
const OWED_SHARE = 0.6;

/** The things' own colours as the prompt wishes them; some take first what it names and nothing showed. */
function naturalOf(spec: MotifSpec, seed: number): Pen['natural'] {
  const wished = (colour: Hex) => allowed(matchWishes(colour, spec), spec);
  const own = inLeaf(spec, offGround(spec, wished));
  if (spec.coat) return inCoat(spec.coat, own);
  const owed = spec.owedColours ?? [];
  if (owed.length === 0) return own;
  const rng = createRng(`${seed}:owed`);
  if (!rng.chance(OWED_SHARE)) return own;
  const body = rng.pick(owed);
  let first: Hex | undefined;
  return (colour) => {
    if (first === undefined && !isGreen(colour)) first = colour;
    return colour === first ? body : own(colour);
  };
}

/** Distance in OKLab below which a body is lost on its ground. */
const LOST = 0.1;

/** Lightness (OKLCH) below which a thing's own colour is black: of a raven, not of a brown boot. */
const BLACK = 0.3;

/**
 * Of colours that the prompt names, the body of a thing takes none that is the ground's, of snowflakes
 * in red on white none is white; and no black that nobody named, of brown boots in tan and turquoise.
 */
function offGround({ namedColours, palette }: MotifSpec, own: Pen['natural']): Pen['natural'] {
  if (namedColours.length === 0) return own;
  let first: Hex | undefined;
  return (colour) => {
    first ??= colour;
    const wished = own(colour);
    const isLost = colourGap(wished, palette.ground) < LOST;
    const isUnasked =
      wished === palette.dark && !namedColours.includes(wished) && lightness(colour) > BLACK;
    return colour === first && (isLost || isUnasked) ? nearestOf(palette.blooms, colour) : wished;
  };
}

/** Greens after a thing's first colour are its leaves': those that the prompt names, where it names them. */
function inLeaf({ leafColour }: MotifSpec, own: Pen['natural']): Pen['natural'] {
  if (leafColour === undefined) return own;
  let first: Hex | undefined;
  return (colour) => {
    first ??= colour;
    return colour !== first && isGreen(colour) ? leafColour : own(colour);
  };
}

/** The first colour that an animal takes is its coat's: of "black cats" none is white. */
function inCoat(coat: readonly Hex[], own: Pen['natural']): Pen['natural'] {
  let first: Hex | undefined;
  return (colour) => {
    first ??= colour;
    return colour === first ? nearestOf(coat, colour) : own(colour);
  };
}

/** A refused colour gives way to the palette's nearest. */
const allowed = (colour: Hex, { palette, isRefusedColour }: MotifSpec): Hex =>
  isRefusedColour?.(colour)
    ? nearestOf([...palette.blooms, ...palette.leaves, palette.accent], colour)
    : colour;

/** Share of the palette in a thing's own colour where a mood is asked for: cars in pastels are pale. */
const OF_MOOD = 0.55;

function matchWishes(colour: Hex, { palette, namedColours, hasColourWish }: MotifSpec): Hex {
  if (!hasColourWish) return colour;
  const { blooms, leaves, accent, light, dark } = palette;
  if (namedColours.length === 0) {
    return mix(colour, nearestOf([...blooms, ...leaves, accent, light], colour), OF_MOOD);
  }
  const green = isGreen(colour) ? leaves : [];
  const named = namedColours.includes(accent) ? [accent] : [];
  const paper = isTinted(colour) && !namedColours.includes(light) ? [] : [light];
  return nearestOf([...blooms, ...green, ...named, ...paper, dark], colour);
}

/** Chroma and lightness (OKLCH) of a pale colour that is seen beside white: pale pink bells are no white ones. */
const TINTED = { chroma: 0.06, lightness: 0.9 };
const isTinted = (colour: Hex): boolean => {
  const [l, c] = toLch(colour);
  return c > TINTED.chroma && l < TINTED.lightness;
};

function nearestOf(colours: readonly Hex[], wanted: Hex): Hex {
  const [l, c, h] = toLch(wanted);
  const distance = (colour: Hex) => {
    const [l2, c2, h2] = toLch(colour);
    return Math.hypot(
      l - l2,
      c * Math.cos(h) - c2 * Math.cos(h2),
      c * Math.sin(h) - c2 * Math.sin(h2),
    );
  };
  return colours.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best));
}
