import { EngineError } from '@toile/engines';
import type { BriefSettings, ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Drawn } from '../core/kind.ts';
import { patternToImageKind } from './pattern-to-image.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
type Order = {
  prompt: string;
  source?: Uint8Array;
  settings?: BriefSettings;
  seed?: number;
  variant?: number;
  size?: typeof SIZE;
};

const SIZE = { width: 384, height: 512 };
const SMALL = { width: 96, height: 128 };

async function picture(width: number, height: number, paint: Paint): Promise<Uint8Array> {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    data.set(paint(i % width, Math.floor(i / width)), i * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Red and white stripes down the cloth, four a repeat. */
const stripes = () => picture(128, 128, (x) => (x % 32 < 16 ? [200, 30, 40] : [250, 250, 250]));
const plain = (colour: readonly [number, number, number]) => picture(64, 64, () => colour);

async function render({
  prompt,
  source,
  settings = {},
  seed = 1,
  variant = 0,
  size = SIZE,
}: Order): Promise<Drawn> {
  const brief: ImageBrief = {
    kind: 'pattern-to-image',
    prompt,
    instruction: '',
    size,
    images: { source: source ?? (await stripes()) },
    settings,
  };
  return patternToImageKind(brief, { seed, variant });
}

/** Redness of each pixel of a row, 0 to 1. */
function redness({ data, width }: Drawn, y: number): number[] {
  return Array.from({ length: width }, (_, x) => {
    const i = (y * width + x) * 4;
    return ((data[i] ?? 0) - (data[i + 1] ?? 0)) / 170;
  });
}

/** Number of changes between red and white in a row. */
const changes = (row: readonly number[]) =>
  row.filter((value, x) => x > 0 && value > 0.5 !== (row[x - 1] ?? 0) > 0.5).length;

describe('pattern-to-image', () => {
  it('draws in the size that is asked for, opaque', async () => {
    const { data, ...size } = await render({ prompt: 'shirt' });
    expect(size).toMatchObject(SIZE);
    expect(data).toHaveLength(384 * 512 * 4);
    expect(data.every((level, i) => i % 4 !== 3 || level === 255)).toBe(true);
  });

  it.each(['dress', 't-shirt', 'jeans', 'pleated midi skirt', 'blazer', 'leggings'])(
    'shows four designs of %s',
    async (prompt) => {
      const run = await Promise.all(
        [0, 1, 2, 3].map((variant) => render({ prompt, variant, size: SMALL })),
      );
      expect(new Set(run.map(({ choices }) => JSON.stringify(choices))).size).toBe(4);
    },
  );

  it('prints at the size that is asked for', async () => {
    const at = async (repeatCm: number) =>
      changes(redness(await render({ prompt: 'a-line skirt, mini', settings: { repeatCm } }), 256));
    const [small, large] = [await at(10), await at(30)];
    expect(small / large).toBeGreaterThan(2.4);
    expect(small / large).toBeLessThan(3.6);
  });

  it('lets the stripes of both fronts meet', async () => {
    const prompt = 'regular fit shirt with a mandarin collar, long sleeves, no pocket';
    const drawn = await render({ prompt, settings: { repeatCm: 24 } });
    const isRed = redness(drawn, 300).map((value) => value > 0.5);
    const edges = isRed.flatMap((value, x) => (x > 0 && value !== isRed[x - 1] ? [x] : []));
    const inner = edges.filter((x) => Math.abs(x - 192) < 60);
    const widths = inner.slice(1).map((x, i) => x - (inner[i] ?? 0));
    const bands = widths.filter((width) => width > 3);
    expect(bands.length).toBeGreaterThan(4);
    const mean = bands.reduce((a, b) => a + b, 0) / bands.length;
    for (const band of bands) expect(Math.abs(band - mean)).toBeLessThanOrEqual(mean * 0.2 + 1);
  });

  it('keeps the colour of the cloth where light falls on it', async () => {
    for (const colour of [
      [250, 249, 246],
      [70, 110, 160],
      [190, 60, 70],
    ] as const) {
      const source = await plain(colour);
      const { data, width } = await render({ prompt: 'cotton a-line skirt, mini', source });
      const i = (250 * width + 180) * 4;
      colour.forEach((value, c) => expect(Math.abs((data[i + c] ?? 0) - value)).toBeLessThan(30));
    }
  });

  it.each([
    ['upper_body', 'dress', ['dress']],
    ['lower_body', 'blazer in wool', ['blazer', 'wool']],
    ['full_body', 'wide trousers', ['trousers']],
  ] as const)(
    'makes a garment for the %s though the prompt says %s',
    async (garmentType, prompt, words) => {
      const { choices, unread } = await render({ prompt, settings: { garmentType } });
      expect(TYPE_OF[garmentType]).toContain(choices.garment);
      expect(unread).toEqual(expect.arrayContaining(words.filter((word) => word !== 'wool')));
    },
  );

  it('tells which words it did not read', async () => {
    const { unread, choices } = await render({ prompt: 'linen shirt with embroidered dragons' });
    expect(unread).toEqual(['embroidered', 'dragons']);
    expect(choices).toMatchObject({ garment: 'shirt', fabric: 'linen' });
    const near = await render({ prompt: 'a yukata with wide trousers, no model' });
    expect(near.choices).toMatchObject({ garment: 'trousers' });
    expect(near.choices.instead).toBeUndefined();
    expect(near.unread).toEqual(['yukata']);
  });

  it.each([
    ['turtleneck', 'sweater'],
    ['double breasted', 'blazer'],
    ['with a camp collar', 'shirt'],
  ])(
    'takes a garment that can have what is asked for, where none is named: %s',
    async (prompt, garment) => {
      const { choices } = await render({ prompt, size: SMALL });
      expect(choices.garment).toBe(garment);
    },
  );

  it.each([
    ['sherwani', 'coat for sherwani'],
    ['housecoat', 'robe for housecoat'],
    ['hanbok', 'dress for hanbok'],
  ])('has a nearest for a garment that sketches alone have: %s', async (prompt, instead) => {
    const { choices, unread } = await render({ prompt, size: SMALL });
    expect(choices.instead).toBe(instead);
    expect(unread).toEqual([prompt]);
  });

  it('says what it makes in the place of what it does not', async () => {
    const { choices, unread } = await render({ prompt: 'a yukata', size: SMALL });
    expect(choices).toMatchObject({ garment: 'kimono', instead: 'kimono for yukata' });
    expect(unread).toEqual(['yukata']);
  });

  it.each([
    ['shirt with a red collar and black cuffs', []],
    ['bomber with leather sleeves and a gold zip', []],
    ['blazer with gold buttons', []],
    ['coat, the collar which is brown leather', []],
    ['tote bag with leather handles', []],
    ['t-shirt with black cuffs', ['black', 'cuffs']],
    ['jeans with a red collar', ['red', 'collar']],
    ['waistcoat with three buttons and a plain satin back', []],
    ['waistcoat with five buttons', []],
  ])(
    'gives parts a colour and a cloth of their own, or tells that it cannot: %s',
    async (prompt, unread) => {
      const drawn = await render({ prompt, size: SMALL });
      expect(drawn.unread).toEqual(unread);
      expect(drawn.choices.fabric).not.toBe('leather');
    },
  );

  it.each([
    ['flapper dress', { garment: 'shift-dress', sleeve: 'none', without: 'dropped waist, fringe' }],
    ['hawaiian shirt', { garment: 'shirt', collar: 'camp', sleeve: 'short' }],
    ['long sleeved hawaiian shirt', { garment: 'shirt', collar: 'camp', sleeve: 'long' }],
    [
      'flight suit',
      { garment: 'jumpsuit', sleeve: 'long', closure: 'zip', without: 'patch pocket' },
    ],
    ['swing dress', { garment: 'dress', skirt: 'circle', length: 'knee' }],
  ])(
    'makes what a name stands for, and says what of it is not made: %s',
    async (prompt, choices) => {
      const drawn = await render({ prompt, size: SMALL });
      expect(drawn.choices).toMatchObject(choices);
      expect(drawn.unread).toEqual([]);
    },
  );

  it('paints the part, not the garment', async () => {
    const source = await plain([240, 240, 240]);
    const [all, red] = await Promise.all(
      ['shirt with a collar', 'shirt with a red collar'].map((prompt) =>
        render({ prompt, source }),
      ),
    );
    const reds = (drawn: Drawn) =>
      Array.from(
        { length: SIZE.height },
        (_, y) => redness(drawn, y).filter((one) => one > 0.5).length,
      );
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(reds(all))).toBe(0);
    expect(sum(reds(red))).toBeGreaterThan(500);
    expect(sum(reds(red).slice(SIZE.height / 2))).toBe(0);
  });

  it('makes what is carried under any setting, but not beside clothes that are named first', async () => {
    const settings = { garmentType: 'upper_body' } as const;
    const bag = await render({ prompt: 'tote bag', settings, size: SMALL });
    expect(bag.choices.garment).toBe('tote-bag');
    const dressed = await render({ prompt: 'shirt with a bow tie', size: SMALL });
    expect(dressed.choices.garment).toBe('shirt');
    expect(dressed.unread).toEqual(['bow', 'tie']);
    const dyed = await render({ prompt: 'tie dye hoodie', size: SMALL });
    expect(dyed.choices.garment).toBe('hoodie');
  });

  it.each([
    ['tote bag', 'tote-bag'],
    ['silk scarf', 'scarf'],
    ['headscarf', 'headscarf'],
    ['tie', 'tie'],
    ['bow tie', 'bow-tie'],
    ['bib', 'bib'],
    ['apron', 'apron'],
    ['socks', 'socks'],
    ['bucket hat', 'bucket-hat'],
    ['baseball cap', 'cap'],
    ['headband', 'headband'],
    ['backpack', 'backpack'],
    ['clutch', 'clutch'],
    ['trainers', 'trainers'],
    ['bikini', 'bikini'],
    ['sports bra', 'sports-bra'],
    ['swim shorts', 'swim-shorts'],
    ['sarong', 'sarong'],
    ['kimono', 'kimono'],
    ['kimono jacket', 'kimono-jacket'],
    ['dressing gown', 'robe'],
    ['kaftan', 'kaftan'],
    ['pyjamas', 'pyjamas'],
    ['dungarees', 'dungarees'],
    ['pinafore dress', 'pinafore'],
    ['cheongsam', 'cheongsam'],
    ['puffer jacket', 'puffer'],
    ['gilet', 'gilet'],
    ['poncho', 'poncho'],
    ['cape', 'cape'],
    ['culottes', 'culottes'],
  ])('draws %s as itself', async (prompt, garment) => {
    const { choices, unread } = await render({ prompt, size: SMALL });
    expect(choices.garment).toBe(garment);
    expect(choices.instead).toBeUndefined();
    expect(unread).toEqual([]);
  });

  it('leaves away what the prompt does not want', async () => {
    const runs = [0, 1, 2, 3].map((variant) =>
      render({ prompt: 'dress without sleeves, no belt, no collar', variant, size: SMALL }),
    );
    for (const { choices, unread } of await Promise.all(runs)) {
      expect(choices).toMatchObject({ sleeve: 'none', belt: 'none', collar: 'none' });
      expect(unread).toEqual([]);
    }
  });

  it.each([
    ['midi wrap dress in silk, sleeveless, no belt', { belt: 'none', sleeve: 'none' }, []],
    ['shirt with no collar and no pockets', { collar: 'none', pocket: 'none' }, []],
    ['beltless wrap dress', { belt: 'none' }, []],
    ['polo without a collar', { garment: 'polo' }, ['collar']],
    ['trousers without pockets', { garment: 'trousers' }, ['pockets']],
    ['hoodie, no hood', { garment: 'hoodie' }, ['hood']],
  ])('leaves off what a garment usually has, or tells that it cannot: %s', async (...example) => {
    const [prompt, expected, words] = example;
    for (const variant of [0, 3]) {
      const { choices, unread } = await render({ prompt, variant, size: SMALL });
      expect(choices).toMatchObject(expected);
      expect(unread).toEqual(words);
    }
  });

  it('takes no design that is refused', async () => {
    const runs = [0, 1, 2, 3].map((variant) =>
      render({ prompt: 'skirt, no pleats, no buttons', variant, size: SMALL }),
    );
    for (const { choices, unread } of await Promise.all(runs)) {
      expect(choices.skirt).not.toBe('pleated');
      expect(choices.closure).toBe('none');
      expect(unread).toEqual([]);
    }
  });

  it('says how it made the picture repeat', async () => {
    const slope = await picture(200, 150, (x, y) => [x, y, 90]);
    const soft = await picture(200, 200, (x, y) => [
      120 + 8 * Math.sin(x / 23),
      120 + x / 20,
      110 + y / 20,
    ]);
    const tiling = async (source: Uint8Array) =>
      (await render({ prompt: 'tank', source })).choices.tiling;
    expect(await tiling(await stripes())).toBe('seamless');
    expect(await tiling(slope)).toBe('mirrored edges');
    expect(await tiling(soft)).toBe('blended edges');
  });

  it('makes cloth of pictures that are very long or of one colour', async () => {
    const strip = await picture(1200, 64, (x) => [x % 256, 40, 90]);
    const { data } = await render({ prompt: 'a-line skirt, mini', source: strip });
    const row = data.subarray(256 * SIZE.width * 4, 257 * SIZE.width * 4);
    const cloth = Array.from({ length: 180 }, (_, x) => row.subarray((102 + x) * 4));
    // The strip's red goes round, its green and blue stay.
    const reds = cloth.map(([red]) => red);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(150);
    for (const [, green, blue] of cloth) expect(blue).toBeGreaterThan(green);
    const black = await render({ prompt: 'a-line skirt, mini', source: await plain([0, 0, 0]) });
    expect(black.choices.tiling).toBe('seamless');
    const middle = (256 * SIZE.width + 192) * 4;
    expect(Math.max(...black.data.subarray(middle, middle + 3))).toBeLessThan(60);
  });

  it.each([
    ['no picture', new Uint8Array(), 'undecodable'],
    ['something else', new TextEncoder().encode('hello'), 'undecodable'],
    ['a few pixels', undefined, 'too-small'],
  ] as const)('refuses %s', async (_, bytes, reason) => {
    const source = bytes ?? (await picture(63, 300, () => [1, 2, 3]));
    const fault = await render({ prompt: 'dress', source }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(EngineError);
    expect(fault).toMatchObject({ kind: 'refused', reason });
  });
});

const TYPE_OF = {
  upper_body: ['shirt', 't-shirt', 'blouse', 'sweater'],
  lower_body: ['skirt', 'trousers', 'shorts'],
  full_body: ['dress', 'shirt-dress', 'jumpsuit', 'slip-dress'],
} as const;
