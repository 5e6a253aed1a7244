import type { Garment } from '../../sketch/garments/garment.ts';
import { GARMENTS as SKETCHED } from '../../sketch/garments/registry.ts';

/** The nearest of what is made here to garments that sketches alone have, by the ids of both. */
const NEAREST: Readonly<Record<string, string>> = {
  knit: 'sweater',
  cardigan: 'cardigan',
  corset: 'camisole',
  bustier: 'camisole',
  'tube-top': 'camisole',
  bralette: 'sports-bra',
  overcoat: 'coat',
  'duffle-coat': 'coat',
  sherwani: 'coat',
  trench: 'trench',
  anorak: 'bomber',
  windbreaker: 'bomber',
  'varsity-jacket': 'bomber',
  'morning-coat': 'blazer',
  tailcoat: 'blazer',
  poncho: 'poncho',
  'dressing-gown': 'robe',
  'knit-dress': 'knit-dress',
  'shift-dress': 'shift-dress',
  'flapper-dress': 'shift-dress',
  'ball-gown': 'gown',
  lehenga: 'gown',
  abaya: 'kaftan',
  agbada: 'kaftan',
  kaftan: 'kaftan',
  cheongsam: 'cheongsam',
  'ao-dai': 'cheongsam',
  nightdress: 'slip-dress',
  pyjamas: 'pyjamas',
  dungarees: 'dungarees',
  sarong: 'sarong',
  churidar: 'leggings',
  harem: 'joggers',
  joggers: 'joggers',
  leggings: 'leggings',
  shorts: 'shorts',
  skort: 'shorts',
  'swim-shorts': 'swim-shorts',
  gauchos: 'culottes',
};

/** A garment of the same place on the body. */
function ordinaryFor({ place, options }: Garment): string {
  if (place === 'outer') return 'jacket';
  if (place === 'upper') return 'blouse';
  if (place === 'lower') return options.leg ? 'trousers' : 'skirt';
  return options.leg ? 'jumpsuit' : 'dress';
}

/** Names of garments that sketches have, each with the id of what is nearest to it here. */
export const sketchedNames = (): { phrase: string; id: string }[] =>
  SKETCHED.flatMap((garment) =>
    garment.words.map((word) => ({
      phrase: word.replaceAll('-', ' '),
      id: NEAREST[garment.id] ?? ordinaryFor(garment),
    })),
  );
