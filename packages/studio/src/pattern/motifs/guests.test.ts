import { expect, it } from 'vitest';
import { createPattern } from '../create-pattern.ts';
import { openDesigns } from '../prompt/choose-designs.ts';
import { crab } from '../subjects/sea/crab.ts';
import { MOTIFS } from './registry.ts';
import { drawMotif } from './testing/draw-motif.ts';

const HOSTS = MOTIFS.filter(({ lays }) => lays !== undefined).flatMap((motif) =>
  (motif.hosts ?? motif.variants).map((variant) => ({ motif, variant, id: motif.id })),
);

it.each(HOSTS)(
  '$id, $variant: draws the thing that it is told to lay out',
  ({ motif, variant }) => {
    let drawn = 0;
    const guest = { ...crab, draw: () => void (drawn += 1) };
    drawMotif(motif, { repeat: 'straight', variant, subjects: [guest] });
    expect(drawn).toBeGreaterThan(0);
  },
);

it.each(MOTIFS.filter(({ hosts, open }) => hosts !== undefined || open !== undefined))(
  '$id: names designs of its own alone',
  (motif) => {
    const named = [...(motif.hosts ?? []), ...(motif.open ?? [])];
    expect(named.filter((one) => !motif.variants.includes(one))).toEqual([]);
    expect(openDesigns(motif, { has: () => false })).toEqual(motif.variants);
  },
);

const draw = (prompt: string, variant = 0) =>
  createPattern({ prompt, seed: 3, variant, sizePx: 256 });

it('gives the lead to the things where the motif lays none of them out', () => {
  const { choices } = draw('Scandinavian winter: reindeer, snowflakes and fir trees, red on white');
  expect(choices.motif).toBe('scatter');
  expect(choices.subjects).toContain('snowflake');
});

it('leaves the ground open over another pattern', () => {
  const designs = [0, 1, 2, 3].map(
    (variant) => draw('flamingos in turquoise water, palm leaves behind', variant).choices,
  );
  expect(new Set(designs.map(({ over }) => over))).toEqual(new Set(['waves']));
  expect(designs.map(({ variant }) => variant)).not.toContain('sweeping fronds');
});
