import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const thingsOf = (prompt: string) =>
  read(prompt).colours.map(({ colour, things = [] }) => [colour, ...things]);

describe('a colour after "in"', () => {
  it('is that of the things before it, where others stand beside them', () => {
    expect(thingsOf('dragonflies in teal and copper over white water lilies')).toEqual([
      [COLOUR_NAMES.teal, 'dragonfly'],
      [COLOUR_NAMES.copper, 'dragonfly'],
      [COLOUR_NAMES.white, 'lotus'],
    ]);
    expect(thingsOf('crabs and seahorses in red, yellow lemons')[0]).toEqual([
      COLOUR_NAMES.red,
      'seahorse',
      'crab',
    ]);
  });

  it('is the picture’s where they are all there is', () => {
    expect(thingsOf('crabs and seahorses in red')).toEqual([[COLOUR_NAMES.red]]);
  });

  it('is that of a scene and of all that is in it', () => {
    expect(thingsOf('coral reef with seahorses, starfish and shells in peach and aqua')).toEqual([
      [COLOUR_NAMES.peach],
      [COLOUR_NAMES.aqua],
    ]);
  });
});

describe('a ground', () => {
  it.each(['magnolias on dusky pink', 'magnolias on a sunny pink', 'magnolias on washed pink'])(
    'is told with an adjective that no table knows: %s',
    (prompt) => expect(read(prompt).ground).toBeDefined(),
  );

  it('is no colour of the things that lie under others', () => {
    expect(read('dragonflies over white water lilies').ground).toBeUndefined();
  });
});

it('gives the colour of hearts to nothing else', () => {
  const { colours, asked } = read('wheat ears and red poppies with black centres on linen');
  expect(colours.map(({ colour }) => colour)).toEqual([COLOUR_NAMES.red]);
  expect(asked.find(({ name }) => name === 'black')?.part).toBe('accent');
});

describe('adjectives of pattern', () => {
  it.each([
    ['small geometric leaves in olive', 'geometric'],
    ['cars and checkered flags', 'gingham'],
    ['marbled shells', 'marbling'],
  ])('are no pattern of their own before a noun: %s', (prompt, motif) =>
    expect(read(prompt).motifScores.has(motif)).toBe(false),
  );

  it('ask for one elsewhere', () => {
    expect(read('geometric in olive').motifScores.has('geometric')).toBe(true);
    expect(read('checkered in red').motifScores.has('gingham')).toBe(true);
  });
});

describe('rainbow colours', () => {
  it('are six, and no rainbows on stripes', () => {
    const { subjects, colours } = read('rainbow stripes, vertical, uneven widths');
    expect(subjects).toEqual([]);
    expect(colours).toHaveLength(6);
    expect(read('rainbow stripes in navy').colours).toHaveLength(1);
    expect(read('rainbows and clouds').colours).toEqual([]);
  });

  it('are all seen, or told', () => {
    const order = { seed: 1, variant: 0, sizePx: 256 };
    expect(createPattern({ prompt: 'rainbow stripes', ...order }).unread).toEqual([]);
    expect(createPattern({ prompt: 'rainbow gingham', ...order }).unread).toContain('rainbow');
  });
});

it('shows a second colour of art deco lines beside a named ground', () => {
  for (const variant of [0, 1]) {
    const prompt = 'art deco fans in emerald and gold foil on black';
    expect(createPattern({ prompt, seed: 1, variant, sizePx: 512 }).unread).toEqual([]);
  }
});

it('lays bands as wide as the prompt says, in its order', () => {
  const draw = (prompt: string) => createPattern({ prompt, seed: 1, variant: 0, sizePx: 512 });
  expect(draw('deckchair stripe: wide coral, narrow white, narrow navy').unread).toEqual([]);
  expect(read('wide coral, narrow white stripes').colours.map(({ band }) => band)).toEqual([
    'wide',
    'narrow',
  ]);
});

it('gives a counted colour as many tones', () => {
  expect(read('large waves in three blues').colours).toHaveLength(3);
  expect(read('large waves in three shades of blue').colours).toHaveLength(3);
  expect(read('tulips in two greens and a pink').colours).toHaveLength(3);
  expect(read('blues and greens').colours).toHaveLength(2);
});

it.each([
  ['abstract leopard spots in pink', 'dots'],
  ['knitted socks and mugs', undefined],
  ['windowpane check in forest on ecru', 'botanical'],
])('what belongs to a noun asks for nothing of its own: %s', (prompt, motif) => {
  const { motifScores, fabric } = read(prompt);
  expect(motif !== undefined && motifScores.has(motif)).toBe(false);
  expect(fabric).toBeUndefined();
});

it.each([
  ['dog bones on blue', 'bone'],
  ['garden gnomes on moss', 'gnome'],
  ['love letters on red', 'envelope'],
  ['lily pads on a pond', 'lily pad'],
  ['wooden rulers', 'ruler'],
  ['ramen bowls and chopsticks', 'noodle bowl'],
  ['tiny scattered crosses', 'cross'],
  ['arches in terracotta', 'arch'],
  ['smiley faces', 'smiley'],
  ['zodiac signs', 'star'],
  ['sardines in rows', 'fish'],
])('plain shapes and kin are drawn: %s', (prompt, subject) =>
  expect(read(prompt).subjects).toEqual([subject]),
);

it.each([
  ['seagulls, british seaside', ['seagull']],
  ['koi and lotus flowers, pond', ['koi', 'lotus']],
  ['fruit and bees', ['bee', 'lemon']],
])('a theme brings no other things than those named: %s', (prompt, subjects) => {
  const found = read(prompt).subjects;
  expect(found).toEqual(expect.arrayContaining(subjects));
  expect(found).not.toContain('starfish');
  expect(found).not.toContain('frog');
});

it('a colour joined to that of a motif is the motif’s as well', () => {
  const { colours } = read('cherries on gingham in red and white');
  expect(colours.map(({ before }) => before.includes('gingham'))).toEqual([true, true]);
});

it.each([
  ['lions and giraffes', 'giraffe'],
  ['zebras and palm trees', 'zebra'],
])('animals in the plural are no coats: %s', (prompt, motif) => {
  const { motifScores, subjects } = read(prompt);
  expect(motifScores.has(motif)).toBe(false);
  expect(subjects.some((id) => id.startsWith(motif))).toBe(true);
});

it('takes tones before a thin line for no ground', () => {
  const { ground, colours } = read('chevron in three shades of grey with a thin yellow line');
  expect(ground).toBeUndefined();
  expect(colours).toHaveLength(4);
});

it('lays tiny things out in the designs that are small', () => {
  const variantOf = (prompt: string, variant: number) =>
    createPattern({ prompt, seed: 3, variant, sizePx: 256 }).choices.variant;
  const variants = [0, 1, 2, 3].map((variant) => variantOf('tiny red hearts on white', variant));
  expect(new Set(variants)).toEqual(new Set(['mini', 'even']));
});

it('covers no named ground for good: another design shows it', () => {
  for (const variant of [0, 1, 2, 3]) {
    const prompt = 'large tropical banana leaves, dark green on pink';
    expect(createPattern({ prompt, seed: 1, variant, sizePx: 256 }).unread).toEqual([]);
  }
});

describe('what a pattern is for', () => {
  it.each([
    ['white peonies, wedding stationery', 'pencil'],
    ['foxes and owls, back to school', 'pencil'],
  ])('is no thing beside others: %s', (prompt, id) =>
    expect(read(prompt).subjects).not.toContain(id),
  );

  it('is no pattern beside others, and one alone', () => {
    expect(read('boho rainbows, nursery wallpaper').motifScores.has('damask')).toBe(false);
    expect(read('nursery wallpaper in sage').motifScores.has('damask')).toBe(true);
    expect(read('stationery on mint').subjects).toContain('pencil');
  });
});

describe('plants that are colours of the trade as well', () => {
  it('are plants behind a colour, and beside such plants', () => {
    const { colours, subjects, motifScores } = read('eucalyptus and white peony');
    expect(colours.map(({ colour }) => colour)).toEqual([COLOUR_NAMES.white]);
    expect(subjects).toEqual(['peony']);
    expect(motifScores.has('botanical')).toBe(true);
  });

  it('are colours before a noun', () => {
    expect(read('peony pink and white lilac stripes').subjects).toEqual([]);
  });
});

it('leaves a named colour on a named ground as it is called', () => {
  const { unread } = createPattern({
    prompt: 'swiss dot, white on powder blue',
    seed: 1,
    variant: 0,
    sizePx: 256,
  });
  expect(unread).toEqual([]);
});

it.each([
  ['abstract brush strokes in sage', 'abstract'],
  ['windowpane check, camel lines on navy', 'lines'],
  ['sliced limes and grapefruit', 'sliced'],
  ['hand painted watercolor roses', 'watercolor'],
])('tells no word that the picture answers: %s', (prompt, word) => {
  expect(createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 }).unread).not.toContain(word);
});

describe('silhouettes', () => {
  const inksOf = (prompt: string) => {
    const { data } = createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });
    const dark = new Set<number>();
    for (let i = 0; i < data.length; i += 4)
      if (data[i] + data[i + 1] + data[i + 2] < 150) dark.add(i);
    return dark.size / (data.length / 4);
  };

  it('are of one colour, which is dark where none is named', () => {
    expect(inksOf('palm tree silhouettes on orange')).toBeGreaterThan(0.04);
    expect(inksOf('palm trees on orange')).toBeLessThan(0.02);
  });

  it('are told where what is drawn has none', () => {
    const unreadOf = (prompt: string) =>
      createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 }).unread;
    expect(unreadOf('deer silhouettes in white on green')).toEqual([]);
    expect(unreadOf('tartan with silhouettes')).toContain('silhouettes');
  });
});

it.each([
  ['red paisley bandana', COLOUR_NAMES.red, [COLOUR_NAMES.white]],
  ['navy bandana with yellow paisleys', COLOUR_NAMES.navy, [COLOUR_NAMES.yellow]],
])('a bandana is of the colour that is named: %s', (prompt, cloth, print) => {
  const { ground, colours } = read(prompt);
  expect(ground).toBe(cloth);
  expect(colours.map(({ colour }) => colour)).toEqual(print);
});

it('takes "dark" before a colour for no mood of the picture', () => {
  expect(read('octopus in dark teal').moods).toEqual([]);
  expect(read('dark florals in teal').moods).toContain('dark');
});

it('takes the rainbow of a tie dye for its colours', () => {
  const { subjects, colours } = read('tie dye spiral rainbow');
  expect(subjects).toEqual([]);
  expect(colours).toHaveLength(6);
});

it('sways stripes that are called wavy', () => {
  const columnsOf = (prompt: string) => {
    const { data } = createPattern({
      prompt,
      seed: 1,
      variant: 0,
      sizePx: 256,
      repeat: 'straight',
    });
    let changes = 0;
    for (let y = 1; y < 256; y += 1) {
      for (let x = 0; x < 256; x += 1) {
        const at = (y * 256 + x) * 4;
        if (Math.abs(data[at] - data[at - 256 * 4]) > 60) changes += 1;
      }
    }
    return changes;
  };
  expect(columnsOf('wavy vertical stripes in black and white')).toBeGreaterThan(800);
  expect(columnsOf('vertical stripes in black and white')).toBeLessThan(50);
});
