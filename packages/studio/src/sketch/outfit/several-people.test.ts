import { describe, expect, it, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';
import { PERSONS } from './people-words.ts';
import { BODY_WORDS } from './person-words.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 5, variant: 0 });

const coloursOf = (prompt: string, garment: string) =>
  draw(prompt).scene.operations.flatMap((one) =>
    one.op === 'region' && one.garment === garment ? [one.colour] : [],
  );

describe('somebody else who is not drawn', () => {
  it.each([
    ['two women, one in a red coat and one in a green coat', ['two', 'green', 'coat']],
    ['two models in denim jackets', ['two']],
    ['both women in red coats', ['both']],
  ])('is told: %s', (prompt, words) => {
    expect(draw(prompt).unread).toEqual(words);
  });

  it.each(['camel coat, the coat has patch pockets', 'woman in a red coat'])(
    'is nobody in: %s',
    (prompt) => expect(draw(prompt).unread).toEqual([]),
  );
});

test('everybody whom a page of several people can show is known as a person', () => {
  const known = new Set(Object.values(BODY_WORDS).flat());
  expect([...PERSONS].filter((person) => !known.has(person))).toEqual([]);
});

describe('a colour of somebody, and of no garment', () => {
  const RED = '#c92a32';

  it.each([
    ['woman in red with a blue skirt', 'skirt'],
    ['woman dressed in red with white trousers and a navy blazer', 'trousers'],
    ['girl all in red with a green cardigan', 'cardigan'],
  ])('is of what has none of its own: %s', (prompt, other) => {
    const { unread, scene } = draw(prompt);
    const garments = scene.operations.flatMap((one) =>
      one.op === 'region' && one.class === 'garment' && one.colour === RED ? [one.garment] : [],
    );
    expect(unread).toEqual([]);
    expect(garments.length).toBeGreaterThan(0);
    expect(garments).not.toContain(other);
  });

  it('is told where everything has a colour', () => {
    expect(draw('woman in red with a blue dress').unread).toEqual(['red']);
  });
});

describe('a colour of two garments', () => {
  it('is that of both where it stands behind them', () => {
    const prompt = 'hoodie and joggers, lilac';
    const lilac = '#c9aedb';
    expect(coloursOf(prompt, 'hoodie')).toContain(lilac);
    expect(coloursOf(prompt, 'joggers')).toContain(lilac);
    expect(draw(prompt).unread).toEqual([]);
  });

  it('is that of the last where it stands beside it', () => {
    const prompt = 'hoodie and lilac joggers';
    const [joggers] = coloursOf(prompt, 'joggers');
    expect(coloursOf(prompt, 'hoodie')).not.toContain(joggers);
  });
});

describe('a colour of shoes and things worn', () => {
  it.each([
    'white go-go boots and a mini dress',
    'panama hat and a navy suit',
    'sherwani with a maroon stole',
    'wide obi belt in red over a white shirt dress',
    'red bandana round the neck, boiler suit',
  ])('is drawn and read: %s', (prompt) => {
    expect(draw(prompt).unread).toEqual([]);
  });
});

describe('what is said of a garment that is not worn', () => {
  it.each([
    ['slip dress over a white t-shirt', ['white', 'shirt']],
    ['navy jumper over a striped shirt, chinos', ['striped', 'shirt']],
    ['yukata in indigo with white waves', ['yukata', 'white', 'waves']],
  ])('goes to no other: %s', (prompt, words) => {
    expect(draw(prompt).unread).toEqual(words);
  });

  it('is that of the same garment, named once more', () => {
    expect(coloursOf('lolita black dress', 'lolita-dress')).toContain('#17171a');
  });
});

describe('words that are hair and cloth', () => {
  it.each([
    ['woman with a fringe in a black coat', false],
    ['suede fringe jacket and jeans', true],
    ['woman in a suede fringe jacket', true],
  ])('%s', (prompt, isFringed) => {
    expect(draw(prompt).choices.outer.includes('fringe')).toBe(isFringed);
  });
});
