import type { Recipe } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import type { Drawn, Kind } from '../core/kind.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { MOTIFS } from '../pattern/motifs/registry.ts';
import { patternKind } from '../pattern/pattern-kind.ts';
import { layOf } from '../photo/flat-lay/lay.ts';
import { chooseWear } from '../photo/swap/choose-wear.ts';
import { createBackgroundKind } from '../place/create-background.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchToImageKind } from '../product/sketch-to-image.ts';
import { createSketch } from '../sketch/create-sketch.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';

const ORIGIN: Recipe = { seed: 7, variant: 1 };
const variationsOf = (origin: Recipe): Recipe[] =>
  [4, 5, 6, 7].map((variant) => ({ seed: 120, variant, origin }));

const FIGURE = { width: 384, height: 512 };
const briefOf = (prompt: string, more: Partial<ImageBrief> = {}): ImageBrief => ({
  kind: 'create-sketch',
  prompt,
  instruction: '',
  size: FIGURE,
  images: {},
  settings: {},
  ...more,
});

/** A picture and its four variations. */
async function draw(kind: Kind, brief: ImageBrief, origin = ORIGIN): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const recipe of [origin, ...variationsOf(origin)]) drawn.push(await kind(brief, recipe));
  return drawn;
}

/** The mean difference of two pictures, in levels of 255. */
function differenceOf(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i] - b[i]);
  return sum / ((a.length * 3) / 4);
}

/** All the red, green and blue of a picture. */
function lightOf({ data }: Pick<Drawn, 'data'>): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4)
    for (const c of [0, 1, 2] as const) sums[c] += data[i + c];
  return sums;
}

/** The difference of the two that are most alike. */
function leastDifference(pictures: readonly Pick<Drawn, 'data'>[]): number {
  return Math.min(
    ...pictures.flatMap((one, i) =>
      pictures.slice(i + 1).map((other) => differenceOf(one.data, other.data)),
    ),
  );
}

/** The designs of pictures, each once: their choices without those that are details. */
function designsOf(pictures: readonly Pick<Drawn, 'choices'>[], ...details: string[]): string[] {
  const designs = pictures.map(({ choices }) =>
    JSON.stringify(Object.entries(choices).filter(([name]) => !details.includes(name))),
  );
  return [...new Set(designs)];
}

/** Of figures and of grounds, and all that are laid out by rule: there chance decides little. */
const TRIED: ReadonlySet<string> = new Set([
  'argyle',
  'dots',
  'fair-isle',
  'floral',
  'gingham',
  'ikat',
  'lace',
  'mandala',
  'marble',
  'stripes',
  'tartan',
  'toile',
]);
const MOTIFS_TRIED = MOTIFS.filter(({ id }) => TRIED.has(id));

/** The word that asks for a motif most strongly. */
const nameOf = (words: Readonly<Record<string, number>>) =>
  Object.entries(words).reduce((best, word) => (word[1] > best[1] ? word : best))[0];

describe('variations of a pattern', () => {
  it.each(MOTIFS_TRIED.map(({ id, words }) => [id, nameOf(words)]))(
    'of %s ("%s") have its motif, design, palette and repeat, and differ',
    (_, prompt) => {
      const tiles = [ORIGIN, ...variationsOf(ORIGIN)].map((recipe) =>
        createPattern({ prompt, ...recipe, sizePx: 256 }),
      );
      expect(designsOf(tiles, 'scale')).toHaveLength(1);
      expect(leastDifference(tiles)).toBeGreaterThan(4);
      for (const { seam } of tiles) expect(seam.seamless).toBe(true);
    },
  );

  it('of a recoloured one get its colours', async () => {
    const recolourings = [{ from: ['#f8f3e8', '#2a4a86'], palette: ['#104020', '#e8e060'] }];
    const brief = briefOf('indigo toile de jouy on cream', {
      kind: 'create-pattern',
      size: { width: 256, height: 256 },
      settings: { recolourings },
    });
    const recipe = variationsOf(ORIGIN)[0] ?? ORIGIN;
    const tile = await patternKind(brief, recipe);
    expect(tile.choices.colourway).toBe('#104020 #e8e060');
    const [red, green, blue] = lightOf(tile);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    expect(tile.seam?.seamless).toBe(true);
  });

  it('keep colours that were named', () => {
    const prompt = 'large peonies, pink and coral on navy';
    const tiles = [ORIGIN, ...variationsOf(ORIGIN)].map((recipe) =>
      createPattern({ prompt, ...recipe, sizePx: 256 }),
    );
    expect(designsOf(tiles, 'scale')).toHaveLength(1);
    expect(leastDifference(tiles)).toBeGreaterThan(20);
  });
});

describe('variations of a sketch', () => {
  it('have its outfit and finish on figures of their own', async () => {
    const sketches = await draw(sketchKind, briefOf("man's navy pinstripe suit"));
    expect(designsOf(sketches, 'pose')).toHaveLength(1);
    expect(new Set(sketches.map(({ choices }) => choices.pose)).size).toBeGreaterThan(3);
    expect(leastDifference(sketches)).toBeGreaterThan(6);
  }, 120_000);

  it('of a flat change its trims alone', () => {
    const prompt = 'technical flat of a denim jacket';
    const flats = [ORIGIN, ...variationsOf(ORIGIN)].map((recipe) =>
      createSketch({ prompt, ...recipe }),
    );
    const designs = designsOf(flats);
    expect(designs.length).toBeGreaterThan(2);
    for (const design of designs) expect(design).toMatch(/denim-jacket, length hip, sleeve loose/);
  });

  it('of a variation have the first outfit, and one thing of the second figure', () => {
    const prompt = 'red wrap dress';
    const [second] = variationsOf(ORIGIN).slice(1);
    const chain = [ORIGIN, second ?? ORIGIN];
    const third = variationsOf(chain[1] ?? ORIGIN);
    const all = [...chain, ...third].map((recipe) => createSketch({ prompt, ...recipe }));
    expect(designsOf(all, 'pose')).toHaveLength(1);
    const [, chosen, kept, ...others] = all.map(({ choices }) => choices.pose);
    expect(kept).toBe(chosen);
    for (const pose of others) expect(pose).not.toBe(chosen);
  });
});

/** Red dots on white. */
async function cloth(): Promise<Uint8Array> {
  const data = Buffer.alloc(96 * 96 * 3, 250);
  for (let i = 0; i < 96 * 96; i += 1) {
    const [x, y] = [(i % 48) - 24, (Math.floor(i / 96) % 48) - 24];
    if (x * x + y * y < 120) data.set([190, 30, 40], i * 3);
  }
  return sharp(data, { raw: { width: 96, height: 96, channels: 3 } })
    .png()
    .toBuffer();
}

describe('variations of a garment of a cloth', () => {
  it('have its cut and fabric, with the cloth cut and the garment hung otherwise', async () => {
    const brief = briefOf('blouse with puff sleeves', { images: { source: await cloth() } });
    const garments = await draw(patternToImageKind, brief);
    expect(designsOf(garments, 'repeat')).toHaveLength(1);
    expect(leastDifference(garments)).toBeGreaterThan(8);
  }, 60_000);

  it('leave the repeat that was asked for', async () => {
    const images = { source: await cloth() };
    const brief = briefOf('skirt', { images, settings: { repeatCm: 12 } });
    expect(designsOf(await draw(patternToImageKind, brief))).toHaveLength(1);
  }, 60_000);
});

describe('variations of a rendered sketch', () => {
  it('have its cloths and colours in another light and other folds', async () => {
    const size = { width: 768, height: 1024 };
    const sketch = await sketchKind(briefOf('silk slip dress', { size }), { seed: 3, variant: 0 });
    const source = await encodePng(sketch);
    const sourceRegions = sketch.companions?.regionMap;
    const brief = briefOf('silk slip dress', { size, images: { source }, sourceRegions });
    const rendered = await draw(sketchToImageKind, brief);
    expect(designsOf(rendered, 'light')).toHaveLength(1);
    expect(new Set(rendered.map(({ choices }) => choices.light)).size).toBeGreaterThan(2);
    expect(leastDifference(rendered)).toBeGreaterThan(2);
  }, 180_000);
});

/** A grey figure, and what of the photo it is. */
async function cutOut() {
  const { width, height } = { width: 192, height: 256 };
  const photo = new Uint8Array(width * height * 3);
  const chosen = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isFigure = x >= 70 && x < 122 && y >= 30 && y < 236;
    photo.set(isFigure ? [140, 130, 120] : [40, 160, 70], i * 3);
    if (isFigure) chosen.set([245, 165, 0, 125], i * 4);
  }
  const encode = (data: Uint8Array, channels: 3 | 4) =>
    sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  return { target: await encode(photo, 3), mask: await encode(chosen, 4) };
}

describe('variations of a background', () => {
  it.each(['autumn park', 'city street at night', 'painted canvas backdrop', 'outer space'])(
    'have the place, the hour and the weather of "%s", seen otherwise',
    async (prompt) => {
      const images = await cutOut();
      const brief = briefOf(prompt, { size: { width: 192, height: 256 }, images });
      const places = await draw(createBackgroundKind, brief);
      expect(designsOf(places, 'camera')).toHaveLength(1);
      expect(new Set(places.map(({ choices }) => choices.camera)).size).toBeGreaterThan(2);
      expect(leastDifference(places)).toBeGreaterThan(2);
    },
    60_000,
  );
});

describe('variations of a worn garment', () => {
  it('are tucked in and fit like it, each with folds and an ease of its own', () => {
    const origin = chooseWear(ORIGIN);
    const varied = variationsOf(ORIGIN).map(chooseWear);
    for (const { tuck, fit } of varied) {
      expect({ tuck, fit }).toEqual({ tuck: origin.tuck, fit: origin.fit });
    }
    expect(new Set(varied.map(({ drape }) => drape)).size).toBe(4);
    expect(new Set([origin, ...varied].map(({ ease }) => ease.toFixed(3))).size).toBe(5);
    expect(origin.drape).toBeUndefined();
  });
});

describe('variations of a flat-lay', () => {
  it('are laid the same way, spread, pressed and shaded otherwise', () => {
    const origin = layOf(ORIGIN);
    const varied = variationsOf(ORIGIN).map(layOf);
    for (const { id, symmetry } of varied) {
      expect({ id, symmetry }).toEqual({ id: origin.id, symmetry: origin.symmetry });
    }
    for (const { sleeveDegrees } of varied) {
      expect(Math.abs(sleeveDegrees - origin.sleeveDegrees)).toBeGreaterThan(5);
    }
    expect(new Set(varied.map((lay) => JSON.stringify(lay))).size).toBe(4);
    expect(varied.filter(({ shadow }) => shadow !== origin.shadow)).toHaveLength(2);
    expect(varied.filter(({ press }) => press !== origin.press)).toHaveLength(2);
  });
});
