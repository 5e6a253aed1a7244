import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { createSheet } from '../../core/sheet.ts';
import { createUnit } from '../../core/unit.ts';
import { expectTones } from '../../testing/expect-kept.ts';
import type { MotifSpec } from '../motif.ts';
import { createPen } from '../paint/pen.ts';
import { PALETTES } from '../prompt/palettes.ts';
import type { Style } from '../prompt/settings-words.ts';
import type { Subject } from '../subject.ts';
import { SUBJECTS } from './registry.ts';

const STYLES: readonly Style[] = ['gouache', 'watercolour', 'line', 'block', 'flat', 'embroidery'];
const RADIUS = 40;
const SIDE = 128;
/** In radii; petals may ruffle beyond the circle, as the florals expect. */
const MOST_REACH = { thing: 1.15, flower: 1.3 };
/** One sheet for all, so that brush textures are made once. */
const SHEET = createSheet(createUnit('straight', { columns: 1, rows: 1 }), 1024);

function spec(style: Style): MotifSpec {
  return {
    palette: PALETTES[0],
    namedColours: [],
    hasColourWish: false,
    style,
    scale: 1,
    density: 1,
    repeat: 'straight',
    variant: 'tossed',
    seed: 'test',
    designSeed: 'test',
    rng: createRng('test'),
    has: () => false,
    subjects: [],
    layer: 'alone',
  };
}

/** The RGBA pixels of a subject drawn about the middle of an empty canvas. */
function drawn(subject: Subject, style: Style, seed: number): Uint8ClampedArray {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d');
  ctx.translate(SIDE / 2, SIDE / 2);
  subject.draw(createPen({ ...SHEET, ctx }, spec(style), seed), RADIUS);
  return ctx.getImageData(0, 0, SIDE, SIDE).data;
}

/** How many pixels are painted, and how far the furthest lies from the middle, in radii. */
function measure(pixels: Uint8ClampedArray): { painted: number; reach: number } {
  let painted = 0;
  let reach = 0;
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    if (pixels[i * 4 + 3] < 40) continue;
    painted += 1;
    const away = Math.hypot((i % SIDE) + 0.5 - SIDE / 2, Math.floor(i / SIDE) + 0.5 - SIDE / 2);
    reach = Math.max(reach, away / RADIUS);
  }
  return { painted, reach };
}

describe('the subjects', () => {
  it('have ids of their own', () => {
    const ids = SUBJECTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(SUBJECTS.map((subject) => [subject.id, subject] as const))(
    '%s is asked for by lower-case words, each once',
    (_, { words }) => {
      expect(words.length).toBeGreaterThan(0);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^\p{Ll}+([ -]\p{Ll}+)*$/u);
    },
  );

  it.each(SUBJECTS.map((subject) => [subject.id, subject] as const))(
    '%s shows in every medium and keeps to its circle',
    (_, subject) => {
      const kind = subject.group === 'flower' ? 'flower' : 'thing';
      STYLES.forEach((style, i) => {
        for (const seed of [i, i + 100]) {
          const { painted, reach } = measure(drawn(subject, style, seed));
          expect(painted, `painted as ${style}`).toBeGreaterThan(RADIUS * RADIUS * 0.2);
          expect(reach, `${style}, seed ${seed}`).toBeLessThan(MOST_REACH[kind]);
        }
      });
    },
  );

  it.each(STYLES)('look as they did in %s', (style) => {
    const pictures = SUBJECTS.map((subject) => [
      subject.id,
      { data: drawn(subject, style, 7), width: SIDE, height: SIDE },
    ]);
    expectTones(`subjects-${style}`, Object.fromEntries(pictures));
  });
});
