import type { CatalogueGroupId } from '@toile/contract';

/** A part of the page: groups that designers look for together. */
type Section = {
  id: 'patterns' | 'clothes' | 'sewn' | 'places' | 'colours';
  groups: readonly CatalogueGroupId[];
};

/** The parts of the page, in order. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'patterns',
    groups: [
      'motifs',
      'flowers',
      'plants',
      'fruit',
      'animals',
      'birds',
      'sea',
      'sky',
      'objects',
      'pattern-media',
      'moods',
      'repeats',
    ],
  },
  {
    id: 'clothes',
    groups: [
      'garments',
      'cloths',
      'cuts',
      'details',
      'prints',
      'poses',
      'hair',
      'shoes',
      'accessories',
      'people',
      'sketch-media',
    ],
  },
  { id: 'sewn', groups: ['sewn-garments', 'sewn-cuts'] },
  { id: 'places', groups: ['places', 'hours', 'weather'] },
  { id: 'colours', groups: ['colours'] },
];
