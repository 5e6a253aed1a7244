import { expect, it } from 'vitest';
import type { Lab } from '../../core/colour.ts';
import { type ClothGroup, isShadeOf, joinShades } from './join-shades.ts';
import type { Area, Border } from './measure-areas.ts';

const RED: Lab = [0.6, 0.13, 0.03];
const DARK_RED: Lab = [0.4, 0.13, 0.06];
const BLUE: Lab = [0.56, -0.02, -0.07];
const PAPER: Lab = [0.93, 0, 0];
const GROUND = 0;

type Look = { id: number; lab: Lab; areaPx: number; borders: [number, Border][] };

const BLANK = { x: 50, y: 50, left: 0, top: 0, right: 99, hex: '#808080', painted: 1 };
const SEEN = { spread: 0, lined: 0, outside: 0, wide: 0, open: 0 };

const areaOf = ({ id, lab, areaPx, borders }: Look): Area => ({
  ...BLANK,
  ...SEEN,
  id,
  lab,
  areaPx,
  tone: lab,
  borders: new Map(borders),
  bottom: Math.ceil(areaPx / 100) - 1,
});

const groupOf = (look: Look): ClothGroup => {
  const area = areaOf(look);
  return { lab: look.lab, areaPx: look.areaPx, areas: [area] };
};

const cloth = () => groupOf({ id: 1, lab: RED, areaPx: 10_000, borders: [] });

function joins(look: Omit<Look, 'id'>): boolean {
  const main = cloth();
  const other = groupOf({ id: 2, ...look });
  joinShades([main, other], { ground: () => 0, figure: new Set([1, 2]) });
  return main.areas.length === 2 && other.areas.length === 0;
}

it('takes a darker tone of the hue for shade where no ink parts them', () => {
  expect(isShadeOf(DARK_RED, RED)).toBe(true);
  expect(joins({ lab: DARK_RED, areaPx: 800, borders: [[1, { px: 60, inkPx: 30 }]] })).toBe(true);
});

it('leaves what ink outlines: a belt of another colour, a second layer', () => {
  expect(isShadeOf(BLUE, RED)).toBe(false);
  expect(joins({ lab: BLUE, areaPx: 800, borders: [[1, { px: 60, inkPx: 58 }]] })).toBe(false);
});

it('takes a small stain without an outline, but no large area of another colour', () => {
  const borders: Look['borders'] = [[1, { px: 60, inkPx: 10 }]];
  expect(joins({ lab: BLUE, areaPx: 600, borders })).toBe(true);
  expect(joins({ lab: BLUE, areaPx: 5000, borders })).toBe(false);
});

it('takes bare paper at the edge of the figure for the rim of a wash, and leaves it within', () => {
  const inked: [number, Border] = [1, { px: 60, inkPx: 58 }];
  const edge: [number, Border] = [GROUND, { px: 60, inkPx: 60 }];
  expect(joins({ lab: PAPER, areaPx: 600, borders: [inked, edge] })).toBe(true);
  expect(joins({ lab: PAPER, areaPx: 600, borders: [inked] })).toBe(false);
});
