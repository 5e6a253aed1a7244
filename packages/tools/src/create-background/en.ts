/** The tool's words. */
export const words = {
  name: 'Create background',
  summary: 'A new pose and background for a model photo.',
  summaryOfKept: 'A new background for a model photo; pose and face stay.',
  promptHint: 'Place, light, weather, time of day, mood: the more you name, the closer it comes.',
} as const;

/** Words of its plate on the landing page. */
export const plate = {
  givenAlt: 'A model in an ivory dress before a grey-blue wall',
  madeAlt: 'The same model among sand dunes at sunset',
  words: '“sand dunes at sunset”',
} as const;
