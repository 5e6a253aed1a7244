import { expect, it, test } from 'vitest';
import type { Region } from '../../core/scene/scene.ts';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 7, variant });

const regionsOf = (prompt: string, part: RegExp): Region[] =>
  draw(prompt).scene.operations.filter(
    (one): one is Region => one.op === 'region' && part.test(one.part),
  );

test.each([
  ['green dress with a white hem', '#fbfaf6'],
  ['blue sweatshirt with orange cuffs and hem', '#ec8232'],
  ['grey t-shirt with a yellow hem', '#f4ce49'],
  ['black trousers with a red hem', '#c92a32'],
  ['a red sweatshirt, its cuffs and hem in orange', '#ec8232'],
])('a hem has a colour of its own: %s', (prompt, colour) => {
  expect(draw(prompt).unread).toEqual([]);
  const bands = regionsOf(prompt, /^hem band/);
  expect(bands.length).toBeGreaterThan(0);
  expect(new Set(bands.map((band) => band.colour))).toEqual(new Set([colour]));
});

it('has a cloth of its own at the hem', () => {
  const [band] = regionsOf('silver sequin mini dress with a black tulle hem', /^hem band/);
  expect(band).toMatchObject({ fabric: 'tulle', colour: '#17171a' });
});

it('keeps a hem that nothing is said of as the garment is', () => {
  expect(regionsOf('green dress with a hem to the knee', /^hem band/)).toEqual([]);
});

test.each([
  ['black coat with leather on the sleeves', /^sleeve/, 'leather'],
  ['camel coat with fur at the collar and cuffs', /^cuff/, 'fur'],
  ['camel coat with a fur collar and cuffs', /^cuff/, 'fur'],
])('a cloth is of the part that it is said to be at: %s', (prompt, part, fabric) => {
  const regions = regionsOf(prompt, part).filter(({ garment }) => garment === 'coat');
  expect(new Set(regions.map((one) => one.fabric))).toEqual(new Set([fabric]));
});

test.each([
  ['black dress with gold fringe', '#c9a04a'],
  ['terracotta kaftan with turquoise tassels', '#2bb8b4'],
])('a fringe has the colour that is said of it: %s', (prompt, colour) => {
  const { scene, unread } = draw(prompt);
  expect(unread).toEqual([]);
  expect(scene.operations.some((one) => one.op === 'stroke' && one.colour === colour)).toBe(true);
});

test.each([
  ['white blouse with blue embroidered flowers on the sleeves', 'sleeve-embroidery', 'upper'],
  ['white blouse with embroidered cuffs', 'sleeve-embroidery', 'upper'],
  ['sage dress with mustard flowers embroidered at the neckline', 'neck-embroidery', 'full'],
  ['ivory linen dress with embroidery along the hem', 'hem-embroidery', 'full'],
  ['white shirt with red embroidered roses', ', embroidery', 'upper'],
])(
  'flowers that are stitched are no print, and stand where they are said: %s',
  (prompt, detail, place) => {
    const { choices, unread, scene } = draw(prompt);
    expect(unread).toEqual([]);
    expect(choices[place]).toContain(detail);
    const isOwn = (one: Region) => one.garment === choices[place].split(',')[0];
    const printed = scene.operations.filter(
      (one) => one.op === 'region' && isOwn(one) && (one.print?.shapes.length ?? 0) > 0,
    );
    expect(printed).toEqual([]);
  },
);

test.each([
  'lilac cardigan with pearl buttons over a mint tank',
  'cardigan with brown buttons over a white t-shirt and jeans',
  'navy blazer with gold buttons and red lining',
])('buttons that are asked for stay on a front that opens over what is below: %s', (prompt) => {
  const { choices, unread } = draw(prompt);
  expect(unread).toEqual([]);
  expect(choices.outer).toMatch(/closure open.*buttons/);
});

test.each([
  ['blue coat, black above the waist and white below the waist', ['black', 'waist', 'white']],
  ['skirt with black laces at the front', ['black', 'laces', 'front']],
])('halves in two colours and lacing at the front are told: %s', (prompt, unread) => {
  expect(draw(prompt).unread).toEqual(unread);
});

test.each([
  ['navy sailor dress with a white collar', 'full', '#fbfaf6'],
  ['white blouse with a navy sailor collar', 'upper', '#1b2c50'],
])('a sailor collar lies over the shoulders: %s', (prompt, place, colour) => {
  const { choices, unread } = draw(prompt);
  expect(unread).toEqual([]);
  expect(choices[place]).toContain('collar sailor');
  const leaves = regionsOf(prompt, /^collar (left|right)/);
  expect(new Set(leaves.map((leaf) => leaf.colour))).toEqual(new Set([colour]));
});

it('wraps a coat and ties it', () => {
  expect(draw('cobalt wrap coat with a shawl collar').choices.outer).toMatch(
    /^coat.*collar shawl, closure wrap.*waist tie/,
  );
});

it('gives the halves of a dress their colours and no third', () => {
  const prompt = 'ball gown with black bodice and white tulle skirt, red sash';
  expect(draw(prompt).unread).toEqual([]);
  const [skirt] = regionsOf(prompt, /^skirt/);
  expect(skirt).toMatchObject({ fabric: 'tulle', colour: '#fbfaf6' });
  const [bodice] = regionsOf(prompt, /^(bodice|front)/);
  expect(bodice).toMatchObject({ colour: '#17171a' });
});

it('prints white on pale cloth as white', () => {
  expect(draw('mint swimsuit with white polka dots').unread).toEqual([]);
});

it('gives sleeves to cuffs that something is said of', () => {
  const { choices, unread } = draw('baby blue dress with white cuffs');
  expect([choices.full, unread]).toEqual([expect.stringContaining('sleeve long'), []]);
});

test.each([
  ['hooded cape in bottle green with a tartan lining', /^cape inside|^lining|^hood inside/],
  ['white shirt with a leopard collar', /^collar/],
  ['black dress with striped sleeves', /^sleeve/],
  ['lavender dress with a gingham skirt', /^skirt/],
  ['denim jacket with a red and white checked collar', /^collar/],
])('a print is of the part that it stands before: %s', (prompt, part) => {
  const { unread, scene } = draw(prompt);
  expect(unread).toEqual([]);
  const figures = (one: Region) =>
    (one.print?.shapes.length ?? 0) +
    (one.print?.lines.length ?? 0) -
    ((one.print?.surface?.shapes ?? 0) + (one.print?.surface?.lines ?? 0));
  const printed = regionsOf(prompt, part).find((one) => figures(one) > 0);
  expect(printed).toBeDefined();
  const body = scene.operations.filter(
    (one): one is Region =>
      one.op === 'region' &&
      one.garment === printed?.garment &&
      /^(bodice|front|cape (?:left|right))/.test(one.part),
  );
  expect(body.every((one) => figures(one) === 0)).toBe(true);
});

test.each([
  ['white tennis dress with green trim', '#3b8553'],
  ['navy dress with white piping', '#fbfaf6'],
  ['pink top with white trim and blue jeans', '#fbfaf6'],
])('edges are piped in the colour of the trim: %s', (prompt, colour) => {
  expect(draw(prompt).unread).toEqual([]);
  const cords = regionsOf(prompt, /^piping/);
  expect(new Set(cords.map((cord) => cord.colour))).toEqual(new Set([colour]));
});

it('runs stripes down sleeves and legs in one colour', () => {
  const prompt = 'grey tracksuit with white stripes down the sleeves and legs';
  expect(draw(prompt).unread).toEqual([]);
  const stripes = regionsOf(prompt, /^side stripe/);
  expect(new Set(stripes.map(({ garment }) => garment)).size).toBe(2);
  expect(new Set(stripes.map(({ colour }) => colour))).toEqual(new Set(['#fbfaf6']));
});

it('keeps prints of boots off the coat, and tells them', () => {
  const prompt = 'yellow raincoat, striped wellies and a navy beanie';
  expect(draw(prompt).unread).toEqual(['striped']);
});

it('sews buttons on the front of trousers', () => {
  const prompt = 'sailor trousers with brass buttons and a white top';
  expect(draw(prompt).unread).toEqual([]);
  expect(regionsOf(prompt, /^buttons?/).some(({ garment }) => garment === 'trousers')).toBe(true);
});
