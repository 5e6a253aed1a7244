import { describe, expect, it } from 'vitest';
import type { Picture } from '../testing/expect-golden.ts';
import { expectDigests, expectTones } from '../testing/expect-kept.ts';
import { createStage } from './create-stage.ts';
import { develop } from './develop.ts';
import { createSceneBook, readScene } from './read-scene.ts';
import { SCENES } from './registry.ts';
import type { Scene, SceneLight } from './stage.ts';

const BOOK = { scenes: SCENES, book: createSceneBook(SCENES) };
const read = (prompt: string) => readScene(BOOK, prompt, 'seed');

const leadingWord = ({ words }: Scene) =>
  Object.entries(words).toSorted((a, b) => b[1] - a[1])[0][0];

/** A place without a subject, as bytes, and what it lights one with. */
function drawPlace(scene: Scene): { backdrop: Picture; light: SceneLight } {
  const prompt = leadingWord(scene);
  const stage = createStage(read(prompt), {
    size: { width: 96, height: 128 },
    framing: { isStanding: true, feet: 0.93, height: 0.85 },
    prompt,
    recipe: { seed: 1, variant: 1 },
  });
  const light = scene.draw(stage);
  const { width, height, data } = develop(stage);
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1) {
    for (let c = 0; c < 3; c += 1) bytes[i * 4 + c] = data[i * 3 + c] * 255;
  }
  return { backdrop: { data: bytes, width, height }, light };
}

describe('the places', () => {
  it('are at least 24, each with an id of its own', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  });

  it.each(SCENES.map((scene) => [scene.id, scene] as const))(
    '%s is found by its leading word',
    (id, scene) => {
      const reading = read(leadingWord(scene));
      expect(reading.scene.id).toBe(id);
      expect(reading.unread).toEqual([]);
    },
  );

  it('have the colours and the light on the subject that they had', () => {
    const drawn = SCENES.map((scene) => ({ id: scene.id, ...drawPlace(scene) }));
    expectTones('places', Object.fromEntries(drawn.map(({ id, backdrop }) => [id, backdrop])));
    expectDigests('place-lights', Object.fromEntries(drawn.map(({ id, light }) => [id, light])));
  });
});

describe('readScene', () => {
  it('reads the hour, the weather and the season', () => {
    expect(read('foggy forest at dawn in autumn')).toMatchObject({
      time: 'dawn',
      weather: 'fog',
      season: 'autumn',
    });
  });

  it('gives a named colour to places that take one, and says so where they do not', () => {
    expect(read('dusty pink paper backdrop').colours).toHaveLength(1);
    expect(read('purple desert').unread).toEqual(['purple']);
  });

  it('names weather and seasons that a place cannot show', () => {
    expect(read('library in the snowfall').unread).toEqual(['snowfall']);
    expect(read('pier in autumn').unread).toEqual(['autumn']);
    expect(read('street in autumn, rain').unread).toEqual([]);
  });

  it('has palms on the beach, steps of stone and of marble, lamps in the street', () => {
    expect(read('sunny beach, palms, blue sea')).toMatchObject({
      scene: { id: 'beach' },
      unread: [],
    });
    expect(read('stone stairs outdoors')).toMatchObject({ scene: { id: 'stairs' }, unread: [] });
    const marble = read('grand marble staircase');
    expect(marble).toMatchObject({ scene: { id: 'stairs' }, unread: [] });
    expect(marble.details).toContain('marble staircase');
    expect(read('cobbled street with lamps').unread).toEqual([]);
  });

  it.each([
    ['café with large windows', 'cafe'],
    ['library, tall windows', 'library'],
    ['penthouse with windows', 'rooftop'],
    ['street of old houses and shop windows', 'street'],
    ['loft with big windows', 'loft'],
  ])('reads the windows that a place has: %s', (prompt, id) => {
    expect(read(prompt)).toMatchObject({ scene: { id }, unread: [] });
  });

  it.each(['brick rooftop at sunset', 'roof', 'roof top', 'roof terrace', 'rooftop, brick wall'])(
    'stands on the roof: %s',
    (prompt) => {
      expect(read(prompt).scene.id).toBe('rooftop');
      expect(read(prompt).unread).not.toContain('rooftop');
    },
  );

  it('only looks at the roofs from elsewhere', () => {
    expect(read('loft with big windows and a view over the rooftops').scene.id).toBe('loft');
  });

  it('falls back to a studio for a prompt without a place', () => {
    expect(read('qwerty').scene.id).toBe('cyclorama');
    expect(read('emerald green').scene.id).toBe('paper');
  });
});
