import { readFileSync } from 'node:fs';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodePng } from '../core/encode-png.ts';
import type { Kind } from '../core/kind.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchToImageKind } from '../product/sketch-to-image.ts';
import { drawSketch } from '../sketch/draw-sketch.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import { colourEntries } from '../words/colour-words.ts';
import { foretellWords } from './foretell.ts';

const corpusSchema = z.array(
  z.object({
    id: z.string(),
    tool: z.enum(['create-pattern', 'create-sketch', 'pattern-to-image', 'sketch-to-image']),
    prompt: z.string(),
    sketch: z.string().optional(),
  }),
);
type Asked = z.infer<typeof corpusSchema>[number];

const CORPUS = corpusSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../testing/asked/tuning.json', import.meta.url), 'utf8'),
  ),
);
/** A run of the longest length; its seed is none that the reader tries. */
const RUN = [0, 1, 2, 3].map((variant) => ({ seed: 20_311, variant }));
const SMALL = { width: 192, height: 256 };
/** The page of a sketch, to which its region map fits. */
const PAGE = { width: 768, height: 1024 };

const cloth = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const briefOf = (asked: Asked, images: ImageBrief['images']): ImageBrief => ({
  kind: asked.tool,
  prompt: asked.prompt,
  instruction: '',
  size: SMALL,
  images,
  settings: {},
});

async function unreadOf(kind: Kind, brief: ImageBrief, run = RUN): Promise<string[][]> {
  const drawn: string[][] = [];
  for (const draw of run) drawn.push((await kind(brief, draw)).unread);
  return drawn;
}

/** One picture of a run: its seed has no part in what the drawing answers. */
async function renderSketch(asked: Asked): Promise<string[][]> {
  const order = { ...briefOf(asked, {}), prompt: asked.sketch ?? '', size: PAGE };
  const drawing = await sketchKind(order, { seed: 5, variant: 0 });
  const source = await encodePng(drawing);
  const sourceRegions = drawing.companions?.regionMap;
  const brief = { ...briefOf(asked, { source }), size: PAGE, sourceRegions };
  return unreadOf(sketchToImageKind, brief, RUN.slice(0, 1));
}

/** The words that each picture of a run reports as unread. */
const DRAW: Record<Asked['tool'], (asked: Asked) => Promise<string[][]> | string[][]> = {
  'create-pattern': ({ prompt }) =>
    RUN.map((draw) => createPattern({ prompt, ...draw, sizePx: 256 }).unread),
  'create-sketch': ({ prompt }) => RUN.map((draw) => drawSketch({ prompt, ...draw }).unread),
  'pattern-to-image': (asked) => unreadOf(patternToImageKind, briefOf(asked, { source: cloth })),
  'sketch-to-image': renderSketch,
};

const PERHAPS = new Map<string, string>();
/** Words that a sketch reports and nobody foretold: what its pose hides is known when it is drawn. */
const HIDDEN = new Map<string, string>();

/** Words of colours: that a finished pattern lacks one is known by its pixels alone. */
const COLOUR_WORDS = new Set(Array.from(colourEntries()).flatMap(([name]) => name.split(' ')));

describe('what is foretold is what the pictures report', () => {
  it.each(CORPUS.map((asked) => [asked.id, asked] as const))('%s', async (id, asked) => {
    const foretold = foretellWords({ kind: asked.tool, prompt: asked.prompt });
    const told = new Set(foretold.flatMap(({ words }) => words));
    const certain = foretold.flatMap(({ fate, words }) => (fate === 'perhaps' ? [] : words));
    const perhaps = [...told].filter((word) => !certain.includes(word));
    if (perhaps.length > 0) PERHAPS.set(id, perhaps.join(' '));
    for (const reported of await DRAW[asked.tool](asked)) {
      const isLate = (word: string) => asked.tool === 'create-pattern' && COLOUR_WORDS.has(word);
      const missed = reported.filter((word) => !told.has(word) && !isLate(word));
      const isSketch = asked.tool === 'create-sketch';
      if (isSketch && missed.length > 0) HIDDEN.set(id, missed.join(' '));
      expect(isSketch ? [] : missed, 'reported, but not foretold').toEqual([]);
      expect(
        certain.filter((word) => !reported.includes(word)),
        'foretold in vain',
      ).toEqual([]);
    }
  });

  it('is certain of nearly all of it', () => {
    // Pictures of drawings depend on a drawing that nobody has looked at yet.
    const own = [...PERHAPS].filter(([id]) => !id.startsWith('r-'));
    expect(own.length).toBeLessThan(CORPUS.length / 15);
  });

  it('is surprised by few sketches', () => {
    const sketches = CORPUS.filter(({ tool }) => tool === 'create-sketch');
    expect(HIDDEN.size).toBeLessThan(sketches.length / 10);
  });
});

it('marks each word where it stands in the prompt', () => {
  const prompt = 'Toga in RED, <b>glorp</b> cafe\u0301 trellises — no glorp';
  const marks = foretellWords({ kind: 'create-sketch', prompt });
  const texts = marks.map(({ start, end }) => prompt.slice(start, end));
  expect(texts).toEqual(['Toga', 'glorp', 'cafe\u0301', 'trellises']);
  expect(marks[0]).toMatchObject({ fate: 'instead', as: 'gown', words: ['toga'] });
});
