import { expect, test } from 'vitest';
import { LABEL } from '../parse/labels.ts';
import { markedLabels } from './marked-labels.ts';

const { background, skin, hair, upper } = LABEL;

type Piece = { lab: readonly [number, number, number]; label: number; isMarked: boolean };

const SKIN = [70, 15, 20] as const;
const TAN = [66, 13, 24] as const;
const NAVY = [25, 2, -20] as const;
const DARK = [12, 1, 1] as const;

/** Labels after correction of pieces of four pixels each. */
function corrected(list: readonly Piece[]): number[] {
  const count = list.length;
  const pieces = {
    width: 4,
    height: count,
    count,
    ids: Int32Array.from({ length: count * 4 }, (_, i) => Math.floor(i / 4)),
    areaPx: new Float32Array(count).fill(4),
    lab: Float32Array.from(list.flatMap(({ lab }) => [...lab])),
    x: new Float32Array(count),
    y: new Float32Array(count),
    subject: new Float32Array(count).fill(1),
    borders: {
      from: new Int32Array(0),
      to: new Int32Array(0),
      lengthPx: new Float32Array(0),
      contrast: new Float32Array(0),
    },
  };
  const mask = Uint8Array.from(pieces.ids, (k) => (list[k].isMarked ? 1 : 0));
  return [
    ...markedLabels(
      pieces,
      Uint8Array.from(list, ({ label }) => label),
      mask,
    ),
  ];
}

const many = (piece: Piece, times = 8): Piece[] => Array.from({ length: times }, () => piece);

const FACE = many({ lab: SKIN, label: skin, isMarked: false });
const TRUNK = many({ lab: NAVY, label: upper, isMarked: true });

/** The label of a marked piece beside a face and a navy trunk. */
const labelOf = (lab: Piece['lab'], label: number, others: readonly Piece[] = []) =>
  corrected([{ lab, label, isMarked: true }, ...FACE, ...TRUNK, ...others])[0];

test('a marked sleeve is cloth, whatever it counts as', () => {
  for (const label of [skin, hair, background, LABEL.held])
    expect(labelOf(NAVY, label)).toBe(upper);
});

test('marked skin, hair and ground stay what they are by their colour', () => {
  expect(labelOf(SKIN, skin)).toBe(skin);
  expect(labelOf(DARK, hair, many({ lab: DARK, label: hair, isMarked: false }))).toBe(hair);
  const wall = [90, 0, 0] as const;
  const walls = many({ lab: wall, label: background, isMarked: false });
  expect(labelOf(wall, background, walls)).toBe(background);
});

test('a garment of the colour of skin is cloth where it is marked', () => {
  const tan = many({ lab: TAN, label: upper, isMarked: true });
  expect(corrected([{ lab: TAN, label: skin, isMarked: true }, ...FACE, ...tan])[0]).toBe(upper);
});

test('marked skin is cloth where nothing else is marked', () => {
  const beige = many({ lab: SKIN, label: skin, isMarked: true });
  expect(corrected([...beige, ...FACE])[0]).toBe(upper);
});

test('a colour that no skin in the photo has is cloth', () => {
  expect(labelOf([60, 45, 50], skin)).toBe(upper);
});

test('nothing outside the mask changes', () => {
  const outside: Piece = { lab: NAVY, label: skin, isMarked: false };
  expect(corrected([outside, ...FACE, ...TRUNK])[0]).toBe(skin);
});
