import { type BodyKind, isChild } from '../figure/body.ts';

/** Girths and lengths of a body, in centimetres. */
export type BodyMeasures = {
  bust: number;
  waist: number;
  hip: number;
  thigh: number;
  knee: number;
  upperArm: number;
  wrist: number;
  /** From shoulder point to shoulder point, over the back. */
  shoulder: number;
};

/** Heights above the floor, and the arm, of the base size's body, in centimetres. */
export type BodyHeights = {
  neckSide: number;
  shoulder: number;
  bust: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  floor: number;
  /** From shoulder point to wrist. */
  arm: number;
};

/** The bodies of a row of sizes; their heights are those of the base size. */
export type SizeTable = {
  sizes: readonly { name: string; body: BodyMeasures }[];
  baseSize: number;
  heights: BodyHeights;
};

type Row = readonly [
  name: string,
  bust: number,
  waist: number,
  hip: number,
  thigh: number,
  knee: number,
  upperArm: number,
  wrist: number,
  shoulder: number,
];

const rowsOf = (rows: readonly Row[]): SizeTable['sizes'] =>
  rows.map(([name, bust, waist, hip, thigh, knee, upperArm, wrist, shoulder]) => ({
    name,
    body: { bust, waist, hip, thigh, knee, upperArm, wrist, shoulder },
  }));

/**
 * Body measures as usual tables of European ready-to-wear have them, rounded: women of 168 cm in
 * sizes 34 to 46, men of 178 cm in sizes 46 to 56, children by height. They are values to start from.
 */
const WOMEN: SizeTable = {
  sizes: rowsOf([
    ['34', 80, 65, 90, 52, 34.5, 26, 15, 38],
    ['36', 84, 68, 94, 54, 35.5, 27, 15.5, 38.5],
    ['38', 88, 72, 97, 56, 36.5, 28, 16, 39],
    ['40', 92, 76, 100, 58, 37.5, 29, 16.5, 39.5],
    ['42', 96, 80, 103, 60, 38.5, 30, 17, 40],
    ['44', 100, 84, 106, 62, 39.5, 31.5, 17.5, 40.5],
    ['46', 104, 88, 109, 64, 40.5, 33, 18, 41],
  ]),
  baseSize: 2,
  heights: {
    neckSide: 144,
    shoulder: 138,
    bust: 121,
    waist: 105,
    hip: 84,
    crotch: 77,
    knee: 46,
    floor: 0,
    arm: 59,
  },
};

const MEN: SizeTable = {
  sizes: rowsOf([
    ['46', 92, 80, 96, 55, 37.5, 29, 17, 44],
    ['48', 96, 84, 100, 57, 38.5, 30, 17.5, 45],
    ['50', 100, 88, 104, 59, 39.5, 31, 18, 46],
    ['52', 104, 92, 108, 61, 40.5, 32, 18.5, 47],
    ['54', 108, 97, 112, 63, 41.5, 33, 19, 48],
    ['56', 112, 102, 116, 65, 42.5, 34, 19.5, 49],
  ]),
  baseSize: 2,
  heights: {
    neckSide: 153,
    shoulder: 147,
    bust: 130,
    waist: 111,
    hip: 90,
    crotch: 82,
    knee: 49,
    floor: 0,
    arm: 63,
  },
};

const CHILDREN: SizeTable = {
  sizes: rowsOf([
    ['104', 56, 53, 58, 33, 24, 17, 12.5, 27],
    ['116', 60, 55, 63, 36, 26, 18, 13, 29],
    ['128', 64, 58, 68, 39, 28, 19.5, 13.5, 31],
    ['140', 69, 61, 74, 43, 30, 21, 14, 33.5],
    ['152', 75, 64, 80, 46, 32, 22.5, 14.5, 36],
  ]),
  baseSize: 2,
  heights: {
    neckSide: 106,
    shoulder: 102,
    bust: 92,
    waist: 79,
    hip: 64,
    crotch: 58,
    knee: 34,
    floor: 0,
    arm: 43,
  },
};

/** The sizes that a wearer's clothes come in. */
export function sizeTableOf(kind: BodyKind): SizeTable {
  if (isChild(kind)) return CHILDREN;
  return kind === 'man' ? MEN : WOMEN;
}
