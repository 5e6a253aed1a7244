import { type Hex, toRgb } from '../../core/colour.ts';
import type { Fabric } from '../../core/fabrics/fabric.ts';
import type { RegionClass } from '../../core/scene/scene.ts';
import type { ReadRegion } from '../sketch-reading/sketch-reading.ts';
import type { LaidPrint } from './laid-print.ts';
import type { Structure } from './materials/structures.ts';

/** Linear light that comes back, 0 to 1 each of red, green and blue. */
export type Albedo = readonly [number, number, number];

/** The material of an area of the sketch in the rendering. */
export type Surface = {
  region: ReadRegion;
  colour: Hex;
  albedo: Albedo;
  /** Of the print on it, by its number less 1. */
  marks?: readonly Albedo[];
  /** A pattern laid on cloth that is plain in the sketch. */
  laid?: LaidPrint;
  /** The colour that the cloth runs into, from row `top` to row `bottom` of the page. */
  fade?: { albedo: Albedo; top: number; bottom: number };
  /** True for cloth that is padded and sewn in channels. */
  isQuilted?: boolean;
  /** The relief or the figure of its weave. */
  structure?: Structure;
  /** Fringe along its lower edge: in bytes of sRGB, or in the colour of the cloth. */
  fringe?: readonly [number, number, number] | 'self';
  /** The colour of a cord along its edges. */
  piping?: Albedo;
  fabric: Fabric;
};

/** The surfaces of a figure by label. */
export type Surfaces = {
  of: (label: number) => Surface | undefined;
  isCloth: Uint8Array;
  /** Cloth that falls free at its lower edge. */
  hangs: Uint8Array;
  isSkin: Uint8Array;
  isHair: Uint8Array;
  /** Continuity of two neighbouring labels: 0 is two pieces, 1 is one. */
  joins: (a: number, b: number) => number;
  list: readonly Surface[];
};

/** Collects surfaces, with tables by label. */
export function createSurfaces(list: readonly Surface[]): Surfaces {
  const size = Math.max(0, ...list.map(({ region }) => region.id)) + 1;
  const byId: (Surface | undefined)[] = Array.from({ length: size }, () => undefined);
  for (const one of list) byId[one.region.id] = one;
  const tableOf = (holds: (surface: Surface) => boolean) => {
    const table = new Uint8Array(size);
    for (const surface of list) if (holds(surface)) table[surface.region.id] = 1;
    return table;
  };
  const isOf = (...classes: RegionClass[]) =>
    tableOf(({ region }) => classes.includes(region.class));
  const links = new Float32Array(size * size).fill(-1);
  return {
    of: (label) => byId[label],
    isCloth: isOf('garment', 'accessory'),
    hangs: tableOf(({ region }) => region.class === 'garment' && !isSleeve({ region })),
    isSkin: isOf('skin'),
    isHair: isOf('hair'),
    joins: (a, b) => {
      const at = a * size + b;
      if (links[at] < 0) links[at] = linkOf(byId[a], byId[b]);
      return links[at];
    },
    list,
  };
}

const isSleeve = ({ region }: Pick<Surface, 'region'>) => /sleeve|cuff/.test(region.part);
const isHead = (surface: Surface) => /face|head|neck|ear/.test(surface.region.part);

function linkOf(a: Surface | undefined, b: Surface | undefined): number {
  if (!a || !b) return 0.3;
  const classes = [a.region.class, b.region.class];
  if (classes.includes('hair')) return 0.2;
  if (classes[0] !== classes[1]) return classes.includes('skin') ? 0.45 : 0.3;
  if (classes[0] === 'skin') return isHead(a) === isHead(b) ? 0.8 : 0.35;
  if (isSleeve(a) !== isSleeve(b)) return 0.18;
  return a.region.garment === b.region.garment ? 0.8 : 0.25;
}

/** A byte of sRGB as linear light, 0 to 1. */
export const linearOfByte = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** A colour as linear light. */
export function linearOf(colour: Hex): [number, number, number] {
  const [r, g, b] = toRgb(colour);
  return [linearOfByte(r), linearOfByte(g), linearOfByte(b)];
}
