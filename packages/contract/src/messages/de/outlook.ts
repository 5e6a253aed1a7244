import type { outlook as english } from '../en/outlook.ts';
import type { Words } from '../words.ts';

/** What becomes of words of a prompt that are not drawn as they are said. */
export const outlook: Words<typeof english> = {
  undrawn: 'Nicht gezeichnet: {words}',
  instead: '{words} gezeichnet als {as}',
  withheld: 'An Kindern nicht gezeichnet: {words}',
  perhaps: 'Vielleicht nicht in jedem Bild: {words}',
  reworded: '{model} sucht andere Wörter, die das Studio kennt.',
};
