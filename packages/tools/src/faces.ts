import type { faceWords } from '@toile/contract';

/** A face that an engine can give to the model. */
export type Face = {
  /** Sent as `face_id`. */
  id: number;
  /** Key of its description in the message table. */
  words: keyof typeof faceWords.names;
};

/** The product's faces. An id, once given, stays with its face. */
export const FACES: readonly Face[] = [
  { id: 0, words: 'redBob' },
  { id: 1, words: 'blackCurls' },
  { id: 2, words: 'longBlack' },
  { id: 3, words: 'darkWaves' },
  { id: 4, words: 'greyBun' },
  { id: 5, words: 'longBrown' },
  { id: 6, words: 'brownBeard' },
  { id: 7, words: 'shortBlack' },
  { id: 8, words: 'blackBeard' },
  { id: 9, words: 'darkBeard' },
  { id: 10, words: 'greyHair' },
  { id: 11, words: 'headscarf' },
];
