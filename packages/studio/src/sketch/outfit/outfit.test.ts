import { describe, expect, it } from 'vitest';
import type { Piece } from '../garments/garment.ts';
import { GARMENTS } from '../garments/registry.ts';
import { createOutfit } from './outfit.ts';
import { createOutfitLexicon } from './outfit-lexicon.ts';
import { readOutfit } from './read-outfit.ts';
import { unreadWishes } from './unread-wishes.ts';

const LEXICON = createOutfitLexicon(GARMENTS, []);
const WARDROBE = new Map(GARMENTS.map((garment) => [garment.id, garment]));

function outfitOf(prompt: string, turn = 0, isAlone = false) {
  const reading = readOutfit(LEXICON, prompt);
  const body = reading.bodies[0] ?? 'woman';
  const outfit = createOutfit(reading, { wardrobe: WARDROBE, body, seed: prompt, turn, isAlone });
  const worn = new Map(outfit.pieces.map((piece) => [piece.garment.id, piece]));
  const get = (id: string): Piece => {
    const piece = worn.get(id);
    if (!piece) throw new Error(`${prompt}: no ${id} in ${[...worn.keys()].join(', ')}`);
    return piece;
  };
  return { ...outfit, reading, get, unread: unreadWishes(reading, outfit) };
}

describe('what a word describes', () => {
  it('gives adjectives to the garment that they stand before', () => {
    const { get } = outfitOf('white poplin shirt with navy pleated midi skirt');
    expect(get('shirt').fabric.id).toBe('poplin');
    expect(get('skirt').design).toMatchObject({ silhouette: 'pleated', length: 'midi' });
    expect(get('shirt').colour).not.toBe(get('skirt').colour);
  });

  it('gives what follows to the garment before it', () => {
    const { get } = outfitOf('emerald silk gown with a plunging neckline and a thigh slit');
    expect(get('gown').design.neckline).toBe('deep-v');
    expect(get('gown').design.details.has('slit')).toBe(true);
    expect(get('gown').fabric.id).toBe('silk');
  });

  it('does not take the colours of the next garment', () => {
    const { get } = outfitOf('red blouse and black leather trousers');
    const [blouse, trousers] = [get('blouse'), get('trousers')];
    expect(trousers.fabric.id).toBe('leather');
    expect(blouse.fabric.id).not.toBe('leather');
    expect(blouse.colour).not.toBe(trousers.colour);
  });

  it('reads a cloth that is also a garment by its place', () => {
    expect(outfitOf('cream knit and jeans').get('knit')).toBeDefined();
    expect(outfitOf('navy knit skirt').get('skirt').fabric.id).toBe('knit');
  });

  it('reads a garment that is named after its collar', () => {
    const { get } = outfitOf('long black overcoat over a turtleneck');
    expect(get('knit').design.collar).toBe('turtle');
    expect(get('overcoat').design.collar).not.toBe('turtle');
    expect(outfitOf('red turtleneck dress').get('dress').design.collar).toBe('turtle');
  });

  it('dresses both halves of a suit alike', () => {
    const { get } = outfitOf("men's navy pinstripe suit, double-breasted");
    const [blazer, trousers] = [get('blazer'), get('trousers')];
    expect(blazer.colour).toBe(trousers.colour);
    expect(trousers.print?.id).toBe('pinstripe');
    expect(blazer.design.closure).toBe('double-breasted');
  });
});

describe("a suit's own trousers", () => {
  it('give way to shorts or a skirt named with it, of the same cloth', () => {
    for (const [prompt, id] of [
      ["boy's suit with shorts", 'shorts'],
      ['pink suit with a pencil skirt', 'skirt'],
    ]) {
      const { get, pieces } = outfitOf(prompt);
      expect(get(id).colour).toBe(get('blazer').colour);
      expect(get(id).fabric).toBe(get('blazer').fabric);
      expect(pieces.some(({ garment }) => garment.id === 'trousers')).toBe(false);
    }
  });

  it('leave the other its colour where it has one', () => {
    const { get } = outfitOf('navy suit with white shorts');
    expect(get('shorts').colour).not.toBe(get('blazer').colour);
  });
});

describe("men's clothes", () => {
  it('have trousers to the shoe and no deep or low necklines', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { get } = outfitOf("men's t-shirt and trousers", turn);
      expect(['ankle', 'floor']).toContain(get('trousers').design.length);
      expect(['crew', 'v']).toContain(get('t-shirt').design.neckline);
      expect(get('t-shirt').design.length).toBe('hip');
    }
  });

  it('have no fringe that nobody asked for', () => {
    const details = [0, 1, 2, 3].map(
      (turn) => outfitOf("men's denim jacket", turn).get('denim-jacket').design.details,
    );
    expect(details.some((one) => one.has('fringe'))).toBe(false);
    expect(outfitOf("men's fringe denim jacket").get('denim-jacket').design.details).toContain(
      'fringe',
    );
  });

  it('are a white shirt under evening black', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(outfitOf("men's tuxedo", turn).get('shirt').design.collar).toBe('shirt');
    }
  });

  it.each([
    ['tuxedo', ['tuxedo-jacket', 'trousers', 'shirt']],
    ['white tie', ['tailcoat', 'trousers', 'shirt']],
    ['morning suit', ['vest', 'morning-coat', 'trousers', 'shirt']],
  ])('of an evening or a morning are its own: %s', (suit, ids) => {
    const worn = outfitOf(`men's ${suit}`).pieces.map(({ garment }) => garment.id);
    expect(worn.toSorted()).toEqual(ids.toSorted());
  });

  it('have a waistcoat under the jacket of a three-piece suit', () => {
    const { pieces } = outfitOf("men's grey three-piece suit");
    const ids = pieces.map(({ garment }) => garment.id);
    expect(ids).toEqual(expect.arrayContaining(['vest', 'blazer', 'trousers']));
    expect(new Set(pieces.slice(0, 3).map(({ colour }) => colour)).size).toBe(1);
  });

  it('go with a shirt or a knit under the jacket of a suit', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { pieces } = outfitOf("men's suit", turn);
      const under = pieces.find(({ garment }) => garment.place === 'upper');
      expect(['shirt', 'knit']).toContain(under?.garment.id);
    }
  });
});

describe('what goes without saying', () => {
  it('is a peplum on the top that it is said of', () => {
    const { get } = outfitOf('peplum top with slim trousers');
    expect(get('top').design.waist).toBe('peplum');
    expect(get('trousers').design.waist).not.toBe('peplum');
  });

  it('is that oversized clothes are not cropped, and white denim is white', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(outfitOf('oversized blazer', turn).get('blazer').design.length).not.toBe('cropped');
    }
    expect(outfitOf('white jeans').get('jeans').colour).toBe(
      outfitOf('white shirt').get('shirt').colour,
    );
  });

  it('is a bow that is tied somewhere', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { waist } = outfitOf('dress with a bow', turn).get('dress').design;
      expect(['sash', 'tie']).toContain(waist);
      expect(outfitOf('blouse with a bow', turn).get('blouse').design.collar).toBe('bow');
    }
  });

  it('is something light for the summer', () => {
    const worn = [0, 1, 2, 3].flatMap((turn) =>
      outfitOf('something for the summer', turn).pieces.map(({ garment }) => garment.place),
    );
    expect(worn).not.toContain('outer');
  });
});

describe('what the prompt does not want', () => {
  it.each(['trench coat, no belt', 'trench coat without a belt'])('%s', (prompt) => {
    for (const turn of [0, 1, 2, 3]) {
      expect(outfitOf(prompt, turn).get('trench').design.waist).toBe('none');
    }
  });

  it('takes sleeves, collars and pockets away', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { design } = outfitOf('shirt without sleeves, no pockets', turn).get('shirt');
      expect(design.sleeve).toBe('none');
      expect(design.details.has('patch-pockets')).toBe(false);
      expect(design.details.has('pockets')).toBe(false);
    }
  });
});

describe('what the prompt leaves open', () => {
  const prompts = [
    'dress',
    'red silk dress',
    'oversized charcoal blazer with wide-leg pleated trousers',
    "men's navy pinstripe suit, double-breasted",
    'white shirt and blue jeans',
    'leather skirt',
  ];
  it.each(prompts)('goes a way of its own in each picture: %s', (prompt) => {
    const signatures = [0, 1, 2, 3].map((turn) => outfitOf(prompt, turn).signature);
    expect(new Set(signatures).size).toBe(4);
  });

  it('completes a half outfit, and leaves a technical flat alone', () => {
    expect(outfitOf('pleated skirt').pieces).toHaveLength(2);
    expect(outfitOf('pleated skirt', 0, true).pieces).toHaveLength(1);
  });

  it('knows what colour some clothes are', () => {
    expect(outfitOf('wedding gown').pieces[0].colour).toBe('#f6f1e6');
    expect(outfitOf('red wedding gown').pieces[0].colour).not.toBe('#f6f1e6');
    const [jacket, trousers] = outfitOf("men's tuxedo").pieces;
    expect([jacket.colour, trousers.colour]).toEqual(['#26252b', '#26252b']);
  });

  it('keeps to the colour that is named in all four', () => {
    const colours = [0, 1, 2, 3].map((turn) => outfitOf('burgundy coat', turn).get('coat').colour);
    expect(new Set(colours).size).toBe(1);
  });
});

describe('the words that were not read', () => {
  it.each([
    ['a zorblax dress', ['zorblax']],
    ['elegant red silk dress, please', []],
    ['🌹 <b>dress</b>', []],
    ['dress with a dragon', ['dragon']],
    ['top and jeans with a sweetheart neckline and a mermaid skirt', ['mermaid', 'skirt']],
  ])('%s', (prompt, unread) => {
    expect(outfitOf(prompt).unread).toEqual(unread);
  });

  it('draws something for a prompt of which it knows nothing, and says so', () => {
    const { pieces, unread } = outfitOf('qzxv');
    expect(pieces.length).toBeGreaterThan(0);
    expect(unread).toEqual(['qzxv']);
  });
});

describe('a top and a dress that are layered', () => {
  it.each([
    ['chunky grey knit over a black slip dress', 'knit', 'slip-dress'],
    ['red cardigan over a floral dress', 'cardigan', 'dress'],
    ['slip dress under an oversized sweater', 'knit', 'slip-dress'],
  ])('are both worn: %s', (prompt, top, dress) => {
    const { get, unread } = outfitOf(prompt);
    expect([get(top).garment.id, get(dress).garment.id]).toEqual([top, dress]);
    expect(unread).toEqual([]);
  });

  it('are not where the words name them side by side', () => {
    const { pieces } = outfitOf('a knit, and a slip dress over the arm');
    expect(pieces.map(({ garment }) => garment.id)).not.toContain('slip-dress');
  });
});
