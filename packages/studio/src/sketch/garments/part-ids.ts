/** Parts of a garment that can have a colour or a cloth of their own, by the names of their regions. */
export const PART_REGIONS = {
  sleeve: ['sleeve', 'shoulder band'],
  cuff: ['cuff', 'turn-up'],
  collar: ['collar', 'collar seat', 'collar inside', 'ruff', 'lapel', 'back collar'],
  lapel: ['lapel', 'collar', 'collar seat', 'back collar'],
  hood: ['hood', 'hood inside'],
  pocket: ['pocket', 'pocket flap', 'flap pocket', 'pouch', 'chest pocket', 'breast pocket'],
  belt: ['belt', 'knot', 'tie end', 'waist bow', 'cord'],
  bow: ['bow', 'waist bow', 'bow knot', 'bow loop', 'bow tail', 'ribbon'],
  button: ['button', 'buttons', 'toggle'],
  lining: ['lining', 'skirt inside', 'hood inside', 'cape inside', 'trousers inside'],
  ruffle: ['ruffle', 'frill'],
  waistband: ['waistband'],
  strap: ['strap'],
  cord: ['cord', 'cord tip'],
  zip: ['zip', 'zip pull'],
  buckle: ['buckle'],
  epaulette: ['epaulette'],
  back: ['back'],
  bodice: ['bodice', 'front', 'bib', 'corset', 'sleeve', 'shoulder band'],
  skirt: ['skirt', 'tier 1', 'tier 2', 'tier 3', 'tier 4', 'flap', 'train'],
  stripe: ['side stripe'],
  rib: ['cuff', 'waistband', 'neck band'],
  band: ['band', 'neck band'],
  brim: ['brim'],
  sole: ['sole'],
  toe: ['toe'],
  edge: ['braid', 'lace trim', 'lace', 'ruffle', 'frill', 'fur edge', 'piping'],
  border: ['border', 'hem border', 'pallu border', 'pallu end'],
  feather: ['feather'],
  frog: ['frog'],
  leg: ['leg'],
  'pocket-square': ['pocket square'],
  petticoat: ['petticoat'],
  patch: ['patch'],
  jabot: ['jabot'],
  scallop: ['scallop'],
  tab: ['tab'],
  piping: ['piping'],
  apron: ['apron'],
  cartridge: ['cartridge band'],
  fringe: ['fringe'],
  yoke: ['yoke'],
  'reflective-band': ['reflective band'],
  'pom-pom': ['pom-pom'],
  rickrack: ['rickrack'],
  neckline: ['neck band'],
  hem: ['hem band'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartId = keyof typeof PART_REGIONS;

/** Parts that are drawn in lines and have no regions. */
export const PARTS_IN_LINES: ReadonlySet<PartId> = new Set<PartId>(['fringe', 'frog', 'cord']);

const bare = (region: string) => region.replace(/ (left|right)$/, '');

/** True for a region that belongs to a part. */
export function isRegionOf(part: PartId, region: string): boolean {
  const names: readonly string[] = PART_REGIONS[part];
  return names.includes(bare(region));
}
