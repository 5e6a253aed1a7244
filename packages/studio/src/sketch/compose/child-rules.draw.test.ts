import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';
import { SHOES } from '../figure/shoes/registry.ts';
import { type Feature, NECKLINES, SILHOUETTES } from '../garments/features.ts';
import { GARMENTS } from '../garments/registry.ts';
import { DETAIL_WORDS } from '../outfit/detail-words.ts';
import { FEATURE_WORDS } from '../outfit/feature-words.ts';
import {
  FORBIDDEN_DETAILS,
  FORBIDDEN_GARMENTS,
  FORBIDDEN_NAMES,
  isForChildren,
  SHOWN_FLAT,
} from './child-rules.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 5, variant });
const runOf = (prompt: string) => [0, 3].map((variant) => draw(prompt, variant));

const wornBy = (choices: Record<string, string>) =>
  ['full', 'upper', 'lower', 'outer', 'outer 2', 'upper 2'].flatMap(
    (place) => choices[place] ?? [],
  );

const wordsOf = (feature: Feature, value: string): readonly string[] =>
  (FEATURE_WORDS[feature] as Record<string, readonly string[] | undefined>)[value] ?? [];

/** Each first word of a value of a feature that children must not have. */
const FORBIDDEN_VALUES = [
  ...NECKLINES.map((value) => ['neckline', value, 'dress'] as const),
  ...SILHOUETTES.map((value) => ['silhouette', value, 'dress'] as const),
  ['waist', 'corset', 'dress'] as const,
  ['length', 'micro', 'skirt'] as const,
  ['length', 'mini', 'skirt'] as const,
  ['length', 'cropped', 't-shirt'] as const,
].filter(([feature, value, garment]) => {
  const place = garment === 't-shirt' ? 'upper' : 'full';
  return !isForChildren({ place, id: garment }, feature, value);
});

describe('what a child is asked to wear', () => {
  it.each(FORBIDDEN_VALUES)('is never a %s of %s', (feature, value, garment) => {
    const [word] = wordsOf(feature, value);
    if (!word) return;
    for (const { choices } of runOf(`girl's ${word} ${garment}`)) {
      for (const worn of wornBy(choices)) {
        if (worn.startsWith('cardigan') || worn.startsWith('vest')) continue;
        expect(worn).not.toContain(`${feature} ${value},`);
      }
    }
  });

  it.each([...FORBIDDEN_DETAILS])('has no %s, and says so', (detail) => {
    const [word] = (DETAIL_WORDS as Record<string, readonly string[]>)[detail];
    for (const { choices, unread } of runOf(`teenage girl in a gown with ${word}`)) {
      expect(wornBy(choices).join()).not.toMatch(new RegExp(`, ${detail}`));
      expect(unread.length).toBeGreaterThan(0);
    }
  });

  it('has no heel, and says so', () => {
    const heeled = SHOES.filter(({ heel, id }) => heel > 0.2 && !id.includes('boots'));
    for (const { words } of heeled) {
      const { scene, unread } = draw(`girl's party dress and ${words[0]}s`);
      const parts = scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
      expect(parts).not.toContain('heel');
      expect(unread.length).toBeGreaterThan(0);
    }
  });

  it.each(Object.keys(FORBIDDEN_GARMENTS))('is no %s, and says so', (id) => {
    const garment = GARMENTS.find((one) => one.id === id);
    if (!garment) return;
    for (const { choices, unread } of runOf(`girl in a ${garment.words[0]}`)) {
      expect(wornBy(choices).some((worn) => worn.startsWith(`${id},`))).toBe(false);
      expect(unread.length).toBeGreaterThan(0);
    }
  });

  it.each(Object.keys(FORBIDDEN_NAMES))('is not a %s', (name) => {
    for (const { choices } of runOf(`teen girl in a ${name}`)) {
      expect(wornBy(choices).join()).not.toMatch(/length cropped|neckline (slip|strapless|halter)/);
    }
  });

  it.each([
    'teen woman',
    '16 year old woman',
    'female child',
    '7 year old female',
    'woman aged 15',
  ])('is a child that another word calls grown: %s', (who) => {
    for (const { finish } of runOf(`${who} in a bikini`)) expect(finish).toBe('flat');
  });

  it.each([...SHOWN_FLAT])('is drawn without a child in it: %s', (name) => {
    for (const who of ['girl', 'boy', 'toddler']) {
      const { scene, finish } = draw(`${who} in a ${name.replaceAll('-', ' ')}`);
      if (!wornBySwimName(name)) continue;
      expect(finish).toBe('flat');
      const classes = scene.operations.flatMap((one) => (one.op === 'region' ? [one.class] : []));
      expect(classes.filter((one) => one !== 'garment' && one !== 'accessory')).toEqual([]);
    }
  });
});

/** True where the engine knows the name at all. */
const wornBySwimName = (name: string) => {
  const { unread, choices } = draw(`woman in a ${name}`);
  return 'instead' in choices || !name.split(' ').some((word) => unread.includes(word));
};
