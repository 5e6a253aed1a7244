import { expect, it } from 'vitest';
import { createPattern } from '../create-pattern.ts';
import { createSpec } from '../pattern-spec.ts';
import { openDesigns } from '../prompt/choose-designs.ts';
import { chooseMotifs } from '../prompt/choose-motifs.ts';
import { createLexicon } from '../prompt/lexicon.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { SUBJECTS } from '../subjects/registry.ts';
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

it('gives the lead to the things where the motif lays none of them out', () => {
  const prompt = 'Scandinavian winter: reindeer, snowflakes and fir trees, red on white';
  const { choices } = createPattern({ prompt, seed: 3, variant: 0, sizePx: 256 });
  expect(choices.motif).toBe('scatter');
  expect(choices.subjects).toContain('snowflake');
});

it('leaves the ground open over another pattern', () => {
  const prompt = 'flamingos in turquoise water, palm leaves behind';
  const reading = readPrompt(createLexicon(MOTIFS, SUBJECTS), prompt);
  const { main, under, subjects } = chooseMotifs(reading, { motifs: MOTIFS, subjects: SUBJECTS });
  expect([main.id, under?.id]).toEqual(['tropical', 'waves']);
  const designs = [0, 1, 2, 3].map((variant) => {
    const order = { prompt, seed: 3, variant };
    return createSpec(main, { order, reading, repeat: 'half-drop', layer: 'over', subjects })
      .variant;
  });
  expect(new Set(designs)).toEqual(new Set(main.open));
});
