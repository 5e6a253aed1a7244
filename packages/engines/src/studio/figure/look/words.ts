import type { Hex } from '../../core/colour.ts';
import type { Age } from './look.ts';

/** Words that ask for an age. */
export const AGE_WORDS: readonly { id: Age; words: readonly string[] }[] = [
  { id: 'young', words: ['young', 'youthful', 'teenage', 'in her twenties', 'in his twenties'] },
  { id: 'middle-aged', words: ['middle-aged', 'middle aged', 'in her forties', 'in his forties'] },
  {
    id: 'older',
    words: [
      'older',
      'elderly',
      'senior',
      'mature',
      'silver-haired',
      'grey-haired',
      'gray-haired',
      'grandmother',
      'grandfather',
    ],
  },
];

/** Phrases that name a colour of hair; never a colour alone, which is the cloth's. */
export const HAIR_COLOURS: readonly { id: string; words: readonly string[]; colour: Hex }[] = [
  { id: 'black', words: ['black hair', 'black-haired', 'raven hair'], colour: '#1b1513' },
  {
    id: 'brown',
    words: ['brown hair', 'brunette', 'brown-haired', 'chestnut hair'],
    colour: '#4f3222',
  },
  { id: 'auburn', words: ['auburn hair', 'copper hair'], colour: '#7d3f22' },
  {
    id: 'red',
    words: ['red hair', 'redhead', 'red-haired', 'ginger', 'ginger hair'],
    colour: '#a9552c',
  },
  {
    id: 'blonde',
    words: ['blonde', 'blond', 'blonde hair', 'blond hair', 'golden hair', 'fair hair'],
    colour: '#d4b578',
  },
  { id: 'platinum', words: ['platinum hair', 'platinum blonde', 'white hair'], colour: '#e9dfc8' },
  { id: 'grey', words: ['grey hair', 'gray hair', 'silver hair'], colour: '#b9b6b3' },
  { id: 'pink', words: ['pink hair'], colour: '#d98aa0' },
  { id: 'blue', words: ['blue hair'], colour: '#56759c' },
];
