import { describe, expect, it } from 'vitest';
import { foretellWords } from '../../vocabulary/foretell.ts';
import { dressInCloth } from './dress-in-cloth.ts';
import { planWorn } from './plan-worn.ts';

const DRAW = { seed: 1, variant: 0 };
const CLOTH = {
  tile: { rgb: new Uint8ClampedArray([200, 30, 40]), widthPx: 1, heightPx: 1, density: 1 },
  ground: '#c81e28',
  mean: '#c81e28',
};

const printed = (prompt: string, settings = {}) => planWorn({ prompt, settings }, DRAW)?.printed;

describe('the garments of the given cloth', () => {
  it.each([
    ['wide-leg trousers in this pattern with a plain white tank top, on a model', ['trousers']],
    ['pencil skirt, with a plain navy blouse, model wearing black pumps', ['skirt']],
    ['woman in a white shirt and a skirt in the print', ['skirt']],
    ['matching crop top and mini skirt, plus size model', ['top', 'skirt']],
    ['shirt and trousers both in the print, worn by a man', ['trousers', 'shirt']],
    ['bomber jacket worn open over a white t-shirt, man with curly hair', ['bomber']],
  ])('%s', (prompt, ids) => {
    const found = printed(prompt) ?? [];
    expect(found).toHaveLength(ids.length);
    for (const [i, id] of ids.entries()) expect(found[i]).toContain(id);
  });

  it.each([
    [
      'wide-leg trousers and matching waistcoat, both in the pattern, white T-shirt underneath',
      true,
    ],
    ['pinafore dress over a plain white tee', true],
    ['tunic over plain white leggings', false],
    ['crop top and matching mini skirt', false],
    ['shirt dress with a collar', false],
    ['blazer, trousers and a white shirt on a hanger', false],
  ])('are worn where a product photo leaves one out: %s', (prompt, isWorn) => {
    expect(printed(prompt) !== undefined).toBe(isWorn);
  });

  it('are of the type that the setting asks for', () => {
    const prompt = 'blouse and trousers on a model';
    expect(printed(prompt, { garmentType: 'lower_body' })?.[0]).toBe('trousers');
    expect(printed(prompt, { garmentType: 'full_body' })).toBeUndefined();
  });

  it.each([
    ['silk scarf worn around the neck by a woman in a white shirt', 'scarf'],
    ['headscarf in the print, worn with a camel coat', 'hijab'],
    ['umbrella held by a woman in a yellow raincoat', 'umbrella'],
    ['bow tie on a man in a white shirt and grey suit', 'bow-tie'],
  ])('are none where a thing worn or carried is: %s', (prompt, accessory) => {
    const plan = planWorn({ prompt }, DRAW);
    expect(plan).toMatchObject({ printed: [], accessory });
    const outfit = plan && dressInCloth(plan, CLOTH).outfit;
    expect(outfit?.givenAccessory).toMatchObject({ id: accessory, colour: '#c81e28' });
    expect(outfit?.pieces.every(({ print }) => print?.id !== 'given')).toBe(true);
  });

  it.each(['midi shirt dress in cotton', 'something nice on a model', 'bikini on a girl of six'])(
    'are none, and the garment is shown alone: %s',
    (prompt) => {
      expect(printed(prompt)).toBeUndefined();
    },
  );
});

it('cuts what is printed from the cloth, keeps named colours, and makes the rest quiet', () => {
  const plan = planWorn({ prompt: 'midi skirt in the print, navy jumper, on a model' }, DRAW);
  if (!plan) throw new Error('Nobody wears it');
  const { pieces } = dressInCloth(plan, CLOTH).outfit;
  const skirt = pieces.find(({ garment }) => garment.place === 'lower');
  const jumper = pieces.find(({ garment }) => garment.place === 'upper');
  expect(skirt?.print).toMatchObject({ id: 'given' });
  expect(skirt?.colour).toBe('#c81e28');
  expect(jumper?.print).toBeUndefined();
  expect(jumper?.colour).not.toBe('#c81e28');
});

it('hangs no print on cloth that would hide it, unless that is asked for', () => {
  const fabricOf = (prompt: string) => {
    const plan = planWorn({ prompt }, DRAW);
    if (!plan) throw new Error('Nobody wears it');
    return dressInCloth(plan, CLOTH).outfit.pieces[0]?.fabric;
  };
  expect(fabricOf('ball gown in the print on a model')?.sheer).toBe(0);
  expect(fabricOf('tulle ball gown in the print on a model')?.id).toBe('tulle');
});

it('foretells what is not drawn, and nothing of the words for the cloth', () => {
  const told = (prompt: string) =>
    foretellWords({ kind: 'pattern-to-image', prompt }).flatMap(({ words }) => words);
  expect(told('midi skirt in the print, woman by a brick wall')).toEqual(['brick', 'wall']);
  expect(told('matching blouse and skirt in the same fabric, large scale, on a model')).toEqual([]);
});
