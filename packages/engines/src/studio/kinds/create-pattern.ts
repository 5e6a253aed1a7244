import type { Repeat, SeamScore } from '@toile/contract';
import { rollToQuiet, seamScore } from '@toile/raster';
import { composeTile } from '../core/compose-tile.ts';
import { createRng, hashText } from '../core/rng.ts';
import { createSheet, type Sheet } from '../core/sheet.ts';
import { createUnit } from '../core/unit.ts';
import { type ClothOptions, lightCloth } from '../finish/cloth-light.ts';
import { warpPixels } from '../finish/warp.ts';
import type { Motif, MotifSpec } from '../motifs/motif.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { chooseMotifs } from '../prompt/choose-motifs.ts';
import { choosePalette } from '../prompt/choose-palette.ts';
import { createLexicon } from '../prompt/lexicon.ts';
import { type PromptReading, readPrompt } from '../prompt/read-prompt.ts';
import { unreadWords } from '../prompt/unread.ts';
import { SUBJECTS } from '../subjects/registry.ts';

export type PatternOrder = {
  prompt: string;
  seed: number;
  /** Place of the picture in its run, from 0: each has a design of its own. */
  variant: number;
  /** Rules over the prompt's words and the motif's own habit. */
  repeat?: Repeat;
  /** Width and height of the tile in pixels, a power of two from 256; 1,024 by default. */
  sizePx?: number;
};

/** A finished tile: opaque RGBA, sRGB. */
export type PatternPicture = {
  data: Uint8ClampedArray;
  sizePx: number;
  /** Words of the prompt that nothing in the picture answers, in order. */
  unread: string[];
  /** Measured before the tile was rolled. */
  seam: SeamScore;
  choices: Record<string, string>;
};

const LEXICON = createLexicon(MOTIFS, SUBJECTS);

/** Draws one seamless tile for a prompt of any content. The same order gives the same bytes. */
export function createPattern(order: PatternOrder): PatternPicture {
  const sizePx = order.sizePx ?? 1024;
  const reading = readPrompt(LEXICON, order.prompt);
  const { main, under } = chooseMotifs(reading, { motifs: MOTIFS, subjects: SUBJECTS });
  const repeat = order.repeat ?? reading.repeat ?? main.repeat ?? 'straight';
  const base = { order, reading, repeat, layered: under !== undefined };
  const spec = createSpec(main, { ...base, layer: under ? 'over' : 'alone' });
  const sheet = createSheet(createUnit(repeat, main.grid(spec)), sizePx);
  if (under) under.render(sheet, createSpec(under, { ...base, layer: 'under' }));
  main.render(sheet, spec);
  const data = finish(sheet, sizePx, { spec, motif: main, cloth: under?.finish?.fabric, reading });
  const seam = seamScore({ data, width: sizePx, height: sizePx });
  rollToQuiet({ data, width: sizePx, height: sizePx });
  const drawn = new Set([main.id, ...(under ? [under.id] : [])]);
  return {
    data,
    sizePx,
    unread: unreadWords(reading, drawn),
    seam,
    choices: describe(spec, main, under),
  };
}

/** Where words pin fewer designs than a run has pictures, the design comes again at another size. */
const ROUND_SCALE = [1, 0.68, 1.4, 0.84];

type SpecClues = {
  order: PatternOrder;
  reading: PromptReading;
  repeat: Repeat;
  layer: MotifSpec['layer'];
};

/** In a layered picture a colour named right before the lower motif is that motif's. */
function coloursFor(motif: Motif, { reading, layer }: SpecClues) {
  const isOwn = ({ before }: { before: readonly string[] }) =>
    layer === 'alone' || before.length === 0 ? layer !== 'under' : before.includes(motif.id);
  const own = reading.colours.filter(isOwn);
  return own.map(({ colour }) => colour);
}

function createSpec(motif: Motif, clues: SpecClues): MotifSpec {
  const { order, reading, repeat, layer } = clues;
  const seed = `${order.prompt}|${order.seed}|${order.variant}|${motif.id}`;
  const colours = coloursFor(motif, clues);
  const namedGround = layer === 'under' ? undefined : reading.ground;
  const pinned = motif.pinned?.(reading.has) ?? [];
  const designs = pinned.length > 0 ? pinned : motif.variants;
  const first = hashText(`${order.prompt}|${order.seed}`) % designs.length;
  const round = Math.floor(order.variant / designs.length);
  const palette = choosePalette({
    reading,
    colours,
    ground: namedGround,
    preferred: motif.palettes,
    variant: order.variant,
    seed: order.seed,
  });
  return {
    palette,
    namedColours: colours,
    namedGround,
    hasColourWish: colours.length > 0 || reading.moods.length > 0,
    style: reading.style ?? 'gouache',
    scale: reading.scale * ROUND_SCALE[round % ROUND_SCALE.length],
    density: reading.density * (layer === 'over' ? 0.6 : 1),
    repeat,
    variant: designs[(first + order.variant) % designs.length],
    seed,
    rng: createRng(seed),
    has: reading.has,
    subjects: SUBJECTS.filter((subject) => reading.subjects.includes(subject.id)),
    layer,
  };
}

type FinishClues = {
  spec: MotifSpec;
  motif: Motif;
  cloth?: ClothOptions['fabric'];
  reading: PromptReading;
};

const WARP: Record<MotifSpec['style'], number> = {
  gouache: 2.2,
  watercolour: 5,
  line: 1.4,
  block: 3,
  flat: 2.2,
  embroidery: 1,
};

/** From the finished unit to the finished tile. */
function finish(
  sheet: Sheet,
  sizePx: number,
  { spec, motif, cloth, reading }: FinishClues,
): Uint8ClampedArray {
  const { style, seed } = spec;
  const wet = style === 'watercolour';
  const drawn = sheet.ctx.getImageData(0, 0, sheet.widthPx, sheet.heightPx).data;
  const amount = motif.finish?.warp ?? WARP[style];
  const unit =
    amount > 0
      ? warpPixels(sheet, drawn, { amount, cells: wet ? 24 : 40, seed: `${seed}:warp` })
      : drawn;
  const words = new Uint32Array(unit.buffer, unit.byteOffset, unit.length / 4);
  const tile = composeTile(sheet.unit, {
    data: words,
    width: sheet.widthPx,
    height: sheet.heightPx,
  });
  const pixels = new Uint8ClampedArray(tile.buffer);
  const whole = createUnit('straight', { columns: 1, rows: 1 });
  lightCloth({ unit: whole, widthPx: sizePx, heightPx: sizePx }, pixels, {
    fabric:
      reading.fabric ??
      cloth ??
      motif.finish?.fabric ??
      (style === 'embroidery' ? 'linen' : 'cotton'),
    mottle: wet ? 0.06 : 0.025,
    mottleCells: wet ? 24 : 10,
    grain: 0.012,
    seed,
  });
  return pixels;
}

function describe(spec: MotifSpec, main: Motif, under?: Motif): Record<string, string> {
  return {
    motif: main.id,
    ...(under ? { over: under.id } : {}),
    ...(spec.subjects.length > 0 ? { subjects: spec.subjects.map(({ id }) => id).join(', ') } : {}),
    variant: spec.variant,
    palette: spec.palette.name,
    style: spec.style,
    repeat: spec.repeat,
  };
}
