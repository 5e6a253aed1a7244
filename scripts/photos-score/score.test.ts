import { describe, expect, it } from 'vitest';
import { halfOf } from './corpus.ts';
import { holesIn } from './holes.ts';
import { readScoreOrder } from './score-order.ts';
import { streaksOf } from './streaks.ts';

const size = { width: 64, height: 64 };

const planeOf = (of: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    of(i % size.width, Math.floor(i / size.width)),
  );

const pictureOf = (of: (x: number, y: number) => number) => ({
  ...size,
  mask: planeOf(() => 1),
  rgb: Uint8Array.from(planeOf(of)).reduce(
    (rgb, level, i) => {
      rgb.fill(level, i * 3, i * 3 + 3);
      return rgb;
    },
    new Uint8Array(size.width * size.height * 3),
  ),
});

describe('photos-score', () => {
  it('splits a corpus by name, for ever', () => {
    const halves = ['red-midi-dress', 'teal-wrap-dress', 'floral-sundress', 'a', 'b'].map(halfOf);
    expect(halves).toEqual(['tuning', 'tuning', 'unseen', 'tuning', 'tuning']);
  });

  it('counts spots that cloth closes in, and no opening at the edge', () => {
    const core = planeOf((x, y) => (x > 3 && x < 60 && y > 3 && y < 60 ? 1 : 0));
    const isHole = (x: number, y: number) => x >= 20 && x < 30 && y >= 20 && y < 30;
    const isNeck = (x: number, y: number) => x >= 28 && x < 36 && y < 14;
    const cloth = planeOf((x, y) => (isHole(x, y) || isNeck(x, y) ? 0 : 1)).map(
      (on, i) => on & (core[i] ?? 0),
    );
    expect(holesIn(cloth, core, size)).toBe(100);
  });

  it('sees smears, and no figures or plain cloth as such', () => {
    expect(streaksOf(pictureOf((x) => (x % 8) * 20))).toBe(1);
    expect(streaksOf(pictureOf((x, y) => (((x >> 2) + (y >> 2)) % 2 ? 200 : 60)))).toBe(0);
    expect(streaksOf(pictureOf(() => 128))).toBe(0);
  });

  it('reads its arguments', () => {
    expect(readScoreOrder([])).toMatchObject({ isOwn: true, halves: ['tuning', 'unseen'] });
    const order = readScoreOrder(['--corpus', 'photos', '--half', 'unseen', '--only', 'swaps']);
    expect(order).toMatchObject({ corpus: 'photos', isOwn: false, parts: ['swaps'] });
    expect(() => readScoreOrder(['--half', 'third'])).toThrow('--half');
  });
});
