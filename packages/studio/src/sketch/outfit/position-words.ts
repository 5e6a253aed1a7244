import type { Elsewhere } from '../figure/accessories/accessory.ts';

const HANDS = ['one hand', 'hand', 'her hand', 'his hand', 'the hand'];
const RAISED = ['her head', 'his head', 'the head', 'her forehead', 'his forehead', 'the forehead'];

/** Phrases behind a thing that is worn, which say where it is. */
export const POSITION_WORDS: Readonly<Record<Elsewhere, readonly string[]>> = {
  hand: [
    'held',
    ...HANDS.flatMap((hand) => [`in ${hand}`, `held in ${hand}`, `carried in ${hand}`]),
  ],
  raised: [
    'pushed up',
    'pushed back',
    ...RAISED.flatMap((place) =>
      ['', 'pushed up ', 'pushed back ', 'perched ', 'up '].flatMap((how) => [
        `${how}on ${place}`,
        `${how}on top of ${place}`,
      ]),
    ),
    ...['her hair', 'his hair', 'the hair'].map((hair) => `pushed up into ${hair}`),
  ],
};
