import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from '../../words/colour-trade-names.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

/** A prompt, the things it asks for, its colours in order, and its ground. */
type Case = readonly string[];

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const HEXES: Readonly<Record<string, string>> = {
  ...SAFE_TRADE_NAMES,
  ...TRADE_NAMES,
  ...COLOUR_NAMES,
};
const hexOf = (name: string) => HEXES[name] ?? `no colour is called ${name}`;
const listOf = (text: string) => (text === '' ? [] : text.split(', '));

/** Words that name a colour and a thing, in the places where prompts have them. */
const BY_PLACE: readonly Case[] = [
  ['stripes in coral', '', 'coral'],
  ['coral and white stripes', '', 'coral, white'],
  ['coral reef', 'coral', ''],
  ['corals', 'coral', ''],
  ['corals on navy', 'coral', '', 'navy'],
  ['pomegranate red stripes', '', 'pomegranate red'],
  ['pomegranates in red', 'pomegranate', 'red'],
  ['rose pink roses', 'rose', 'rose pink'],
  ['roses on peach', 'rose', '', 'peach'],
  ['peaches on blue', 'peach', '', 'blue'],
  ['lemon yellow gingham', '', 'lemon yellow'],
  ['lemons on lemon yellow', 'lemon', '', 'lemon yellow'],
  ['lemon grove', 'lemon', ''],
  ['champagne stripes', '', 'champagne'],
  ['champagne flutes on navy', 'champagne flutes', '', 'navy'],
  ['bubble tea on matcha green', 'bubble tea', '', 'matcha green'],
  ['saddle brown stripes', '', 'saddle brown'],
  ['saddles on sage', 'saddle', '', 'sage'],
  ['lemon slices on mint', 'lemon slice', '', 'mint'],
  ['chocolate stripes', '', 'chocolate'],
  ['polka dots with lots of white space', '', ''],
  ['daisies with negative space', 'daisy', ''],
  ['planets in space', 'planet', ''],
  ['florals in peach and lavender', '', 'peach, lavender'],
  ['lavender fields', 'lavender sprig', ''],
  ['lavender sprigs on cream', 'lavender sprig', '', 'cream'],
  ['lavender gingham', '', 'lavender'],
  ['cherry red polka dots', '', 'cherry red'],
  ['cherries on gingham', 'cherry', ''],
  ['cherry blossom on sage', 'cherry blossom', '', 'sage'],
  ['orange and brown geometric', '', 'orange, brown'],
  ['oranges and lemons', 'orange, lemon', ''],
  ['orange blossom branches', 'jasmine', ''],
  ['a lemon and a strawberry', 'lemon, strawberry', ''],
  ['peach and lemon stripes', '', 'peach, lemon'],
  ['rose gold polka dots', '', 'rose gold'],
  ['dusty rose paisley', '', 'dusty rose'],
  ['rose garden', 'rose', ''],
  ['rose petals', 'rose', ''],
  ['strawberries on butter', 'strawberry', '', 'butter'],
  ['lime green zebra', '', 'lime green'],
  ['limes and mint leaves', 'lime', ''],
  ['clay stripes', '', 'clay'],
  ['paisley in clay and bone', '', 'clay, bone'],
  ['mocha, stone and cognac tartan', '', 'mocha, stone, cognac'],
  ['garnet damask', '', 'garnet'],
  ['stone fruit', 'peach', ''],
  ['flowers on stone', '', '', 'stone'],
  ['leaves on an oat ground', '', '', 'oat'],
  ['ink drawing of roses', 'rose', ''],
  ['roses in ink', 'rose', 'ink'],
  ['party balloons', 'party balloon', ''],
  ['angel wings', '', ''],
  ['love hearts on blush', 'heart', '', 'blush'],
  ['tobacco leaves', '', ''],
  ['tobacco houndstooth', '', 'tobacco'],
  ['olive branches', 'olive branch', ''],
  ['olive and rust plaid', '', 'olive, rust'],
  ['foxes in the fog', 'fox', ''],
];

/** The last third, written with the others and read for the first time when all was done. */
const UNSEEN: readonly Case[] = [
  ['coral pink and teal ikat', '', 'coral pink, teal'],
  ['shells and coral on aqua', 'shell, coral', '', 'aqua'],
  ['tigers on coral', 'tiger', '', 'coral'],
  ['peach gingham', '', 'peach'],
  ['juicy peaches', 'peach', ''],
  ['peach blossom on ivory', 'cherry blossom', '', 'ivory'],
  ['roses and peonies in cherry', 'rose, peony', 'cherry'],
  ['apricot herringbone', '', 'apricot'],
  ['apricots and figs', 'peach, fig', ''],
  ['butterflies on lavender', 'butterfly', '', 'lavender'],
  ['bees and lavender', 'bee, lavender sprig', ''],
  ['tangerine and fuchsia stripes', '', 'tangerine, fuchsia'],
  ['orange slices on teal', 'orange slice', '', 'teal'],
  ['lemon and white awning stripe', '', 'lemon, white'],
  ['lemons in lemon and olive', 'lemon', 'lemon, olive'],
  ['putty and ecru windowpane', '', 'putty, ecru'],
  ['espresso polka dots on dove', '', 'espresso', 'dove'],
  ['coffee cups', 'coffee', ''],
  ['argyle in oat, cinnamon and ink', '', 'oat, cinnamon, ink'],
  ['flamingo pink chevron', '', 'flamingo pink'],
  ['flamingos on pink', 'flamingo', '', 'pink'],
  ['poppy red gingham', '', 'poppy red'],
  ['poppies, red and black', 'poppy', 'red, black'],
  ['strawberry fields on cream', 'strawberry', '', 'cream'],
  ['white space with small stars', 'star', ''],
  ['stone wall texture', '', ''],
  ['rose and sage stripes', '', 'rose, sage'],
];

/** Words where no colour stands, and one where no thing does. */
const OUT_OF_PLACE: readonly Case[] = [
  ['starfish and branching coral over an aqua wash', 'coral, starfish', 'aqua'],
  ['highland cows and sprigs of heather, stone grey', 'heather, highland cow', 'stone grey'],
  ['highland cows and heather on stone', 'heather, highland cow', '', 'stone'],
  ['bees and thistle, cream', 'bee, thistle', 'cream'],
  ['cocktails with an olive, midnight blue', 'cocktail', 'midnight blue'],
  ['bowls of plum, navy', '', 'navy'],
  ['bunches of lavender, cream', 'lavender sprig', 'cream'],
  ['slices of peach, sage', 'peach', 'sage'],
  ['hares and a rose, navy', 'hare, rose', 'navy'],
  ['ripe olive, ochre', '', 'ochre'],
  ['climbing rose on navy', 'rose', '', 'navy'],
  ['fields of mustard, cream', '', 'cream'],
  ['baskets of apricot, teal', 'peach', 'teal'],
  ['sheep under an oak, raspberry on ecru', 'sheep, tree', 'raspberry', 'ecru'],
  ['raspberry toile on ecru', '', 'raspberry', 'ecru'],
  ['foxes, plum on cream', 'fox', 'plum', 'cream'],
  ['dots in olive, mustard and plum', '', 'olive, mustard, plum'],
  ['rose and olive gingham', '', 'rose, olive'],
  ['coral fish on navy', 'fish, koi', 'coral', 'navy'],
  ['checks with a coral and white stripe', '', 'coral, white'],
];

describe('a word that is a colour and a thing', () => {
  it.each([...BY_PLACE, ...UNSEEN, ...OUT_OF_PLACE])(
    'is settled by its place in "%s"',
    (prompt = '', things = '', colours = '', ground = '') => {
      const reading = readPrompt(LEXICON, prompt);
      expect(reading.subjects.toSorted()).toEqual(listOf(things).toSorted());
      expect(reading.colours.map(({ colour }) => colour)).toEqual(listOf(colours).map(hexOf));
      expect(reading.ground).toBe(ground === '' ? undefined : hexOf(ground));
    },
  );
});
