import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 3, variant: 0 });

const coloursOf = (prompt: string, part: string) =>
  draw(prompt).scene.operations.flatMap((one) =>
    one.op === 'region' && one.part === part ? [one.colour] : [],
  );

describe('a detail of something worn or carried', () => {
  it.each([
    ['red dress, black fringed shawl', 'fringe'],
    ['white tunic, red cap with long tassel', 'fringe'],
  ])('goes to no garment: %s', (prompt, detail) => {
    const { unread, choices } = draw(prompt);
    expect(unread).toEqual([]);
    expect(Object.values(choices).join(' ')).not.toContain(detail);
  });

  it('is told where the thing is drawn without it', () => {
    expect(draw('red dress and a studded straw hat').unread).toEqual(['studded']);
  });

  it('has a colour of its own, and the thing that the prompt is about another', () => {
    const prompt = 'bucket bag design, tan leather, drawstring top, black tassel';
    expect(coloursOf(prompt, 'tassel')).toEqual(['#17171a']);
    expect(coloursOf(prompt, 'bag')).toEqual(['#b9783f']);
    expect(draw(prompt).unread).toEqual([]);
  });

  it('is of clothes where the thing is only worn with them', () => {
    const { choices, unread } = draw('desert nomad, sand coloured wraps, deep hood, goggles');
    expect(Object.values(choices).join(' ')).toContain('hood');
    expect(unread).not.toContain('sand');
  });

  it('is read apart from its noun', () => {
    expect(draw('sky blue coat, tall brown boots, long white gloves').unread).toEqual([]);
    expect(draw('black dress, deep bertha collar of white lace').unread).toEqual([]);
  });
});

describe('hats, and things that were drawn as others', () => {
  it.each([
    'raspberry coat and a pillbox hat',
    'man in a tweed suit and a flat cap',
    'navy coat and a fur trimmed hat',
    'red dress and a long string of pearls',
    'denim apron over a striped shirt, cap on the head',
  ])('are drawn and read: %s', (prompt) => {
    expect(draw(prompt).unread).toEqual([]);
  });
});
