import type { Repeat, SeamScore } from '@toile/contract';
import type { Recipe } from '@toile/engines';
import { rollTile, rollToQuiet, seamScore, type TileRoll } from '@toile/raster';
import { createSheet, type Sheet } from '../core/sheet.ts';
import { createUnit } from '../core/unit.ts';
import { finishTile } from './finish/finish-tile.ts';
import { quietLayer } from './finish/quiet-layer.ts';
import type { MotifSpec } from './motif.ts';
import { MOTIFS } from './motifs/registry.ts';
import { createSpec, type SpecClues } from './pattern-spec.ts';
import { chooseMotifs, type MotifChoice } from './prompt/choose-motifs.ts';
import { listInstead } from './prompt/instead.ts';
import { createLexicon } from './prompt/lexicon.ts';
import { type PromptReading, readPrompt } from './prompt/read-prompt.ts';
import { unreadWords } from './prompt/unread.ts';
import { showsColour } from './shows-colour.ts';
import { SUBJECTS } from './subjects/registry.ts';

export type PatternOrder = Recipe & {
  prompt: string;
  /** Rules over the prompt's words and the motif's own habit. */
  repeat?: Repeat;
  /** Width and height of the tile in pixels, a power of two from 256; 1,024 by default. */
  sizePx?: number;
  /** Offset by which the tile is rolled; by default its edges are where it is quietest. */
  roll?: TileRoll;
};

/** A finished tile: opaque RGBA, sRGB. */
export type PatternPicture = {
  data: Uint8ClampedArray;
  sizePx: number;
  /** Words of the prompt that nothing in the picture answers, in order. */
  unread: string[];
  /** Measured before the tile was rolled. */
  seam: SeamScore;
  /** How far it was rolled then. */
  roll: TileRoll;
  choices: Record<string, string>;
};

const LEXICON = createLexicon(MOTIFS, SUBJECTS);

/** Draws one seamless tile for a prompt of any content. The same order gives the same bytes. */
export function createPattern(order: PatternOrder): PatternPicture {
  const sizePx = order.sizePx ?? 1024;
  const reading = readPrompt(LEXICON, order.prompt);
  const choice = chooseMotifs(reading, { motifs: MOTIFS, subjects: SUBJECTS });
  const { main, under } = choice;
  const repeat = order.repeat ?? reading.repeat ?? main.repeat ?? 'straight';
  const { isColour } = reading.refusals;
  const drawing = { order, reading, repeat, sizePx };
  const isBroken = ({ data }: Drawn) =>
    isColour !== undefined && showsColour({ data, sizePx }, isColour);
  const first = drawTile(choice, drawing);
  const { data, spec } = isBroken(first) ? drawTile(choice, { ...drawing, insists: true }) : first;
  const pixels = { data, width: sizePx, height: sizePx };
  const seam = seamScore(pixels);
  const roll = order.roll ?? rollToQuiet(pixels);
  if (order.roll) rollTile(pixels, roll);
  const unread = unreadWords(reading, {
    motifs: under ? [main, under] : [main],
    subjects: choice.subjects.map(({ id }) => id),
    palette: spec.palette,
    repeat,
    showsRefusedColour: isBroken({ data, spec }),
  });
  const near = listInstead(reading, choice.subjects);
  const instead = near.map(({ phrase, subject }) => `${subject.id} for ${phrase}`).join(', ');
  const choices = { ...describe(spec, choice), ...(instead && { instead }) };
  return { data, sizePx, unread, seam, roll, choices };
}

type Drawing = {
  order: PatternOrder;
  reading: PromptReading;
  repeat: Repeat;
  sizePx: number;
  insists?: boolean;
};
type Drawn = { data: Uint8ClampedArray; spec: MotifSpec };

function drawTile(choice: MotifChoice, drawing: Drawing): Drawn {
  const { sheet, spec } = drawUnit(choice, drawing);
  const data = finishTile(sheet, {
    style: spec.style,
    fabric: drawing.reading.fabric ?? fabricOf(choice, spec),
    warp: choice.main.finish?.warp,
    sizePx: drawing.sizePx,
    seed: spec.seed,
  });
  return { data, spec };
}

/** Draws the unit: one motif, or figures over another that was made to step back. */
function drawUnit(
  { main, under, subjects }: MotifChoice,
  { sizePx, ...clues }: Drawing,
): { sheet: Sheet; spec: MotifSpec } {
  const own: SpecClues = { ...clues, subjects, layer: under ? 'over' : 'alone' };
  const first = createSpec(main, own);
  const sheet = createSheet(createUnit(clues.repeat, main.grid(first)), sizePx);
  if (!under) {
    main.render(sheet, first);
    return { sheet, spec: first };
  }
  under.render(sheet, createSpec(under, { ...clues, subjects: [], layer: 'under' }));
  const spec = createSpec(main, { ...own, under, below: quietLayer(sheet, under.below) });
  main.render(sheet, spec);
  return { sheet, spec };
}

function fabricOf({ main, under }: MotifChoice, { style }: MotifSpec) {
  const plain = style === 'embroidery' ? 'linen' : 'cotton';
  return under?.finish?.fabric ?? main.finish?.fabric ?? plain;
}

function describe(spec: MotifSpec, { main, under, subjects }: MotifChoice): Record<string, string> {
  return {
    motif: main.id,
    ...(under ? { over: under.id } : {}),
    ...(subjects.length > 0 ? { subjects: subjects.map(({ id }) => id).join(', ') } : {}),
    variant: spec.variant,
    ...(spec.scale === 1 ? {} : { scale: `${Math.round(spec.scale * 100)} %` }),
    palette: spec.palette.name,
    style: spec.style,
    repeat: spec.repeat,
  };
}
