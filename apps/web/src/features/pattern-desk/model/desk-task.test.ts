import { expect, test } from 'vitest';
import { createDeskProgram, type TilePixels } from './desk-task.ts';

/** Two halves of one colour each. */
function halves(side: number): TilePixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i += 1) {
    if (i % side >= side / 2) data.set([32, 48, 96], i * 4);
  }
  return { data, width: side, height: side };
}

test('takes a picture apart, then colours it, with smaller ones for afar', () => {
  const answer = createDeskProgram();
  const opened = answer({ kind: 'open', pixels: halves(256), known: undefined });
  const hexes = opened.kind === 'opened' ? opened.palette.map(({ hex }) => hex) : [];
  expect(hexes.toSorted()).toEqual(['#203060', '#ffffff']);
  const palette = hexes.map((hex) => (hex === '#203060' ? '#c02030' : hex));
  const coloured = answer({ kind: 'recolour', palette });
  const levels = coloured.kind === 'recoloured' ? coloured.levels : [];
  expect(levels.map(({ width }) => width)).toEqual([256, 128]);
  for (const { data, width } of levels) {
    expect(Array.from(data.slice((width - 8) * 4, (width - 8) * 4 + 4))).toEqual([
      192, 32, 48, 255,
    ]);
  }
});

test('goes by the palette that a picture is known to have', () => {
  const known = ['#213161', '#fefefe'];
  const opened = createDeskProgram()({ kind: 'open', pixels: halves(16), known });
  expect(opened).toEqual({
    kind: 'opened',
    palette: known.map((hex) => ({ hex, share: 0.5 })),
  });
});

test('colours nothing before a picture is open', () => {
  expect(() => createDeskProgram()({ kind: 'recolour', palette: [] })).toThrow('No picture');
});
