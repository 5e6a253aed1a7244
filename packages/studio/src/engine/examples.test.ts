import { type BriefKind, briefKindOf, type ImageBrief, listTools } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPattern } from '../pattern/create-pattern.ts';
import { readWish } from '../photo/flat-lay/read-wish.ts';
import { createSceneBook, readScene } from '../place/read-scene.ts';
import { SCENES } from '../place/registry.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { answeredWords } from '../product/render/dress/answered-words.ts';
import { namedWear } from '../product/render/dress/named-wear.ts';
import { createSketch } from '../sketch/create-sketch.ts';
import { unreadWishes } from '../sketch/outfit/unread-wishes.ts';
import { readSketchPrompt } from '../sketch/plan-sketch.ts';

const RECIPE = { seed: 1, variant: 0 };
const SCENE_BOOK = { scenes: SCENES, book: createSceneBook(SCENES) };

/** Words that the picture of a kind leaves unread; a kind that reads no prompt leaves none. */
const UNREAD: Partial<Record<BriefKind, (prompt: string) => string[] | Promise<string[]>>> = {
  'create-background': (prompt) => readScene(SCENE_BOOK, prompt, 'seed').unread,
  'create-pattern': (prompt) => createPattern({ prompt, ...RECIPE, sizePx: 256 }).unread,
  'create-sketch': (prompt) => createSketch({ prompt, ...RECIPE }).unread,
  'image-to-flatlay': (prompt) => readWish(prompt).unread,
  'pattern-to-image': async (prompt) => (await patternToImageKind(onCloth(prompt), RECIPE)).unread,
  'sketch-to-image': unreadOfSketch,
  'swap-garment': () => [],
};

const source = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const onCloth = (prompt: string): ImageBrief => ({
  kind: 'pattern-to-image',
  prompt,
  instruction: '',
  size: { width: 96, height: 128 },
  images: { source },
  settings: {},
});

function unreadOfSketch(prompt: string): string[] {
  const words = readSketchPrompt(prompt);
  const wear = namedWear(words);
  const answered = answeredWords(words, { wear, isPrinted: false, parts: ['collar left'] });
  return unreadWishes(words, { pieces: wear, answered });
}

describe('every example of a tool', () => {
  it.each(
    listTools().flatMap((tool) =>
      tool.examples.map((prompt) => [tool.id, prompt, briefKindOf(tool)] as const),
    ),
  )('is understood to the last word: %s, %s', async (_, prompt, kind) => {
    expect(kind && (await UNREAD[kind]?.(prompt))).toEqual([]);
  });
});
