import { readWish } from '../photo/flat-lay/read-wish.ts';
import type { Grammar } from './grammar.ts';
import { GARMENT_ROLES } from './outfit-roles.ts';
import { inARow, listed } from './write-phrases.ts';

/** The words of flat-lays: which garment of the photo is meant. */
export const flatLayGrammar: Grammar = {
  shows: 'the one garment of a photo that is to be laid flat',
  roles: GARMENT_ROLES.filter(({ id }) => id === 'garment' || id === 'colours'),
  foresee: ({ prompt }) => {
    const { tokens, unreadPlaces: unread } = readWish(prompt);
    return { tokens, unread };
  },
  write: ({ words: { colours, garment } }) => inARow(listed(colours), garment),
};
