import type { Rgb } from '../../core/colour.ts';
import { toRgb } from '../../core/colour.ts';
import { BREAK } from '../../words/tokens.ts';
import type { Design } from './design/axes.ts';
import { chooseDesign } from './design/choose-design.ts';
import type { ClothGarment } from './design/garment.ts';
import { axesUnder } from './design/lacking.ts';
import type { GarmentPart } from './panel.ts';
import type { GarmentReading } from './read-garment.ts';

/** The garment of an outfit for the other half of the body. */
export type Beside = {
  garment: ClothGarment;
  design: Design;
  /** Its cloth where it is not that of the first: a colour, or plain in the ground's. */
  plain?: Rgb | 'ground';
  /** Places of the words that its plain cloth answers. */
  places: readonly number[];
};

const PLAIN: ReadonlySet<string> = new Set(['plain', 'solid', 'unprinted']);
/** Words before a garment that the first is worn over: it is not of the print. */
const WORN: ReadonlySet<string> = new Set(['over', 'worn', 'above']);
const JEANS: Rgb = [62, 80, 112];

type BesideOrder = { garment: ClothGarment; seed: string; variant: number };

/** The design and the cloth of a second garment that a prompt names. */
export function planBeside(
  reading: GarmentReading,
  { garment, seed, variant }: BesideOrder,
): Beside {
  const design = chooseDesign(axesUnder(garment, reading.wishes), {
    wishes: reading.wishes,
    seed: `${seed}|${garment.id}`,
    variant,
  });
  return { garment, design, ...clothOf(reading, garment) };
}

/** What a prompt says of a second garment's cloth: "over plain white leggings". */
function clothOf(
  { tokens, matches, colours }: GarmentReading,
  garment: ClothGarment,
): Pick<Beside, 'plain' | 'places'> {
  const noun = matches.find(({ meanings }) =>
    meanings.some((meaning) => meaning.is === 'garment' && meaning.garment === garment),
  );
  if (!noun) return { places: [] };
  const clause = tokens.lastIndexOf(BREAK, noun.from - 1) + 1;
  const colour = colours.findLast(({ to }) => to <= noun.from && noun.from - to <= 1);
  const from = colour?.from ?? noun.from;
  const isPlain = PLAIN.has(tokens[from - 1] ?? '');
  const places = [
    ...(isPlain ? [from - 1] : []),
    ...Array.from({ length: colour ? colour.to - colour.from : 0 }, (_, i) => from + i),
  ];
  if (colour) return { plain: toRgb(colour.colour), places };
  if (garment.id === 'jeans') return { plain: JEANS, places };
  const worn = [...tokens.keys()].filter((at) => at >= clause && at < from && WORN.has(tokens[at]));
  return isPlain || worn.length > 0
    ? { plain: 'ground', places: [...places, ...worn] }
    : { places };
}

/** The parts of a garment in plain cloth of one colour. */
export const inPlain = (parts: readonly GarmentPart[], colour: Rgb): GarmentPart[] =>
  parts.map((part) => {
    if (part.is === 'group') return { ...part, parts: inPlain(part.parts, colour) };
    return part.is === 'panel' ? { ...part, own: { colour, ...part.own } } : part;
  });
