import { describe, expect, it } from 'vitest';
import { garmentOf } from '../../../sketch/garments/registry.ts';
import { readSketchPrompt } from '../../../sketch/plan-sketch.ts';
import { bindCloths } from './bind-cloths.ts';
import { withClothNouns } from './cloth-nouns.ts';
import type { DrawnThings } from './drawn-things.ts';

type Drawing = Readonly<Record<string, readonly string[]>>;

function thingsOf(garments: Drawing, main: readonly number[] = [0]): DrawnThings {
  return {
    garments: Object.entries(garments).map(([id, parts]) => ({
      garment: garmentOf(id),
      parts: new Set(parts),
    })),
    main,
    hasShoes: true,
    accessories: new Set(['hat']),
  };
}

/** What each garment gets: "shirt #fff linen, collar #000". */
function bind(prompt: string, drawing: DrawnThings) {
  const { wear, unbound, ...things } = bindCloths(readSketchPrompt(prompt), drawing);
  const worn = Object.fromEntries(
    wear.map(({ garment, wish: { colours, fabric, parts } }) => [
      garment.id,
      [
        [colours.length > 0 ? 'coloured' : '', fabric].filter(Boolean).join(' '),
        ...[...parts].map(([part, own]) =>
          [part, own.colour && 'coloured', own.fabric].filter(Boolean).join(' '),
        ),
      ].join('; '),
    ]),
  );
  return { worn, unbound: [...unbound].map(({ phrase }) => phrase), ...things };
}

const OUTFIT = thingsOf({
  shirt: ['bodice', 'collar left', 'sleeve left', 'buttons'],
  trousers: ['leg left', 'waistband'],
});
const GOWN = thingsOf({ gown: ['bodice', 'skirt', 'sleeve left', 'cuff left'] });
const JEANS = thingsOf({ shirt: ['bodice'], jeans: ['leg left', 'leg right'] });
const COAT = thingsOf({ coat: ['front left', 'lining', 'lapel left'], skirt: ['skirt'] });

describe('colours and cloths', () => {
  it.each([
    ['white linen', OUTFIT, { shirt: 'coloured linen', trousers: '' }],
    ['white linen shirt', OUTFIT, { shirt: 'coloured linen', trousers: '' }],
    ['both pieces in flax linen', OUTFIT, { shirt: 'coloured linen', trousers: 'coloured linen' }],
    ['navy wool trousers', OUTFIT, { shirt: '', trousers: 'coloured wool' }],
    [
      'white cotton, tortoiseshell buttons',
      OUTFIT,
      { shirt: 'coloured cotton; button coloured', trousers: '' },
    ],
    ['yellow waxed cotton', OUTFIT, { shirt: 'coloured cotton', trousers: '' }],
    ['white denim', JEANS, { shirt: '', jeans: 'coloured denim' }],
    ['ivory silk, floral embroidery on the hem', GOWN, { gown: 'coloured silk' }],
    ['collar in red velvet', OUTFIT, { shirt: '; collar coloured velvet', trousers: '' }],
    [
      'black velvet bodice, emerald satin skirt',
      GOWN,
      { gown: 'coloured satin; bodice coloured velvet' },
    ],
    [
      'emerald taffeta puff sleeves, the rest black velvet',
      GOWN,
      { gown: 'coloured velvet; sleeve coloured satin' },
    ],
    [
      'leopard fur, red satin lining',
      COAT,
      { coat: ' fur; lining coloured satin'.trim(), skirt: '' },
    ],
    [
      'burgundy velvet jacket, black satin lapels',
      COAT,
      { coat: 'coloured velvet; lapel coloured satin', skirt: '' },
    ],
  ])('go to the thing that they are said of: %s', (prompt, drawing, worn) => {
    expect(bind(prompt, drawing).worn).toEqual(worn);
  });

  it.each([
    ['tan suede, turquoise beads', COAT, ['turquoise', 'beads']],
    ['white shirt, navy ribbon', OUTFIT, ['navy', 'ribbon']],
    [
      'red shirt over a green waistcoat',
      thingsOf({ trousers: ['leg left'] }),
      ['red', 'green', 'shirt', 'waistcoat'],
    ],
  ])('of what is not drawn go nowhere: %s', (prompt, drawing, unbound) => {
    expect(bind(prompt, drawing).unbound).toEqual(unbound);
  });

  it('go to shoes and hats', () => {
    const { shoes, accessories } = bind('black wool, white boots, red hat', OUTFIT);
    expect(shoes.colour).toBe('#fbfaf6');
    expect(accessories.get('hat')?.colour).toBe('#c92a32');
  });

  it.each(['gold silk with black piping', 'cream wool, red binding', 'cream wool, navy edging'])(
    'go along the edges of a garment: %s',
    (prompt) => {
      const { piping, unbound } = bind(prompt, GOWN);
      expect(piping.get(0)).toMatch(/^#/);
      expect(unbound).toEqual([]);
    },
  );

  it('go to the only thing of a drawing without garments', () => {
    const boots: DrawnThings = { garments: [], main: [], hasShoes: true, accessories: new Set() };
    expect(bind('red patent leather', boots).shoes).toMatchObject({ fabric: 'leather' });
    const bag: DrawnThings = { ...boots, hasShoes: false, accessories: new Set(['bag']) };
    const { accessories } = bind('cognac croc leather', bag);
    expect(accessories.get('bag')).toMatchObject({ fabric: 'leather', structure: 'scales' });
  });

  it.each([
    ['black sequins with gold fringe', '#c9a04a', 'coloured sequins'],
    ['suede fringe tan', undefined, 'coloured suede'],
    ['red silk, fringe', undefined, 'coloured silk'],
  ])('are those of fringe, or fringe is of the cloth: %s', (prompt, fringe, gown) => {
    const { fringes, worn } = bind(prompt, GOWN);
    expect([...fringes]).toEqual([[0, fringe]]);
    expect(worn.gown).toBe(gown);
  });

  it('go to the hair', () => {
    const { hair, worn } = bind('black silk, red hair', GOWN);
    expect(hair).toBe('#a74631');
    expect(worn.gown).toBe('coloured silk');
  });

  it.each([
    ['cream cable knit', { garment: 0, id: 'cables' }],
    ['gold brocade', { garment: 0, id: 'figured' }],
    ['olive wool, brown corduroy lapel', { garment: 0, part: 'lapel', id: 'cord' }],
    ['crinkled linen', { garment: 0, id: 'crinkle' }],
    ['wide ribbed knit', { garment: 0, id: 'ribs' }],
    ['mint seersucker', { garment: 0, id: 'pucker' }],
  ])('have the build that their name stands for: %s', (prompt, structure) => {
    const { structures, prints } = bind(prompt, COAT);
    expect(structures).toEqual([structure]);
    expect(prints.get(0)).toBe(
      prompt.includes('seersucker') ? 'narrow vertical stripes in mint and white' : undefined,
    );
  });

  it('go to all garments of a suit', () => {
    const suit = thingsOf(
      { blazer: ['front left'], shirt: ['bodice'], trousers: ['leg left'] },
      [0, 2],
    );
    expect(bind('grey flannel', suit).worn).toEqual({
      blazer: 'coloured wool',
      shirt: '',
      trousers: 'coloured wool',
    });
  });

  it.each([
    ['navy and white striped cotton', 'navy and white striped'],
    ['navy cotton with white stripes', 'white stripes on navy'],
    ['polka dots, white silk', 'polka dots on white'],
  ])('of a pattern are drawn with it: %s', (prompt, pattern) => {
    expect(bind(prompt, GOWN).prints.get(0)).toBe(pattern);
  });

  it.each(['white cotton, red flowers at the yoke', 'white cotton, embroidered flowers'])(
    'of a pattern of one place are laid nowhere: %s',
    (prompt) => {
      expect(bind(prompt, GOWN).prints.size).toBe(0);
    },
  );

  it.each(['peach to violet chiffon', 'chiffon, ombre in peach and violet'])(
    'run into one another: %s',
    (prompt) => {
      expect(bind(prompt, GOWN).fades.get(0)).toBe('#7b52c0');
    },
  );

  it('of a quilted coat leave its skirt smooth', () => {
    expect([...bind('quilted navy nylon', COAT).quilted]).toEqual([0]);
  });
});

describe('what the words of renderings say', () => {
  it.each(['red beret', 'a red baseball cap', 'red straw hat'])('colours a hat: %s', (prompt) => {
    const { accessories, unbound } = bind(`grey wool, ${prompt}`, OUTFIT);
    expect(accessories.get('hat')?.colour).toBeDefined();
    expect(unbound).not.toContain('red');
  });

  it('gives a part the cloth in its name, and undyed pile its cream', () => {
    const { worn } = bind('rust corduroy, shearling collar', OUTFIT);
    expect(worn.shirt).toBe('coloured velvet; collar coloured fur');
  });

  it('gives a cloth the colour after "in", and a print its own', () => {
    expect(bind('denim in dark indigo', OUTFIT).worn.shirt).toBe('coloured denim');
    const { prints } = bind('coral silk with a floral print in yellow', GOWN);
    expect(prints.get(0)).toBe('floral print in yellow on coral');
  });
});

describe('a garment’s name that is a cloth as well', () => {
  const clothOf = (prompt: string, drawing: DrawnThings) =>
    bindCloths(withClothNouns(readSketchPrompt(prompt), drawing), drawing).wear[0]?.wish;

  it('is the cloth of a dress', () => {
    const wish = clothOf('cream cable knit', GOWN);
    expect(wish?.fabric).toBe('knit');
    expect(wish?.colours).toHaveLength(1);
  });

  it('stays the garment where one is drawn', () => {
    const words = readSketchPrompt('cream cable knit');
    expect(withClothNouns(words, OUTFIT)).toBe(words);
  });
});
