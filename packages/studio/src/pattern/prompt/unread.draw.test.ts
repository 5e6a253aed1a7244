import { expect, it } from 'vitest';
import { createPattern } from '../create-pattern.ts';

const unreadOf = (prompt: string) =>
  createPattern({ prompt, seed: 1, variant: 0, sizePx: 128 }).unread;

it.each([
  'sailboats, nautical red white navy, for boys swim shorts',
  'lemons on white for a summer tablecloth',
  'for quilting: daisies on navy',
])('tells no words that say what the cloth is for: %s', (prompt) => {
  expect(unreadOf(prompt)).toEqual([]);
});

it('tells what comes after the use', () => {
  expect(unreadOf('for a robe with zorbs, daisies')).toEqual(['zorbs']);
});

it.each([
  'a pomegranate in each cell of an ogee lattice, peacock',
  'one bee in every hexagon',
  'a strawberry in each check of a green gingham',
])('reads cells that hold one thing each: %s', (prompt) => {
  expect(unreadOf(prompt)).toEqual([]);
});

it.each([
  'ringed planets on charcoal',
  'figs, whole and cut in half, dusty mauve ground',
  'halved pomegranates on cream',
  'giraffe patches, caramel and cream',
  'kente strips, woven blocks of gold and green',
  'kilim bands with stepped lozenges',
  'llamas wearing blankets',
  'swooping swallows on slate',
  'foxgloves, standing upright',
  'suzani with winding vines',
  'pumpkins, no faces carved',
  'pinstripes on navy, nothing else',
  'gliding seagulls',
  'foxgloves with mauve bells',
  'cocktails in glasses',
  'branching corals',
  'ears of wheat',
  'fruit like peaches and pears',
])('tells nothing that is seen where the thing is drawn: %s', (prompt) => {
  expect(unreadOf(prompt)).toEqual([]);
});

it.each([
  ['carved pumpkins with faces', ['carved', 'faces']],
  ['ringed apples', ['ringed']],
  ['bears in blankets', ['blankets']],
  ['halved strawberries', ['halved']],
  ['woven bananas', ['woven']],
  ['feathers with gold eyes', ['eyes']],
])('tells it where it is not: %s', (prompt, words) => {
  expect(unreadOf(prompt)).toEqual(words);
});

it.each([
  ['five different mushrooms on cream', ['five', 'different']],
  ['three kinds of butterflies', ['three', 'kinds']],
  ['six varieties of apples', ['six', 'varieties']],
  ['4 different foxes', ['4', 'different']],
  ['sunflowers, only three colours', ['three', 'colours']],
  ['foxes in two colours', ['two', 'colours']],
  ['lemons in only 3 colors', ['3', 'colors']],
])('tells a count that is not kept: %s', (prompt, words) => {
  expect(unreadOf(prompt)).toEqual(words);
});

it.each([
  'three different birds: robins, wrens and magpies',
  'two kinds of fruit, lemons and limes',
  'stripes in two colours',
  'gingham, only two colours',
  'three different flowers',
  'two foxes on cream',
  'five roses',
])('but none that is kept, or that counts what repeats: %s', (prompt) => {
  expect(unreadOf(prompt)).toEqual([]);
});

it('keeps to what is left out', () => {
  const order = { prompt: 'chicks, but please leave out the bunnies', seed: 1, variant: 0 };
  const { choices, unread } = createPattern({ ...order, sizePx: 128 });
  expect(choices.subjects).toBe('chick');
  expect(unread).toEqual([]);
});

it.each([
  ['rattan cane webbing, honey on off white', 'cane-webbing'],
  ['a wicker weave in brown', 'cane-webbing'],
  ['crochet granny squares, rainbow centers, every square edged in black', 'granny-squares'],
  ['op art checker bulging out like a ball, pure black and white', 'op-art'],
  ['quarter circles and half circles in a strict grid, navy and mustard', 'geometric'],
  ['shibori circles, white on deep indigo', 'shibori'],
  ['tie dye circles in pink and blue', 'tie-dye'],
  ['psychedelic swirls in orange and purple', 'marbling'],
  ['bandhani dots in a diamond grid, yellow on crimson', 'bandhani'],
])('reads the cloth of "%s"', (prompt, motif) => {
  const { choices, unread } = createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });
  expect(choices.motif).toBe(motif);
  expect(unread.filter((word) => word !== 'weave')).toEqual([]);
});

it.each(['logo-free geometric in grey and yellow', 'roses, no zorbs', 'bees, w/o zorbs'])(
  'tells nothing that is refused and that no picture has: %s',
  (prompt) => {
    expect(unreadOf(prompt)).toEqual([]);
  },
);

it.each([
  'red cherries in pairs with green stems on white',
  'watercolor peaches with leaves on pale pink gingham',
])('tells no part that a fruit is drawn with: %s', (prompt) => {
  expect(unreadOf(prompt)).toEqual([]);
});
