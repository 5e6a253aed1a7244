import type { Hex } from '../../../core/colour.ts';
import type { Face } from '../face/face.ts';

/** Where a figure's family may come from: ranges of what faces, skin and hair are like. */
export type People = {
  id: string;
  /** Words that ask for them. Never colours, which name cloth. */
  words: readonly string[];
  skins: readonly Hex[];
  hairs: readonly Hex[];
  eyes: readonly Hex[];
  lips: readonly Hex[];
  /** Hairstyles that are likelier, by id. */
  hairstyles: readonly string[];
  face: Partial<Face>;
};

const BLACK: Hex = '#1b1513';
const DARK: Hex = '#32221a';

/** People of the world, in broad strokes. */
export const PEOPLE: readonly People[] = [
  {
    id: 'north-european',
    words: [
      'scandinavian',
      'nordic',
      'blonde',
      'redhead',
      'fair-skinned',
      'pale-skinned',
      'irish',
      'freckled',
    ],
    skins: ['#f4dccb', '#f1d2bb', '#eecab0'],
    hairs: ['#d8b97c', '#b98a4e', '#a2522c', '#8a5b3a', '#e2cfa2'],
    eyes: ['#5b7d94', '#6f8a6a', '#6b7f8c'],
    lips: ['#c2555a', '#b9444c', '#c66f6a'],
    hairstyles: ['long', 'waves', 'bob', 'low-bun', 'side-part', 'crop'],
    face: {},
  },
  {
    id: 'south-european',
    words: [
      'european',
      'mediterranean',
      'italian',
      'french',
      'spanish',
      'greek',
      'brunette',
      'parisian',
    ],
    skins: ['#edc8aa', '#e6bd9b', '#dcae88'],
    hairs: ['#4a2f20', '#2f211b', '#6a442c', '#221915'],
    eyes: ['#5c4430', '#4a3a2a', '#66704f'],
    lips: ['#b23d46', '#a83842', '#bf5c58'],
    hairstyles: ['waves', 'bob', 'fringed-bob', 'low-bun', 'side-part', 'crop'],
    face: { noseWidth: 0.05 },
  },
  {
    id: 'african',
    words: [
      'african',
      'afro-caribbean',
      'black woman',
      'black man',
      'black model',
      'dark-skinned',
      'nigerian',
      'african american',
      'ethiopian',
    ],
    skins: ['#7a4a30', '#5f3825', '#8d5a3b', '#553223', '#a06c48'],
    hairs: [BLACK, '#120e0d', '#241914'],
    eyes: ['#33221a', '#2b1c15'],
    lips: ['#8e2f3a', '#a33b45', '#7d2a3c', '#b0523f'],
    hairstyles: ['afro', 'box-braids', 'short-curls', 'buzz', 'bun', 'curly'],
    face: { noseWidth: 0.06, lipFullness: 1.28, mouthWidth: 0.092, jaw: 1.02 },
  },
  {
    id: 'east-asian',
    words: ['asian', 'east asian', 'chinese', 'japanese', 'korean', 'vietnamese', 'thai'],
    skins: ['#f2d3b3', '#eac5a0', '#deb389'],
    hairs: ['#17130f', '#211915', '#2d211a'],
    eyes: ['#33241a', '#2a1d16'],
    lips: ['#b8434c', '#c25a5c', '#a93a48'],
    hairstyles: ['long', 'fringed-bob', 'fringe', 'bob', 'low-bun', 'crop', 'fade', 'side-part'],
    face: {
      lid: 'single',
      eyeOpen: 0.036,
      eyeTilt: 0.018,
      browArch: 0.014,
      noseWidth: 0.05,
      cheek: 1.03,
    },
  },
  {
    id: 'south-asian',
    words: ['south asian', 'indian', 'pakistani', 'bengali', 'sri lankan'],
    skins: ['#b97f55', '#a56d47', '#c8946a', '#8a5a3a'],
    hairs: ['#17110e', '#221813'],
    eyes: ['#34231a', '#2c1d15'],
    lips: ['#9c3541', '#a9443f', '#8c2f40'],
    hairstyles: ['long', 'braids', 'low-bun', 'waves', 'side-part', 'crop'],
    face: { browWeight: 1.2, eyeOpen: 0.05, lipFullness: 1.08, noseWidth: 0.051 },
  },
  {
    id: 'latin',
    words: ['latina', 'latino', 'hispanic', 'brazilian', 'mexican', 'olive-skinned', 'tanned'],
    skins: ['#d3a079', '#c68e65', '#dfb08a', '#b27b55'],
    hairs: [DARK, '#3f2a1e', BLACK, '#5a3a26'],
    eyes: ['#4a3323', '#3a281c'],
    lips: ['#b03a44', '#a8433f', '#bd5350'],
    hairstyles: ['waves', 'long', 'curly', 'pony', 'short-curls', 'fade', 'side-part'],
    face: { lipFullness: 1.12, noseWidth: 0.052 },
  },
  {
    id: 'middle-eastern',
    words: ['middle eastern', 'arab', 'arabic', 'persian', 'turkish', 'muslim', 'modest'],
    skins: ['#dcae86', '#cf9d73', '#c08b60'],
    hairs: ['#1d1512', '#2a1d17'],
    eyes: ['#3a281c', '#4f4630'],
    lips: ['#a63a45', '#b24c4c'],
    hairstyles: ['long', 'waves', 'hijab', 'low-bun', 'side-part', 'fade'],
    face: { browWeight: 1.3, eyeOpen: 0.049, noseWidth: 0.052 },
  },
];
