import type { PartId } from '../garments/part-ids.ts';

/** Singular nouns of a part of a garment: "gold belt", "velvet collar", "red lining". */
export const PART_WORDS: Readonly<Record<PartId, readonly string[]>> = {
  sleeve: ['sleeve', 'arm'],
  cuff: ['cuff', 'turn up'],
  collar: ['collar'],
  lapel: ['lapel', 'rever'],
  hood: ['hood'],
  pocket: ['pocket', 'patch pocket', 'flap pocket', 'chest pocket', 'cargo pocket'],
  belt: ['belt', 'sash', 'obi'],
  bow: ['bow', 'pussy bow'],
  button: ['button', 'toggle', 'button down the front', 'button in front', 'button at the front'],
  lining: ['lining', 'inside'],
  ruffle: ['ruffle', 'frill', 'flounce'],
  waistband: ['waistband'],
  strap: ['strap', 'handle', 'shoulder strap'],
  cord: ['cord', 'drawcord', 'drawstring'],
  zip: ['zip', 'zipper', 'zip up the front', 'zip down the front', 'front zip', 'exposed zip'],
  buckle: ['buckle'],
  epaulette: ['epaulette', 'epaulet'],
  back: ['back panel', 'back part', 'back'],
  bodice: ['bodice', 'body'],
  skirt: ['skirt part', 'tier'],
  stripe: ['side stripe', 'racing stripe', 'satin stripe', 'tuxedo stripe', 'leg stripe'],
  border: ['border'],
  edge: ['trim', 'trimming', 'edge', 'edging', 'piping', 'binding', 'braid'],
  band: ['band', 'front band'],
  brim: ['brim', 'visor'],
  sole: ['sole'],
  toe: ['toe', 'heel'],
  feather: ['plume'],
  frog: ['frog'],
  leg: ['trouser leg'],
  'pocket-square': ['pocket square', 'pocket handkerchief'],
  petticoat: ['petticoat', 'underskirt', 'crinoline petticoat'],
  patch: [
    'knee patch',
    'elbow patch',
    'patch on the knee',
    'patch on the elbow',
    'patch at the elbow',
    'patch at the knee',
  ],
  jabot: ['jabot'],
  scallop: ['scallop', 'scalloped hem', 'scalloped edge'],
  tab: ['roll tab', 'sleeve tab', 'button tab'],
};

/** All parts, in the order of the table. */
export const PART_IDS: readonly PartId[] = Object.keys(PART_WORDS).filter(
  (id): id is PartId => id in PART_WORDS,
);
