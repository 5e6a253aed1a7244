import type { Repeat, SeamScore } from '@toile/contract';
import type { Recipe } from '@toile/engines';
import { rollTile, rollToQuiet, seamScore, type TileRoll } from '@toile/raster';
import type { Hex } from '../core/colour.ts';
import { colourGap } from '../core/colour-moves.ts';
import { createSheet, type Sheet } from '../core/sheet.ts';
import { createUnit } from '../core/unit.ts';
import { finishTile } from './finish/finish-tile.ts';
import { quietLayer } from './finish/quiet-layer.ts';
import type { Motif, MotifSpec } from './motif.ts';
import { createSpec, type SpecClues } from './pattern-spec.ts';
import { planPattern } from './plan-pattern.ts';
import type { MotifChoice } from './prompt/choose-motifs.ts';
import { FIGURES_APART } from './prompt/complete-palette.ts';
import { listInstead } from './prompt/instead.ts';
import type { AskedColour, NamedColour, PromptReading } from './prompt/read-prompt.ts';
import { unreadWords } from './prompt/unread.ts';
import { missingColours, tallyColours } from './seen-colours.ts';
import { showsColour } from './shows-colour.ts';

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

const UNROLLED: TileRoll = { column: 0, row: 0 };

/** Draws one seamless tile for a prompt of any content. The same order gives the same bytes. */
export function createPattern(order: PatternOrder): PatternPicture {
  const sizePx = order.sizePx ?? 1024;
  const { reading, choice, repeat, shown } = planPattern(order.prompt, order.repeat);
  const { main } = choice;
  const { tile, missing, isBroken } = drawAsAsked(choice, { order, reading, repeat, sizePx });
  const { data, spec } = tile;
  const pixels = { data, width: sizePx, height: sizePx };
  const seam = seamScore(pixels);
  const roll = order.roll ?? (main.isPlaced?.(spec) ? UNROLLED : rollToQuiet(pixels));
  if (order.roll) rollTile(pixels, roll);
  const unread = unreadWords(reading, {
    ...shown,
    palette: spec.palette,
    showsRefusedColour: isBroken,
    missing,
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
  owed?: readonly Hex[];
  turn?: number;
};
type Drawn = { data: Uint8ClampedArray; spec: MotifSpec };

const areOutlined = ({ subjects }: MotifSpec): boolean =>
  subjects.length > 0 && subjects.every(({ isOutlined }) => isOutlined);

type Looked = { tile: Drawn; missing: readonly AskedColour[]; isBroken: boolean };

/**
 * Draws a tile, looks at it, and where it lacks a colour or shows a refused one draws it once more;
 * where the ground is still covered, in the next design.
 */
function drawAsAsked(choice: MotifChoice, drawing: Drawing): Looked {
  const look = (tile: Drawn): Looked => {
    const { isColour } = drawing.reading.refusals;
    const picture = { data: tile.data, sizePx: drawing.sizePx };
    return {
      tile,
      missing: missingColours(tallyColours(picture), {
        asked: drawing.reading.asked,
        laid: tile.spec.palette.ground,
        style: areOutlined(tile.spec) ? 'line' : tile.spec.style,
      }),
      isBroken: isColour !== undefined && showsColour(picture, isColour),
    };
  };
  const first = look(drawTile(choice, drawing));
  const owed = first.missing.filter(({ part }) => part !== 'unknown').map(({ colour }) => colour);
  if (!first.isBroken && owed.length === 0) return first;
  const again = look(drawTile(choice, { ...drawing, insists: first.isBroken, owed }));
  const best = first.isBroken || again.missing.length < first.missing.length ? again : first;
  if (best.isBroken || !best.missing.some(({ part }) => part === 'ground')) return best;
  const other = look(drawTile(choice, { ...drawing, turn: 1 }));
  return other.missing.length < best.missing.length && !other.isBroken ? other : best;
}

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
  const below = quietLayer(sheet, under.below, isNamedApart(under, clues.reading));
  const spec = createSpec(main, { ...own, under, below });
  main.render(sheet, spec);
  return { sheet, spec };
}

/** Test for a lower motif in named colours, none of which a thing above it has as well. */
function isNamedApart({ id }: Motif, { colours }: PromptReading): boolean {
  const own = colours.filter(({ before }) => before.includes(id));
  const others = colours.filter(({ before }) => !before.includes(id));
  const isShared = ({ colour }: NamedColour) =>
    others.some((other) => colourGap(other.colour, colour) < FIGURES_APART.gap);
  return own.length > 0 && !own.some(isShared);
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
