/** What becomes of words of a prompt that are not drawn as they are said. */
export const outlook = {
  undrawn: 'Not drawn: {words}',
  instead: '{words} drawn as {as}',
  withheld: 'Not drawn on children: {words}',
  perhaps: 'Perhaps not in every picture: {words}',
  reworded: '{model} will look for other words that the studio knows.',
} as const;
