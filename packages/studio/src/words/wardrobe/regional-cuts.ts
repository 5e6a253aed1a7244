import type { NamedCut } from './named-cuts.ts';

const FUSTANELLA: NamedCut = { of: 'kilt', says: ['white', 'knee length'] };
const KEBAYA: NamedCut = {
  of: 'blouse',
  says: ['v neck', 'long sleeve', 'button front', 'fitted', 'hip length'],
  with: 'sarong',
};
const HUIPIL: NamedCut = {
  of: 'tunic',
  says: ['square neck', 'short sleeve', 'embroidered', 'unbelted'],
};
const FLAMENCO: NamedCut = { of: 'dress', says: ['mermaid', 'ruffle', 'ankle length'] };
const TERNO: NamedCut = { of: 'dress', says: ['puff sleeve', 'square neck', 'floor length'] };
const PEPLOS: NamedCut = { of: 'gown', says: ['draped', 'sleeveless', 'belt', 'floor length'] };
const KOSOVOROTKA: NamedCut = {
  of: 'tunic',
  says: ['stand collar', 'long sleeve', 'embroidered', 'belt'],
};
const VYSHYVANKA: NamedCut = { of: 'blouse', says: ['embroidered', 'long sleeve', 'keyhole'] };
const GUAYABERA: NamedCut = { of: 'shirt', says: ['short sleeve', 'pintuck', 'button front'] };
const BARONG: NamedCut = { of: 'shirt', says: ['long sleeve', 'embroidered', 'button front'] };
const LEDERHOSE: NamedCut = { of: 'dungarees', says: ['knee length', 'leather'] };
const CHARRO: NamedCut = { of: 'bolero', says: ['long sleeve', 'embroidered'] };
const LONGYI: NamedCut = { of: 'sarong', says: ['ankle length'] };
const BUNAD: NamedCut = { of: 'dirndl', says: ['ankle length', 'embroidered'] };

/** Dress of regions, as bundles of the features that it is known by. */
export const REGIONAL_CUTS: Readonly<Record<string, NamedCut>> = {
  fustanella: FUSTANELLA,
  foustanella: FUSTANELLA,
  kebaya: KEBAYA,
  huipil: HUIPIL,
  'flamenco dress': FLAMENCO,
  'flamenco gown': FLAMENCO,
  'sevillana dress': FLAMENCO,
  'terno dress': TERNO,
  filipiniana: TERNO,
  'baro saya': TERNO,
  peplos: PEPLOS,
  chiton: PEPLOS,
  kosovorotka: KOSOVOROTKA,
  rubakha: KOSOVOROTKA,
  vyshyvanka: VYSHYVANKA,
  guayabera: GUAYABERA,
  barong: BARONG,
  'barong tagalog': BARONG,
  lederhose: LEDERHOSE,
  lederhosen: LEDERHOSE,
  'charro jacket': CHARRO,
  'mariachi jacket': CHARRO,
  'matador jacket': CHARRO,
  longyi: LONGYI,
  sampot: LONGYI,
  bunad: BUNAD,
};
