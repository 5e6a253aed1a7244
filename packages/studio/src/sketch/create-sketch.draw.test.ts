import { beforeAll, describe, expect, it } from 'vitest';
import { fabricOf } from '../core/fabrics/registry.ts';
import { expectDigests } from '../testing/expect-kept.ts';
import { skinHoles } from './compose/skin-holes.ts';
import { TRIAL_PROMPTS } from './compose/trial-prompts.ts';
import { createSketch, type SketchDrawing } from './create-sketch.ts';
import { regionMapOf } from './paint-scene/region-map/region-map-of.ts';

const draw = (prompt: string, variant = 0, seed = 1) => createSketch({ prompt, seed, variant });

/** What the drawing says of its garments, without the figure, the page and the finish. */
function garmentsOf({ choices }: SketchDrawing): string {
  const { finish: _finish, pose: _pose, ...garments } = choices;
  return JSON.stringify(garments);
}

/** Openings that designs are known for. */
function isMeant(part: string, choices: Record<string, string>): boolean {
  const design = Object.values(choices).join();
  return /leg|foot/.test(part) ? /slit|wrap/.test(design) : /cut-out|keyhole/.test(design);
}

describe('createSketch', () => {
  it('draws the scenes that it did', () => {
    const scenes = TRIAL_PROMPTS.map((prompt) => [prompt, draw(prompt).scene.operations]);
    expectDigests('sketches', Object.fromEntries(scenes));
  });

  it('draws a flat where one is asked for, without a figure', () => {
    const { scene, finish } = draw('technical flat of a blazer');
    const classes = scene.operations.flatMap((one) => (one.op === 'region' ? [one.class] : []));
    expect(finish).toBe('flat');
    expect(new Set(classes)).toEqual(new Set(['garment']));
  });

  it.each(['pencil', 'ink', 'watercolour', 'marker'])(
    'keeps to the finish of a %s sketch',
    (finish) => {
      const run = [0, 1, 2, 3].map((variant) => draw(`${finish} sketch of a coat`, variant).finish);
      expect(run).toEqual(Array(4).fill(finish));
    },
  );

  it.each([
    ['man in a coat with a red scarf', 'scarf'],
    ['man in a grey suit with a green tie', 'tie'],
    ["men's tuxedo", 'bow tie'],
  ])('draws what is worn at the neck: %s', (prompt, part) => {
    const { scene, unread } = draw(prompt);
    expect(unread).toEqual([]);
    expect(scene.operations.some((one) => one.op === 'region' && one.part === part)).toBe(true);
  });

  it('gives men and children boots without a heel', () => {
    for (const who of ['man', 'boy', 'girl']) {
      const { scene } = draw(`${who} in jeans and boots`);
      const parts = scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
      expect(parts).toContain('shoe');
      expect(parts).not.toContain('heel');
    }
  });

  it('tells the words that nothing answers', () => {
    expect(draw('a dress with dragons and zorblax sleeves').unread).toEqual(['dragons', 'zorblax']);
  });
});

describe.each(TRIAL_PROMPTS)('%s', (prompt) => {
  let run: SketchDrawing[] = [];
  beforeAll(() => {
    run = [0, 1, 2, 3].map((variant) => draw(prompt, variant));
  });

  it('is four designs', () => {
    expect(new Set(run.map(garmentsOf)).size).toBe(4);
  });

  it('lies inside the page', () => {
    const outside = run.flatMap(({ scene }) =>
      scene.operations.filter(
        (one) =>
          one.op === 'region' &&
          one.class !== 'backdrop' &&
          one.outlines.some((line) =>
            line.some(([x, y]) => x < 0 || y < 0 || x > scene.size.width || y > scene.size.height),
          ),
      ),
    );
    expect(outside.map((one) => one.op === 'region' && one.part)).toEqual([]);
  });

  it('shows no skin inside opaque garments', () => {
    const holes = run.flatMap(({ scene, choices }, variant) =>
      skinHoles(regionMapOf(scene), (id) => fabricOf(id).sheer === 0)
        .filter(({ part }) => !isMeant(part, choices))
        .map((hole) => `#${variant} ${hole.part} at ${hole.x},${hole.y} in ${hole.garment}`),
    );
    expect(holes).toEqual([]);
  });
});
