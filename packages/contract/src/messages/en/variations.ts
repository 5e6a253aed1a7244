/** The words of variations: choosing how many, and their screen. */
export const variations = {
  vary: 'Vary',
  varyFrom_one: 'from {count} credit',
  varyFrom_other: 'from {count} credits',
  what: 'The same design, other details',
  count_one: '{count} variation',
  count_other: '{count} variations',
  title: 'Variations',
  intro: 'One design, other details. Made with {tool}.',
  back: 'Back to {tool}',
  again: 'Vary again',
  againCount: 'Variations of the next run',
  startFailed: 'The variations did not start',
  drawnBy_one: '{name} draws them for {count} credit.',
  drawnBy_other: '{name} draws them for {count} credits.',
  leave: {
    title: 'Your variations are being made',
    text: 'Stay until they are ready, or stop the run. What has not been made is not paid for.',
    stay: 'Stay',
    stop: 'Stop the run and leave',
  },
} as const;
