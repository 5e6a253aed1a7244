import { describe, expect, it } from 'vitest';
import type { LabColour } from '../parse/colour-model.ts';
import { isOtherCloth, isOtherColour } from './is-other-colour.ts';

const YELLOW_TOP: LabColour = [82, -3, 48];
const JEANS: LabColour = [39, -3, -20];
const WHITE_KNIT: LabColour = [65, 0, 1];
const RED_DRESS: LabColour = [45, 60, 40];

const [WHITE, BLACK, GREEN, BLUE, NAVY, YELLOW] = [
  '#fbfaf6',
  '#17171a',
  '#3b8553',
  '#2c62ad',
  '#1b2c50',
  '#f4ce49',
] as const;

describe('isOtherColour', () => {
  it('tells colours of two names apart', () => {
    expect(isOtherColour(GREEN, YELLOW_TOP)).toBe(true);
    expect(isOtherColour(BLUE, WHITE_KNIT)).toBe(true);
    expect(isOtherColour(WHITE, RED_DRESS)).toBe(true);
    expect(isOtherColour(WHITE, JEANS)).toBe(true);
    expect(isOtherColour(BLACK, WHITE_KNIT)).toBe(true);
  });

  it('lets shade, coloured light and names of neighbours pass', () => {
    expect(isOtherColour(YELLOW, YELLOW_TOP)).toBe(false);
    expect(isOtherColour(BLUE, JEANS)).toBe(false);
    expect(isOtherColour(NAVY, [11, 1, -4])).toBe(false);
    expect(isOtherColour(WHITE, [60, 2, -14])).toBe(false);
    expect(isOtherColour(WHITE, WHITE_KNIT)).toBe(false);
    expect(isOtherColour('#c92a32', [62, 45, 52])).toBe(false);
  });
});

describe('isOtherCloth', () => {
  const cloth = [
    { lab: WHITE_KNIT, areaPx: 70 },
    { lab: RED_DRESS, areaPx: 30 },
  ];

  it('is another cloth where nearly all of it has none of the colours', () => {
    expect(isOtherCloth([BLUE], cloth)).toBe(true);
    expect(isOtherCloth(['#c92a32'], cloth)).toBe(false);
    expect(isOtherCloth([BLUE, WHITE], cloth)).toBe(false);
    expect(isOtherCloth([], cloth)).toBe(false);
  });
});
