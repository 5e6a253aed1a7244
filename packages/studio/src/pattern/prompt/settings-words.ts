import type { Repeat } from '@toile/contract';

export const STYLES = ['gouache', 'watercolour', 'line', 'block', 'flat', 'embroidery'] as const;
/** The medium a pattern is drawn in. */
export type Style = (typeof STYLES)[number];

export const FABRICS = [
  'none',
  'cotton',
  'linen',
  'canvas',
  'denim',
  'silk',
  'knit',
  'velvet',
] as const;
/** The cloth whose texture lies over the finished pattern. */
export type Fabric = (typeof FABRICS)[number];

export const LAYOUTS = ['tossed', 'rows', 'pairs', 'border', 'garlands', 'cells'] as const;
/** The order in which things are laid out, where the prompt asks for one. */
export type Layout = (typeof LAYOUTS)[number];

const words = <T>(value: T, list: string): [string, T][] =>
  list.split(', ').map((word) => [word, value]);

export const STYLE_WORDS: ReadonlyMap<string, Style> = new Map([
  ...words<Style>('gouache', 'gouache, painted, hand painted, painterly, acrylic, oil'),
  ...words<Style>(
    'watercolour',
    'watercolour, watercolor, watercoloured, watercolored, aquarelle, loose',
  ),
  ...words<Style>(
    'line',
    'line art, line drawing, lineart, line, outline, outlined, colouring book, coloring book, colouring page, coloring page, sketch, sketched, sketchy, ink drawing, ink, pen, etching, etched, engraving, engraved, blueprint, doodle',
  ),
  ...words<Style>(
    'block',
    'block print, block printed, block, linocut, lino, woodblock, woodcut, stamp, stamped, screen print, screen printed',
  ),
  ...words<Style>(
    'flat',
    'flat, vector, graphic, minimalist, cut out, cutout, paper cut, silhouette',
  ),
  ...words<Style>(
    'embroidery',
    'embroidery, embroidered, stitched, needlework, crewel, satin stitch, applique',
  ),
]);

export const SCALE_WORDS: ReadonlyMap<string, number> = new Map([
  ...words(0.5, 'tiny, micro, mini, miniature'),
  ...words(0.7, 'small, ditsy, ditsies, little, petite, fine, small scale, calico'),
  ...words(1.4, 'large, big, bold, large scale, big scale'),
  ...words(1.8, 'oversized, oversize, huge, giant, maxi, statement, supersized'),
]);

export const DENSITY_WORDS: ReadonlyMap<string, number> = new Map([
  ...words(
    0.62,
    'sparse, airy, minimal, scattered, spaced, spaced out, open, lots of air, lot of air, lots of space, plenty of space, well spaced, widely spaced',
  ),
  ...words(
    1.35,
    'dense, packed, lush, all over, allover, full, busy, abundant, overgrown, crowded, maximalist, tight, tightly, tightly packed, packed tight, barely visible, hardly visible, barely any ground, no gap, ground filled',
  ),
]);

export const FABRIC_WORDS: ReadonlyMap<string, Fabric> = new Map([
  ...words<Fabric>('linen', 'linen, burlap, hessian'),
  ...words<Fabric>('canvas', 'canvas'),
  ...words<Fabric>('denim', 'denim, jean, chambray'),
  ...words<Fabric>('silk', 'silk, satin, chiffon, charmeuse'),
  ...words<Fabric>('knit', 'knit, knitted, knitwear, jersey, fair isle'),
  ...words<Fabric>('velvet', 'velvet, velour, suede'),
  ...words<Fabric>('cotton', 'cotton, poplin, lawn, voile, muslin'),
  ...words<Fabric>('none', 'no texture, untextured, smooth'),
]);

export const REPEAT_WORDS: ReadonlyMap<string, Repeat> = new Map([
  ...words<Repeat>('half-drop', 'half drop, drop repeat'),
  ...words<Repeat>('brick', 'brick, brick repeat'),
  ...words<Repeat>('mirror', 'mirror, mirrored, mirror repeat, symmetrical, symmetric'),
  ...words<Repeat>('straight', 'straight, straight repeat, grid, block repeat'),
]);

export const LAYOUT_WORDS: ReadonlyMap<string, Layout> = new Map([
  ...words<Layout>(
    'tossed',
    'tossed, toss, tossed layout, multidirectional, multi directional, all direction, every direction, random direction, topsy turvy, falling, fallen, tumbling, drifting',
  ),
  ...words<Layout>(
    'rows',
    'row, in row, neat row, lined up, line up, column, in column, vertical row, horizontal row, in line, side by side, parade, marching',
  ),
  ...words<Layout>(
    'pairs',
    'pair, mirrored pair, in pair, facing pair, face to face, facing each other, toward each other, towards each other, confronting, back to back',
  ),
  ...words<Layout>(
    'border',
    'border, border print, border design, hem, along the hem, along the bottom, bottom edge, along the bottom edge, along the edge, along one edge, at the bottom',
  ),
  ...words<Layout>(
    'cells',
    [
      ...['each', 'every'].flatMap((all) =>
        [
          'cell',
          'check',
          'square',
          'diamond',
          'lozenge',
          'hexagon',
          'ogee',
          'tile',
          'box',
          'compartment',
          'lattice',
          'panel',
        ].map((cell) => `${all} ${cell}`),
      ),
      'framed by a lattice',
      'in compartment',
      'in frame',
    ].join(', '),
  ),
  ...words<Layout>('garlands', 'garland, swag, festoon, strung, in garland, bunting, string of'),
]);
