import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string, variant = 0) => createSketch({ prompt, seed: 3, variant });
const runOf = (prompt: string) => [0, 3].map((variant) => draw(prompt, variant));
const partsOf = ({ scene }: ReturnType<typeof draw>) =>
  scene.operations.flatMap((one) => (one.op === 'region' ? [one.part] : []));
const coloursOf = ({ scene }: ReturnType<typeof draw>, part: string) =>
  scene.operations.flatMap((one) => (one.op === 'region' && one.part === part ? [one.colour] : []));

describe('the words of a body', () => {
  it.each([
    'plus size woman in a red dress',
    'curvy bride in a gown',
    'petite woman in a trench coat',
    'tall model in a suit',
    'pregnant woman in a blue dress',
    'size 20 trousers and blouse',
    'full-figured woman in a wrap dress',
    'grandmother in a coat',
    'teenage boy in a hoodie',
    '7 year old girl in a raincoat',
    'toddler in dungarees',
    "man's coat on a muscular man",
  ])('are all read: %s', (prompt) => {
    for (const { unread } of runOf(prompt)) expect(unread).toEqual([]);
  });

  it('make a teenager of either a girl or a boy', () => {
    for (const { choices } of runOf('teenage boy in jeans, arms crossed')) {
      expect(choices.pose).toBe('arms-crossed');
    }
    expect(draw('teen woman in stilettos and jeans').unread).toContain('stilettos');
  });

  it('leave no belt on a dress with child', () => {
    for (const { choices } of runOf('maternity dress'))
      expect(choices.full).toContain('waist none');
    expect(draw('maternity dress with a belt').choices.full).toContain('waist belt');
  });
});

describe('accessories', () => {
  it.each([
    ['bride in a gown with a veil, a tiara and a bouquet', ['veil', 'tiara', 'flower']],
    ['shirt and trousers with braces, a bow tie and a fedora', ['braces', 'bow tie', 'hat']],
    ['kilt with a sporran and knee socks', ['sporran', 'hose left']],
    ['black gown with opera gloves, pearls and chandelier earrings', ['glove', 'pearl', 'earring']],
    ['coat with a head wrap, sunglasses and a clutch', ['head wrap', 'lens', 'bag']],
    ['t-shirt and joggers with a headband, a belt bag and a bracelet', ['headband', 'bag']],
  ] as const)('are worn together: %s', (prompt, parts) => {
    for (const drawing of runOf(prompt)) {
      expect(drawing.unread).toEqual([]);
      expect(partsOf(drawing)).toEqual(expect.arrayContaining([...parts]));
    }
  });

  it('take the colour said of them, through what they are made of', () => {
    expect(coloursOf(draw('grey coat with red leather gloves'), 'glove left')).toEqual(
      coloursOf(draw('grey coat with red gloves'), 'glove left'),
    );
    const [hose] = coloursOf(draw('grey dress with white tights'), 'hose left');
    expect(hose).not.toBe(coloursOf(draw('grey dress with black tights'), 'hose left')[0]);
  });

  it('are carried by a hand that is free', () => {
    for (const drawing of runOf('woman in a coat with a handbag and an umbrella')) {
      expect(partsOf(drawing)).toContain('bag');
    }
  });

  it('leave no hair beside a turban', () => {
    for (const { scene } of runOf('dress with a turban')) {
      expect(scene.operations.some((one) => one.op === 'region' && one.class === 'hair')).toBe(
        false,
      );
    }
  });
});

describe('shoes', () => {
  it.each(['women tracksuit', 'yoga leggings and top', 'tennis dress', 'running shorts and tank'])(
    'are flat with clothes for sport: %s',
    (prompt) => {
      for (const drawing of runOf(prompt)) {
        expect(partsOf(drawing)).not.toContain('heel');
        expect(partsOf(drawing)).toContain('sole');
      }
    },
  );

  it('are those that are named', () => {
    for (const shoe of [
      'wellies',
      'cowboy boots',
      'espadrilles',
      'wedges',
      'slippers',
      'brogues',
    ]) {
      expect(draw(`short dress and ${shoe}`).unread).toEqual([]);
    }
  });
});

describe('poses that are named', () => {
  it.each([
    ['coat, strolling', 'walk-aside'],
    ['coat and trousers in profile', 'side-step'],
    ['dress and sun hat, hand on hat', 'hand-on-hat'],
    ['blazer, arms crossed', 'arms-crossed'],
    ['skirt and top, twirling', 'twirl'],
    ['coat, holding a handbag', 'carrying'],
    ['man in a suit, leaning', 'man-leaning'],
    ['backless gown, back view', 'back-view'],
  ])('are taken: %s', (prompt, pose) => {
    for (const { choices } of runOf(prompt)) expect(choices.pose).toBe(pose);
  });

  it('show the back, with what is open in it', () => {
    for (const { scene, unread } of runOf('backless gown, seen from behind')) {
      expect(unread).toEqual([]);
      const back = scene.operations.find((one) => one.op === 'region' && one.part === 'back');
      expect(back).toMatchObject({ outlines: [expect.anything(), expect.anything()] });
    }
  });

  it('are none that a run takes by itself', () => {
    for (let variant = 0; variant < 6; variant += 1) {
      expect(draw('a coat', variant).choices.pose).not.toMatch(/walk-aside|side-step|twirl|waving/);
    }
  });
});
