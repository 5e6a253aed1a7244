import type { FabricId } from '../../core/fabrics/fabric.ts';
import type { Print } from '../../core/scene/scene.ts';

import { OTHER_FLOWERS } from './print-words.ts';

type Words = readonly string[];

/** Garments that the engine has not, under the id of the nearest that it draws in their place. */
export const NEAREST_GARMENTS: Readonly<Record<string, Words>> = {
  gown: ['toga'],
  kaftan: ['burqa', 'burka', 'thobe', 'dishdasha', 'dashiki'],
  kimono: ['yukata', 'hanfu'],
  swimsuit: ['lingerie', 'monokini'],
  shorts: ['boxer', 'boxer short', 'brief', 'knickers', 'bloomers'],
  jumpsuit: ['wetsuit', 'spacesuit', 'unitard'],
  coat: ['lab coat', 'mackinaw', 'cassock'],
  bomber: ['blouson'],
  cape: ['mantle', 'burnous'],
  vest: ['jerkin'],
  tunic: ['tabard', 'surcoat'],
  jodhpurs: ['plus fours', 'knickerbocker', 'knickerbockers', 'pantaloon', 'pantaloons'],
  't-shirt': ['rash guard', 'undershirt'],
};

/** Things worn and carried that the engine has not, under the id of the nearest that it draws. */
export const NEAREST_ACCESSORIES: Readonly<Record<string, Words>> = {
  scarf: ['snood', 'ascot', 'cravat', 'muffler'],
  'wide-brim-hat': ['sombrero', 'pith helmet'],
  'flat-cap': ['deerstalker'],
  'head-wrap': ['balaclava', 'bonnet'],
  veil: ['mantilla'],
  'knee-socks': ['sock', 'ankle sock'],
};

/** Cloths that the engine has not, under the id of the nearest that it draws in their place. */
export const NEAREST_FABRICS: Readonly<Partial<Record<FabricId, Words>>> = {
  satin: ['brocade', 'jacquard', 'damask'],
  knit: ['crochet', 'crocheted'],
};

/** Prints that the engine has not, under the id of the nearest that it draws in their place. */
export const NEAREST_PRINTS: Readonly<Partial<Record<Print['id'], Words>>> = {
  zebra: ['tiger', 'tiger print', 'tiger stripe'],
  leopard: ['giraffe', 'giraffe print'],
  leaves: ['pineapple print', 'peacock print', 'feather print'],
  floral: [
    'toile de jouy',
    'toile',
    'damask print',
    'chinoiserie',
    ...OTHER_FLOWERS,
    ...OTHER_FLOWERS.map((flower) => `${flower} print`),
  ],
  geometric: [
    'ikat',
    'aztec',
    'aztec print',
    'kente',
    'wax print',
    'ankara',
    'batik',
    'tribal print',
    'mosaic print',
    'op art',
  ],
};

/** Those too young for the engine's bodies: drawn as children. */
export const NEAREST_CHILDREN: Words = ['baby', 'infant', 'newborn', 'babies'];

/** What the engine draws nothing for, where the words alone would be read as something else. */
export const UNDRAWN: Words = [
  'contrast stripe',
  'tassel tie',
  'tassel tie waist',
  'tasselled tie',
  'tasselled belt',
  'tassel belt',
  'above the waist',
  'below the waist',
  'above the belt',
  'below the belt',
  'laces at the front',
  'laces down the front',
  'laces in front',
  'lacing',
  'laced front',
  'lace up front',
  'laced up front',
  'lacing at the front',
  'lacing down the front',
  'drawstring hem',
  'drawstring cuff',
  'elasticated hem',
  'basque waist',
  'scalloped neckline',
  'scalloped collar',
  'scallop collar',
  'birdcage veil',
  'face mask',
  'drop waist',
  'go go dancer',
  'side view',
  'profile view',
  'in profile',
  'over one shoulder',
  'over the shoulder',
  'on one shoulder',
  'across one shoulder',
];
