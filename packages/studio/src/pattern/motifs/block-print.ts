import { contrast, isDark, lightness, mix } from '../../core/colour.ts';
import { createRng } from '../../core/rng.ts';
import { fillSheet, type Sheet } from '../../core/sheet.ts';
import type { Motif, MotifSpec } from '../motif.ts';
import { unevenPrint } from '../resist/uneven-print.ts';
import { ajrakh } from './block-print/ajrakh.ts';
import type { Dyes, Table } from './block-print/blocks.ts';
import { butis } from './block-print/butis.ts';
import { dabu } from './block-print/dabu.ts';
import { jaal } from './block-print/jaal.ts';

const CLOTH = '#f3e9d6';

/** Natural dyes of each manner, where the prompt names no colours. */
const NATURAL: Record<string, readonly Dyes[]> = {
  ajrakh: [
    { ground: '#1f3159', line: '#15161f', first: '#9d2c2b', second: '#27406f', white: '#efe6d2' },
    { ground: '#8f2a28', line: '#17131a', first: '#24386a', second: '#a8382f', white: '#f1e7d3' },
  ],
  butis: [
    { ground: CLOTH, line: '#2a211f', first: '#a83a30', second: '#8a6f3a', white: CLOTH },
    { ground: '#eadcc0', line: '#26304f', first: '#b1492f', second: '#4c6b5a', white: CLOTH },
  ],
  jaal: [
    { ground: CLOTH, line: '#7c2a2a', first: '#c4553f', second: '#64794f', white: CLOTH },
    { ground: '#f5efe2', line: '#24406e', first: '#5a84b8', second: '#88a6c4', white: CLOTH },
  ],
  dabu: [
    { ground: '#2a4270', line: '#182645', first: '#2a4270', second: '#54709c', white: '#e4e3d8' },
    { ground: '#6a5a48', line: '#3a3028', first: '#6a5a48', second: '#927f67', white: '#ece2cd' },
  ],
};

function dyesOf({
  namedColours,
  namedGround,
  hasColourWish,
  palette,
  designSeed,
  variant,
}: MotifSpec): Dyes {
  const natural = createRng(designSeed).pick(NATURAL[variant]);
  if (!hasColourWish && !namedGround) return natural;
  const { ground, blooms, leaves, dark, light } = palette;
  const onDyed = variant === 'ajrakh' || variant === 'dabu';
  const byDepth = (namedColours.length > 0 ? [...namedColours] : [...blooms]).toSorted(
    (a, b) => lightness(a) - lightness(b),
  );
  const deep = byDepth.find((colour) => lightness(colour) < 0.9) ?? dark;
  const dyed = namedGround && lightness(namedGround) < 0.7 ? namedGround : deep;
  const cloth = onDyed ? dyed : (namedGround ?? ground);
  const others = namedColours.filter((colour) => colour !== cloth && lightness(colour) < 0.92);
  const [first = blooms[0], second = namedColours.length > 0 ? mix(first, cloth, 0.4) : leaves[1]] =
    others;
  const white = onDyed ? mix(light, CLOTH, 0.5) : cloth;
  return {
    ground: cloth,
    line: isDark(cloth) && !onDyed ? light : mix(dark, deep, 0.3),
    first: contrast(first, cloth, 0.1),
    second: contrast(second, cloth, 0.08),
    white,
  };
}

const DESIGNS: Record<string, (table: Table) => void> = { butis, ajrakh, jaal, dabu };

function renderPrint(sheet: Sheet, spec: MotifSpec): void {
  const dyes = dyesOf(spec);
  const rng = createRng(`${spec.designSeed}:slip`);
  if (spec.layer !== 'over') fillSheet(sheet, dyes.ground);
  DESIGNS[spec.variant]({ sheet, spec, dyes, slip: { x: rng.range(1, 2.4), y: rng.range(-2, 2) } });
  const cloth = isDark(dyes.ground) ? mix(dyes.ground, dyes.white, 0.3) : dyes.ground;
  unevenPrint(sheet, { cloth, amount: isDark(dyes.ground) ? 0.75 : 1, seed: spec.seed });
}

/** Hand block prints of Rajasthan, Kutch and Sindh: ajrakh, bagru, jaal and mud-resist dabu, each block a little off the other. */
export const blockPrint: Motif = {
  id: 'block-print',
  words: {
    'block print': 3,
    'block printed': 3,
    'hand block': 4,
    'hand block print': 6,
    'hand block printed': 6,
    'indian block print': 11,
    ajrakh: 10,
    ajrak: 10,
    bagru: 10,
    dabu: 10,
    jaal: 8,
    sanganeri: 9,
    sanganer: 9,
    jaipur: 8,
    jaipuri: 8,
    buti: 7,
    'mud resist': 9,
    'wood block print': 5,
    floral: 0,
    flower: 0,
    geometric: 0,
    indigo: 0,
    trellis: 0,
  },
  kind: 'ground',
  ignores: ['style', 'density'],
  variants: ['butis', 'ajrakh', 'jaal', 'dabu'],
  pinned: (has) => {
    if (has('ajrakh', 'ajrak')) return ['ajrakh'];
    if (has('bagru', 'sanganeri', 'sanganer', 'buti', 'floral', 'flower')) return ['butis', 'jaal'];
    if (has('dabu', 'mud resist')) return ['dabu'];
    if (has('jaal', 'trellis')) return ['jaal'];
    return has('geometric') ? ['ajrakh', 'dabu'] : [];
  },
  grid: ({ repeat }) => ({ columns: repeat === 'straight' ? 1 : 2, rows: 1 }),
  finish: { warp: 2.6, fabric: 'cotton' },
  render: renderPrint,
};
