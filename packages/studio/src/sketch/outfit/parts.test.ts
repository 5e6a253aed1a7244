import { describe, expect, it, test } from 'vitest';
import { colourGap } from '../../core/colour-moves.ts';
import type { Region } from '../../core/scene/scene.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 7, variant });

/** Regions of the first garment that the prompt names. */
function regionsOf(prompt: string, part: RegExp): Region[] {
  const regions = draw(prompt).scene.operations.filter((one) => one.op === 'region');
  const first = regions.find((one) => /coat|shirt/.test(one.garment ?? ''));
  return regions.filter((one) => one.garment === first?.garment && part.test(one.part));
}

/** The cloth of a garment's body and of one of its parts. */
function clothOf(prompt: string, part: RegExp) {
  const [body] = regionsOf(prompt, /^(bodice|front)/);
  const [own] = regionsOf(prompt, part);
  if (!body || !own) throw new Error(`${prompt}: body or part is missing`);
  return { body, own };
}

test.each([
  ['wool coat with leather sleeves', /^sleeve/, 'leather'],
  ['wool coat, sleeves in leather', /^sleeve/, 'leather'],
  ['linen shirt with a denim collar', /^collar/, 'denim'],
  ['cotton shirt with velvet collar and cuffs', /^cuff/, 'velvet'],
])('a cloth belongs to the part that it stands before: %s', (prompt, part, fabric) => {
  const { body, own } = clothOf(prompt, part);
  expect(own.fabric).toBe(fabric);
  expect(body.fabric).not.toBe(fabric);
});

test.each([
  ['camel coat with a gold belt', /^belt/, '#c9a04a'],
  ['cream shirt with navy collar and navy cuffs', /^cuff/, '#1b2c50'],
  ['white shirt with black buttons', /^buttons/, '#17171a'],
])('a colour belongs to the part that it stands before: %s', (prompt, part, colour) => {
  const { body, own } = clothOf(prompt, part);
  expect(own.colour).toBe(colour);
  expect(body.colour).not.toBe(colour);
  expect(draw(prompt).unread).toEqual([]);
});

test('a part that the drawing does not show is listed', () => {
  expect(draw('denim t-shirt with a red lining').unread).toEqual(['red', 'lining']);
});

test.each([
  ['black biker jacket over a white quokka', ['white', 'quokka']],
  ['navy quokka trousers', ['quokka']],
])('a colour of what is not known colours nothing else: %s', (prompt, unread) => {
  expect(draw(prompt).unread).toEqual(unread);
});

test('a belt that a coat is asked with is drawn on the coat, not below it', () => {
  for (const variant of [0, 1, 2, 3]) {
    const { scene, choices } = draw('overcoat with a gold belt', variant);
    expect(choices.outer).toContain('waist belt');
    const belts = scene.operations.filter((one) => one.op === 'region' && one.part === 'belt');
    expect(belts.some((one) => one.op === 'region' && one.garment === 'overcoat')).toBe(true);
  }
});

test.each(['cream shirt with black leather trainers', 'cream shirt, black suede loafers'])(
  'a colour and a cloth of shoes are none of a garment: %s',
  (prompt) => {
    const [body] = regionsOf(prompt, /^(bodice|front)/);
    expect(body.fabric).not.toMatch(/leather|suede/);
    expect(body.colour).toBe(regionsOf('cream shirt', /^(bodice|front)/)[0].colour);
    const shoes = draw(prompt).scene.operations.flatMap((one) =>
      one.op === 'region' && one.class === 'shoe' ? [one.colour] : [],
    );
    expect(shoes).toContain('#17171a');
  },
);

describe('a collar that is a garment by name', () => {
  it.each([
    'skirt with a black turtleneck',
    'plaid maxi skirt with an ivory polo neck',
    'coat with a grey roll neck underneath',
  ])('is worn with what covers the legs alone, or below: %s', (prompt) => {
    const { choices } = createSketch({ prompt, seed: 1, variant: 0 });
    expect(choices.upper).toContain('knit');
  });

  it.each(['dress with a roll neck', 'jumpsuit with a turtleneck'])(
    'is a collar of what has one: %s',
    (prompt) => {
      const { choices } = createSketch({ prompt, seed: 1, variant: 0 });
      expect(choices.upper).toBeUndefined();
      expect(choices.full).toContain('collar turtle');
    },
  );
});

test.each([
  ['cotton shirt, mandarin collar in white, navy', /^collar(?! inside)/, '#fbfaf6'],
  ['navy shirt, collar and cuffs in solid white', /^cuff/, '#fbfaf6'],
  ['navy shirt, collar, pocket and cuffs in white', /^collar (left|right)/, '#fbfaf6'],
])('a colour after a list of parts belongs to each of them: %s', (prompt, part, colour) => {
  const { body, own } = clothOf(prompt, part);
  expect(own.colour).toBe(colour);
  expect(body.colour).not.toBe(colour);
});

test('a garment whose colour is open is told from its parts', () => {
  for (const variant of [0, 1, 2, 3]) {
    const { scene } = draw('leggings with a white side stripe', variant);
    const regions = scene.operations.filter((one) => one.op === 'region');
    const leg = regions.find((one) => one.garment === 'leggings' && one.part.startsWith('leg'));
    expect(colourGap(leg?.colour ?? '#ffffff', '#fbfaf6')).toBeGreaterThan(0.15);
  }
});

test('a print after "with" is that of the thing worn before it', () => {
  const { unread } = draw('grey blazer, pleated skirt, knee socks, tie with stripes');
  expect(unread).toContain('stripes');
});

test('what is worn under a coat has sleeves that fit below', () => {
  for (const variant of [0, 1, 2, 3]) {
    const { choices } = draw('raincoat over a neon green minidress', variant);
    expect(choices.full).toMatch(/length mini/);
    expect(choices.full).not.toMatch(/sleeve (puff|bishop|bell|flutter|balloon)/);
  }
});

test.each(['man in a suit, hands in his pockets', 'woman in a coat, one hand on her hip'])(
  'a pose is known with whose its places are: %s',
  (prompt) => expect(draw(prompt).unread).toEqual([]),
);

test.each([
  ['black evening coat with a feather collar', ['feather']],
  ['jacket with a fringed collar', ['fringed']],
  ['tennis dress with a navy stripe at the hem', ['navy', 'stripe']],
  ['chef jacket, tall hat', ['tall']],
])('what is said of one place is nowhere else, and told: %s', (prompt, unread) => {
  const { unread: told, scene } = draw(prompt);
  expect(told).toEqual(expect.arrayContaining(unread));
  const parts = scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
  expect(parts).not.toContain('feather');
});

test.each([
  'knit co-ord: cropped cardigan and midi skirt in sage',
  'matching set: shirt and trousers in sage',
])('the pieces of a set are of one colour: %s', (prompt) => {
  const { scene, unread } = draw(prompt);
  const named = scene.operations.filter(
    (one) => one.op === 'region' && /cardigan|skirt|shirt|trousers/.test(one.garment ?? ''),
  );
  const sage = named.filter(
    (one) => one.op === 'region' && colourGap(one.colour, '#9caf88') < 0.08,
  );
  expect(new Set(sage.map((one) => one.op === 'region' && one.garment)).size).toBe(2);
  expect(unread).toEqual([]);
});

test('a pose that is not taken is told, and of several the one that answers most is taken', () => {
  expect(draw('woman in a gown, three quarter view, arms crossed').unread).toEqual(
    expect.arrayContaining(['arms', 'crossed']),
  );
  expect(draw('woman in a gown, arms crossed').unread).toEqual([]);
  expect(draw('woman standing in a gown').unread).toEqual([]);
});

test.each([
  ['column gown in midnight velvet, crystal belt', ['crystal']],
  ['sailor dress, navy, white square collar with stripes', ['square', 'stripes']],
  ['cardigan over the shoulders', ['shoulders']],
])('stuff and print of a part are not strewn over the garment: %s', (prompt, unread) => {
  const { unread: told, choices } = draw(prompt);
  expect(told).toEqual(expect.arrayContaining(unread));
  expect(Object.values(choices).join()).not.toMatch(/sequins|stripe|over-shoulder/);
});

test('an adjective that no list knows leaves the colour before it with its garment', () => {
  const regions = draw('white quilted jacket, black stirrup pants').scene.operations.filter(
    (one) => one.op === 'region',
  );
  const leg = regions.find((one) => one.garment === 'trousers' && one.part.startsWith('leg'));
  expect(leg?.colour).toBe('#17171a');
});

test('a wrap blouse crosses over, open at the neck', () => {
  const { choices, unread } = draw('wrap blouse');
  expect(choices.upper).toMatch(/neckline v, collar none.*closure wrap/);
  expect(unread).toEqual([]);
});

test('a cloth after "in" is that of the garment before it, be it a garment elsewhere', () => {
  const { scene, unread } = draw('turtleneck dress in grey knit');
  const dress = scene.operations.find((one) => one.op === 'region' && one.garment === 'dress');
  expect(dress).toMatchObject({ fabric: 'knit' });
  expect(unread).toEqual([]);
});

test('a thing worn that is not drawn is told with the nearest in its stead', () => {
  const { unread, choices } = draw('woman in a coat with a snood and a deerstalker');
  expect(unread).toEqual(expect.arrayContaining(['snood', 'deerstalker']));
  expect(choices.instead).toBe('scarf for snood, flat-cap for deerstalker');
});

test('a jacket stands open over a low top, and matching shorts are of the top’s cloth', () => {
  expect(draw('lavender suit with wide leg trousers, white tank top').unread).toEqual([]);
  const { scene } = draw('gingham crop top in blue and matching shorts');
  const printed = scene.operations.flatMap((one) =>
    one.op === 'region' && one.print && one.garment ? [one.garment] : [],
  );
  expect(new Set(printed)).toEqual(new Set(['crop-top', 'shorts']));
});
