import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const thingsOf = (prompt: string) => readPrompt(LEXICON, prompt).subjects.toSorted().join(', ');

describe('what something is likened to is no thing of its own', () => {
  it.each([
    ['op art squares bulging out like a ball', ''],
    ['roses as big as oranges', 'rose'],
    ['stripes wavy like a snake figure', ''],
    ['foxes dressed as kings', 'fox'],
    ['checks curved like shells, navy', ''],
    ['heart-shaped leaves and poppies', 'poppy'],
    ['star shaped tiles and moons', 'moon'],
    ['bell-shaped tulips', 'tulip'],
    ['feather-like ferns', 'fern'],
    ['biscuits in the shape of stars, gingerbread', 'gingerbread'],
    ['tulips, soft like feathers', 'tulip'],
    ['bees, round like buttons, on honey', 'bee'],
  ])('in "%s"', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });

  it.each([
    ['I would like foxes', 'fox'],
    ["I'd like lemons and limes", 'lemon, lime'],
    ['for kids who like cats', 'cat'],
    ['animals like foxes and hedgehogs', 'fox, hedgehog'],
    ['things like teapots and cupcakes', 'cupcake, teapot'],
    ['fruit like peaches and pears', 'peach, pear'],
    ['flowers such as poppies', 'poppy'],
    ['bees as well as daisies', 'bee, daisy'],
    ['it should look like a rose garden', 'rose'],
    ['bees as accents between roses', 'bee, rose'],
    ['heart shaped pattern', 'heart'],
  ])('but "%s" asks for its things', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });
});

it('what a pattern is likened to is no pattern beside it', () => {
  const prompt = 'narrow wavy stripes of rust and cream like ripples on a pond';
  const { motifScores } = readPrompt(LEXICON, prompt);
  expect(motifScores.get('waves') ?? 0).toBeLessThan(motifScores.get('stripes') ?? 0);
  expect(motifScores.get('stripes')).toBeGreaterThan(4);
});

describe('a noun before the noun that it belongs to is no thing of its own', () => {
  it.each([
    ['peacock feathers', 'peacock feather'],
    ['ostrich feathers', 'feather'],
    ['goose feathers on sage', 'feather'],
    ['owl feathers and acorns', 'acorn, feather'],
    ['flamingo feathers', 'feather'],
    ['a fox mask', 'mask'],
    ['cat masks', 'mask'],
    ['rose teacups', 'teacup'],
    ['bear balloons', 'party balloon'],
    ['star buttons', 'button'],
    ['rainbow stripes', ''],
    ['granny squares, rainbow centers, daisies', 'daisy'],
    ['rainbow unicorns', 'unicorn'],
    ['ribbon-tied bunches of lavender', 'lavender sprig'],
    ['cornflowers tied up with a thin ribbon', 'cornflower'],
    ['snow-covered houses', 'house'],
  ])('in "%s"', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });

  it.each([
    ['lemon slices', 'lemon slice'],
    ['cherry blossom', 'cherry blossom'],
    ['rose garden', 'rose'],
    ['coral reef', 'coral'],
    ['oak tree', 'tree'],
    ['cherry trees', 'cherry, pine-tree, tree'],
    ['rose wreath', 'rose, wreath'],
    ['fox bear owl', 'bear, fox, owl'],
    ['macarons croissants', 'croissant, macaron'],
    ['rabbits and ribbon bows', 'bow, rabbit'],
    ['monarch butterflies', 'butterfly'],
    ['bow filled with roses', 'bow, rose'],
    ['rainbows and clouds', 'cloud, rainbow'],
    ['hedgehogs and buttons', 'button, hedgehog'],
  ])('but "%s" asks for its things', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });
});

describe('a part of a thing is no thing of its own', () => {
  it.each([
    ['foxgloves, mauve bells', 'foxglove'],
    ['bluebells with nodding bells', 'bellflower'],
    ['snowdrops, white bells', 'snowdrop'],
    ['lily of the valley, tiny bells in a row', 'lily of the valley'],
    ['martini glasses, gold stars', 'martini, star'],
    ['cocktails in tall glasses', 'cocktail'],
    ['wine and glasses', 'wine'],
    ['peacock feathers with each eye in gold', 'peacock feather'],
    ['owls with big eyes', 'owl'],
    ['parrots with bright feathers', 'parrot'],
  ])('in "%s"', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });

  it.each([
    ['christmas bells and holly', 'bell, holly'],
    ['moths, moons and eyes', 'eye motif, moon, moth'],
    ['feathers and arrows', 'arrow, feather'],
    ['parrots and feathers', 'feather, parrot'],
  ])('but "%s" asks for its things', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });
});
