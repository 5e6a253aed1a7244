import { describe, expect, it } from 'vitest';
import { tokenise } from '../../words/tokens.ts';
import { readLineup } from './read-lineup.ts';

/** What is said of each person, without the breaks in the places of other words. */
const saidOf = (prompt: string) =>
  readLineup(prompt)?.people.map((words) =>
    words
      .split(' ')
      .filter((word) => word !== ',')
      .join(' '),
  );

describe('several people', () => {
  it.each([
    ['two women in red coats', ['women in red coats', 'women in red coats']],
    ['three tall models in denim', ['in denim', 'in denim', 'in denim']],
    ['a line-up of four looks in linen', Array(4).fill('a in linen')],
    ['couple of models, in capes', ['in capes', 'in capes']],
    ['a couple in trench coats', ['a woman in trench coats', 'a man in trench coats']],
    ['three brothers in jeans', Array(3).fill('brothers in jeans')],
    ['two skateboarders in hoodies', Array(2).fill('in hoodies')],
    ['two husbands, in capes', Array(2).fill('husbands in capes')],
    ['twin-set in wool, both girls', ['twin set in wool girls', 'twin set in wool girls']],
  ])('share what is said of all: %s', (prompt, said) => {
    expect(saidOf(prompt)).toEqual(said);
  });

  it.each([
    ['mother and daughter in red coats', ['mother in red coats', 'daughter in red coats']],
    [
      'mother and daughter in capes, the daughter in white socks',
      ['mother in capes the in white socks', 'daughter in capes the daughter in white socks'],
    ],
    ['a mother with her daughter, in capes', ['a mother in capes', 'daughter in capes']],
    [
      'woman in a ball gown and a man in a navy tuxedo',
      ['woman in a ball gown', 'a man in a navy tuxedo'],
    ],
    [
      'bride and groom, lace gown and a black tuxedo',
      ['bride lace gown', 'groom and a black tuxedo'],
    ],
    [
      'two women, one in a red coat and the other in a navy suit',
      ['women in a red coat', 'women in a navy suit'],
    ],
    [
      'three figures side by side, all in red: trench coat, knitted dress, slip gown',
      [
        'side by side all in red trench coat',
        'side by side all in red knitted dress',
        'side by side all in red slip gown',
      ],
    ],
    ['two girls in tutus, one pink, one lilac', ['girls in tutus pink', 'girls in tutus lilac']],
    ['two women in a red dress and a blue suit', ['women in a red dress', 'women and a blue suit']],
    [
      'two grooms: one in white, the other in a tailcoat, both have bow ties',
      ['grooms in white both have bow ties', 'grooms in a tailcoat both have bow ties'],
    ],
    [
      'woman in a gown and a man in a tuxedo, both in black',
      ['woman in a gown both in black', 'a man in a tuxedo both in black'],
    ],
  ])('have each their own: %s', (prompt, said) => {
    expect(saidOf(prompt)).toEqual(said);
  });

  it.each([
    'woman in a red coat',
    'two-piece suit for women',
    'two tone dress',
    'a woman with child in a maternity dress',
    'shirt for a man and a woman',
    'mother of the bride dress',
    'coat with two pockets and one button',
    'one-shoulder gown',
  ])('are none in: %s', (prompt) => {
    expect(readLineup(prompt)).toBeUndefined();
  });

  it.each([
    'two women, one in a red coat and the other in a navy suit',
    'mother & daughter: matching 1950s dresses!',
  ])('leave each word its place: %s', (prompt) => {
    const tokens = tokenise(prompt);
    for (const words of readLineup(prompt)?.people ?? []) {
      const own = tokenise(words);
      expect(own).toHaveLength(tokens.length);
      const moved = own.filter((word, at) => word !== ',' && word !== tokens[at]);
      expect(moved).toEqual([]);
    }
  });
});
