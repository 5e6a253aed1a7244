import { expect, it } from 'vitest';
import { createSheet } from '../../core/sheet.ts';
import { createUnit } from '../../core/unit.ts';
import { scatterMotif } from '../motifs/scatter.ts';
import { plainSpec } from '../motifs/testing/draw-motif.ts';
import { createPen } from './pen.ts';

const SHEET = createSheet(createUnit('straight', { columns: 1, rows: 1 }), 256);
const penFor = (wish: Partial<Parameters<typeof createPen>[1]>) =>
  createPen(
    SHEET,
    plainSpec(scatterMotif, { repeat: 'straight', hasColourWish: true, ...wish }),
    1,
  );

it('gives the coat of a named animal the colour said of it, whatever its own', () => {
  const pen = penFor({ coat: ['#17171a'], namedColours: ['#17171a'] });
  expect(pen.natural('#f3ece0')).toBe('#17171a');
});

it('turns no tinted colour into white where the prompt names another', () => {
  const { natural } = penFor({ namedColours: ['#965d82'] });
  const { light } = plainSpec(scatterMotif, { repeat: 'straight' }).palette;
  expect(natural('#e3a0ae')).not.toBe(light);
});
