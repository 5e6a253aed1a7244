import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 5, variant: 0 });

const coloursOf = (prompt: string, part: string) =>
  draw(prompt).scene.operations.flatMap((one) =>
    one.op === 'region' && one.part === part ? [one.colour] : [],
  );

describe('what is sewn on a garment', () => {
  it.each([
    'ripped jeans and a white tee',
    'blouse with a jabot',
    'coat with princess seams',
    'pintucked white blouse',
    'smocked dress with puff sleeves',
    'khaki shirt with roll tab sleeves',
    'cocktail dress with scalloped hem',
    'denim skirt with frayed hem',
    'studded leather biker jacket',
    'pencil skirt with a zip up the front',
    'white shirt tucked into navy trousers',
    'navy sweatshirt with a half zip',
    'orange jacket with reflective bands',
    'emerald gown with a lace-up back, back view',
    'suede jacket with fringed sleeves',
    'blue dress with lace trimmed puff sleeves',
    'windbreaker with a storm flap',
    'white shirt with a ruffled placket',
    'beige shirt dress with rolled sleeves with tabs',
    'stone parka with a storm flap',
    'parka with a fur-trimmed hood',
    'ski jacket, hood with fur',
    'jeans with turn-ups',
    'gown with a sweep train',
    'white dress shirt with black trousers',
    'brown lederhosen with embroidery',
    'flapper dress, 1920s',
    'camp-collar shirt in sage linen',
    'technical flat of a blazer with a back vent, front and back view',
    'technical flat of a blazer with side vents, front and back',
    'red one-piece swimsuit',
    'lavender tutu with a black leotard',
  ])('is drawn and read: %s', (prompt) => {
    expect(draw(prompt).unread).toEqual([]);
  });

  it.each([
    ['navy suit with a white pocket square', 'pocket square', '#fbfaf6'],
    ['black blazer with white piping', 'piping', '#fbfaf6'],
    ['swing dress with red petticoat', 'petticoat', '#c92a32'],
    ['grey tweed blazer with black elbow patches', 'patch', '#17171a'],
    ['red jumpsuit with navy knee patches', 'patch', '#1b2c50'],
    ['orange jacket with a navy yoke', 'yoke', '#1b2c50'],
    ['cream skirt with black pom-pom trim', 'pom-pom', '#17171a'],
    ['white sundress with navy rickrack trim', 'rickrack', '#1b2c50'],
    ['black cheongsam with red frog closures', 'frog', '#c92a32'],
    ['white trousers with a black cummerbund', 'belt', '#17171a'],
    ['white tennis dress with navy side stripes', 'side stripe', '#1b2c50'],
    ['black track jacket with white side stripes', 'side stripe', '#fbfaf6'],
    ['white tee with a red neckband', 'neck band', '#c92a32'],
    ['grey coat with a red lining', 'lining', '#c92a32'],
    ['navy pea coat with gold buttons, red lining', 'buttons', '#c9a04a'],
    ['beige shorts, paper bag waist, black belt', 'belt', '#17171a'],
  ])('has its own colour: %s', (prompt, part, colour) => {
    expect(coloursOf(prompt, part)).toContain(colour);
    expect(draw(prompt).unread).toEqual([]);
  });

  it('takes its colour over a word that no list knows, which is told', () => {
    const prompt = 'coat with gold anchor buttons';
    expect(coloursOf(prompt, 'buttons')).toContain('#c9a04a');
    expect(draw(prompt).unread).toEqual(['anchor']);
  });

  it('is drawn in lines of its colour: a drawstring', () => {
    const { scene, unread } = draw('grey joggers with a red drawstring');
    const isRed = scene.operations.some((one) => one.op === 'stroke' && one.colour === '#c92a32');
    expect(isRed).toBe(true);
    expect(unread).toEqual([]);
  });

  it('is listed where nothing shows it', () => {
    expect(draw('woman from behind in ripped jeans').unread).toContain('ripped');
    expect(draw('silk blouse with knee patches').unread).toContain('patches');
    expect(draw('emerald gown with a lace-up back').unread).toEqual(['lace', 'back']);
  });
});
