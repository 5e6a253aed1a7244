import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 7, variant });
const runOf = (prompt: string) => [0, 3].map((variant) => draw(prompt, variant));

describe('clothes that cover', () => {
  it.each(['hijab with a floor-length modest abaya', 'modest maxi dress', 'kaftan with a hijab'])(
    'are long, closed and sleeved: %s',
    (prompt) => {
      for (const { choices } of runOf(prompt)) {
        expect(choices.full).toMatch(/length (floor|ankle)/);
        expect(choices.full).toMatch(/sleeve (long|loose)/);
        expect(choices.full).not.toMatch(/neckline (?!crew)/);
        expect(choices.full).not.toMatch(/slit|cut-out/);
      }
    },
  );
});

describe('sleeves', () => {
  it('are long where another word parts the two', () => {
    const prompt = 'long lace sleeves, cathedral train on a wedding gown';
    for (const { choices, unread, scene } of runOf(prompt)) {
      expect(unread).toEqual([]);
      expect(choices.full).toMatch(/length train.*sleeve long/);
      const sleeve = scene.operations.find(
        (one) => one.op === 'region' && one.part === 'sleeve left',
      );
      expect(sleeve).toMatchObject({ fabric: 'lace' });
    }
  });

  it.each(['off-shoulder gown with one sleeve', 'one-shoulder dress with a long sleeve'])(
    'are one of %s',
    (prompt) => {
      for (const { scene } of runOf(prompt)) {
        const parts = scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
        expect(parts).toContain('sleeve left');
        expect(parts).not.toContain('sleeve right');
      }
    },
  );
});

describe('what is not wanted', () => {
  it.each([
    'a dress that is not red',
    "a dress that isn't red",
    'wedding dress, no veil',
    'navy suit, no shoes',
    'trousers with no pockets',
    'a blue dress, not in red',
  ])('is not listed where it is not drawn: %s', (prompt) => {
    for (const { unread } of runOf(prompt)) expect(unread).toEqual([]);
  });

  it('leaves out a colour', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { scene } = createSketch({ prompt: 'a dress that is not red', seed, variant: 0 });
      const colours = scene.operations.flatMap((one) =>
        one.op === 'region' && one.class === 'garment' ? [one.colour] : [],
      );
      expect(colours).not.toContain('#a8323c');
    }
  });

  it('keeps hands out of pockets that are not there', () => {
    for (const { choices } of runOf('trousers with no pockets')) {
      expect(choices.pose).not.toContain('pocket');
      expect(choices.lower).toContain('pocketless');
    }
  });
});

describe('an open back', () => {
  const holesIn = (prompt: string, part: string) =>
    draw(prompt).scene.operations.filter(
      (one) => one.op === 'region' && one.part === part && one.outlines.length > 1,
    ).length;

  it.each(['black gown with an open back', 'backless maxi dress'])(
    'is seen from behind in every other picture; the front has no hole, and lists it: %s',
    (prompt) => {
      const [behind, front] = [0, 3].map((variant) => draw(prompt, variant));
      expect([behind?.choices.pose, behind?.unread]).toEqual(['back-view', []]);
      expect(front?.choices.full).not.toContain('open-back');
      expect(front?.choices.full).not.toContain('cut-out');
      expect(front?.unread.join(' ')).toMatch(/^(open back|backless)$/);
      expect(holesIn(`${prompt} with a boat neck`, 'bodice')).toBe(0);
    },
  );

  it('is seen on the back of a flat', () => {
    const prompt = 'technical flat of a backless maxi dress';
    expect(draw(prompt).unread).toEqual([]);
    expect(holesIn(prompt, 'back')).toBe(1);
    expect(holesIn('technical flat of a maxi dress', 'back')).toBe(0);
  });

  it('is not listed where it is not wanted', () => {
    expect(draw('gown without an open back').unread).toEqual([]);
  });
});

describe('what the engine has not', () => {
  it.each([
    ['red toga', ['toga']],
    ['black monokini', ['monokini']],
    ['baby romper', ['baby']],
    ['coat with a drawstring hem', ['drawstring', 'hem']],
    ['cargo trousers with six pockets', ['six']],
    ['tracksuit with white contrast stripes', ['white', 'contrast', 'stripes']],
  ])('is listed: %s', (prompt, unread) => {
    expect(draw(prompt).unread).toEqual(unread);
  });

  it('is drawn as the nearest, which is said', () => {
    for (const { choices } of runOf('red toga')) expect(choices.instead).toBe('gown for toga');
  });
});

describe('what nobody asked for', () => {
  it('is no tie at the waist of a jumpsuit, whose stitches and pockets are drawn', () => {
    const prompt = 'denim jumpsuit with orange top-stitching and patch pockets';
    for (const { choices, scene, unread } of runOf(prompt)) {
      expect(unread).toEqual([]);
      expect(choices.full).toContain('waist none');
      const regions = scene.operations.filter((one) => one.op === 'region');
      expect(regions.some(({ part }) => part === 'pocket')).toBe(true);
    }
  });

  it('is a zip on a zip hoodie, and a hoodie in a tracksuit', () => {
    for (const { choices } of runOf('track suit with a zip hoodie')) {
      expect(choices.upper).toMatch(/^hoodie.*closure zip/);
      expect(choices.lower).toMatch(/^joggers/);
    }
  });

  it('is no zip on a polo shirt', () => {
    for (const { choices } of runOf('polo shirt')) expect(choices.upper).toContain('buttons');
  });
});

describe('a shirt over another top', () => {
  it('is open, and shows it', () => {
    for (const { choices, scene, unread } of runOf('denim shirt over white tank top and jeans')) {
      expect(unread).toEqual([]);
      expect(choices.upper).toContain('closure open');
      const worn = scene.operations.flatMap((one) => (one.op === 'region' ? [one.garment] : []));
      expect(worn).toContain('top');
    }
  });
});
