import { type BriefKind, briefKindOf, type ImageBrief, listTools } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPattern } from '../pattern/create-pattern.ts';
import { readWish } from '../photo/flat-lay/read-wish.ts';
import { createSceneBook, readScene } from '../place/read-scene.ts';
import { SCENES } from '../place/registry.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { unreadOfPrompt } from '../product/render/unread-of-prompt.ts';
import { createSketch } from '../sketch/create-sketch.ts';

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
  return unreadOfPrompt(prompt, { parts: new Set(['collar left']), isPrinted: false });
}

describe('every example of a tool', () => {
  it.each(
    listTools().flatMap((tool) =>
      tool.examples.map((prompt) => [tool.id, prompt, briefKindOf(tool)] as const),
    ),
  )('is understood to the last word: %s, %s', async (_, prompt, kind) => {
    const unreadOf = kind && UNREAD[kind];
    if (!unreadOf) throw new Error(`UNREAD has no line for the kind ${kind}`);
    expect(await unreadOf(prompt)).toEqual([]);
  });
});
