import { describe, expect, test } from 'vitest';
import { findPalette, measurePalette } from './find-palette.ts';
import { type Hex, hexToOklab, writeOklab } from './oklab.ts';
import { recolour } from './recolour.ts';
import { type Pixels, seamScore } from './seam-score.ts';
import { unmixPalette } from './unmix-palette.ts';

const SIDE = 48;
const [BLACK, WHITE, GREY, RED] = ['#101010', '#fafafa', '#868686', '#c02030'];

const bytesOf = (hex: Hex) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A tile of which each pixel is a mixture, in sRGB, of two colours. */
function paint(mixAt: (x: number, y: number) => readonly [Hex, Hex, number]): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0, i = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1, i += 4) {
      const [first, second, t] = mixAt(x, y);
      const to = bytesOf(second);
      data.set(
        bytesOf(first).map((byte, axis) => Math.round(byte * (1 - t) + to[axis] * t)),
        i,
      );
      data[i + 3] = 255;
    }
  }
  return { data, width: SIDE, height: SIDE };
}

/** Black and white stripes with a fringe of one grey pixel; at the bottom a band of that grey. */
const stripes = paint((x, y) => {
  if (y >= 36) return [GREY, GREY, 0];
  if (x % 12 === 0 || x % 12 === 6) return [BLACK, WHITE, 0.5];
  return [x % 12 < 6 ? BLACK : WHITE, WHITE, 0];
});

const at = ({ data }: Pixels, x: number, y: number) => {
  const i = (y * SIDE + x) * 4;
  return `#${Array.from(data.slice(i, i + 3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

describe('the palette', () => {
  test('is told exactly, the widest colour first, without the mixtures along edges', () => {
    const edges = paint((x) => {
      if (x % 12 === 0) return [WHITE, RED, 0.5];
      return [x % 12 < 4 ? RED : WHITE, WHITE, 0];
    });
    const palette = findPalette(edges);
    expect(palette.map(({ hex }) => hex)).toEqual([WHITE, RED]);
    expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(palette[0].share).toBeGreaterThan(0.6);
  });

  test('of one colour is that colour', () => {
    expect(findPalette(paint(() => [RED, RED, 0]))).toEqual([{ hex: RED, share: 1 }]);
  });

  test('that is known is measured, in the order of its shares', () => {
    const [first, second] = measurePalette(stripes, [GREY, BLACK]);
    expect([first.hex, second.hex]).toEqual([GREY, BLACK]);
    expect(first.share + second.share).toBe(1);
  });

  test('has no more colours than are asked for', () => {
    expect(findPalette(stripes, { most: 2 })).toHaveLength(2);
  });

  test('tells pale leaves from pale flowers, and two blacks not apart', () => {
    const [blush, sage] = ['#c4a59d', '#9aa58f'];
    const flowers = paint((x, y) => [
      x % 12 < 8 ? WHITE : y % 12 < 6 ? blush : sage,
      WHITE,
      (x + y) % 2 ? 0 : 0.06,
    ]);
    expect(findPalette(flowers)).toHaveLength(3);
    const night = paint((x) => [['#000000', '#090603', RED][Math.floor(x / 4) % 3], RED, 0]);
    expect(findPalette(night)).toHaveLength(2);
  });

  test('takes the shades of one cloth for one colour', () => {
    const dyed = paint((x, y) => [
      '#3050a0',
      '#5068b4',
      (Math.sin((x / SIDE) * 2 * Math.PI) + Math.cos((y / SIDE) * 2 * Math.PI) + 2) / 4,
    ]);
    expect(findPalette(dyed)).toHaveLength(1);
  });
});

describe('recoloured', () => {
  const palette = [BLACK, WHITE, GREY];
  const unmixed = unmixPalette(stripes, palette);

  test('each colour is exactly the new one', () => {
    const out = recolour(stripes, unmixed, ['#205040', '#ffe0d0', '#e05010']);
    expect([at(out, 3, 10), at(out, 9, 10), at(out, 3, 42)]).toEqual([
      '#205040',
      '#ffe0d0',
      '#e05010',
    ]);
  });

  test('a fringe is a mixture of its neighbours, not the palette’s colour that it looks like', () => {
    const out = recolour(stripes, unmixed, [BLACK, WHITE, '#ff0000']);
    for (const x of [6, 12]) {
      const [red, green] = bytesOf(at(out, x, 10));
      expect(red - green).toBeLessThan(6);
    }
    const [, a, b] = hexToOklab(
      at(recolour(stripes, unmixed, ['#004030', '#ffd0c0', GREY]), 6, 10),
    );
    const middle = ['#004030', '#ffd0c0']
      .map(hexToOklab)
      .reduce((p, q) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2]);
    expect(Math.hypot(a - middle[1], b - middle[2])).toBeLessThan(0.03);
  });

  test('with the same palette it is the same, byte for byte', () => {
    expect(recolour(stripes, unmixed, palette).data).toEqual(stripes.data);
  });

  test('the weave stays: lighter and darker by as much', () => {
    const woven = paint((x, y) => [RED, (x + y) % 2 === 0 ? BLACK : WHITE, 0.12]);
    const out = recolour(woven, unmixPalette(woven, [RED]), ['#2040b0']);
    const contrast = (pixels: Pixels) => {
      const lab = [0, 0, 0, 0, 0, 0];
      writeOklab(pixels.data.slice(0, 3), lab, 0);
      writeOklab(pixels.data.slice(4, 7), lab, 3);
      return lab[3] - lab[0];
    };
    expect(contrast(out) / contrast(woven)).toBeGreaterThan(0.8);
    expect(contrast(out) / contrast(woven)).toBeLessThan(1.2);
  });

  test('the light of a shade is held to what there is room for, and grey gets no hue', () => {
    const shaded = paint((x) => ['#404040', '#606060', (x % 8) / 8]);
    const out = recolour(shaded, unmixPalette(shaded, ['#505050']), ['#fefefe']);
    for (let i = 0; i < out.data.length; i += 4) {
      expect(Math.abs(out.data[i] - out.data[i + 1])).toBeLessThanOrEqual(1);
    }
  });

  test('a seamless tile is seamless', () => {
    const tile = paint((x, y) => [
      RED,
      WHITE,
      (Math.sin((x / SIDE) * 4 * Math.PI) * Math.sin((y / SIDE) * 4 * Math.PI) + 1) / 2,
    ]);
    expect(seamScore(tile).seamless).toBe(true);
    const own = [RED, WHITE];
    const out = recolour(tile, unmixPalette(tile, own), ['#103060', '#e0c060']);
    expect(seamScore(out).seamless).toBe(true);
  });

  test('alpha is kept', () => {
    const clear = { ...stripes, data: stripes.data.map((byte, i) => (i % 4 === 3 ? 90 : byte)) };
    const out = recolour(clear, unmixPalette(clear, palette), [WHITE, BLACK, RED]);
    expect(out.data[3]).toBe(90);
  });

  test('palettes of two lengths, another picture and no palette are refused', () => {
    expect(() => recolour(stripes, unmixed, [BLACK])).toThrow(RangeError);
    const small = { data: new Uint8ClampedArray(16), width: 2, height: 2 };
    expect(() => recolour(small, unmixed, palette)).toThrow(RangeError);
    expect(() => unmixPalette(stripes, [])).toThrow(RangeError);
  });
});

test('the shares of every pixel are whole', () => {
  const { shares } = unmixPalette(stripes, [BLACK, WHITE, GREY]);
  const area = SIDE * SIDE;
  for (let place = 0; place < area; place += 1) {
    expect(shares[place] + shares[area + place] + shares[2 * area + place]).toBe(255);
  }
});
