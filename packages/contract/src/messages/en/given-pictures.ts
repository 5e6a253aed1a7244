/** The words of the wizard where a picture is asked for and chosen among earlier ones. */
export const givenPictures = {
  previous: {
    filterLabel: 'Show',
    fitting: 'What fits here',
    all: 'All tools',
    use: 'Use: {tool}, made {time}',
    useTwice: 'Use: {tool}, at twice the size, made {time}',
    empty: 'Nothing here yet.',
    uploads: 'Your uploads',
    useUpload: 'Use upload {number}',
    noUploads: 'No uploads yet.',
    failed: 'Your uploads could not be loaded',
    more: 'Show more',
  },
  sources: {
    model: { ask: 'Add a photo of a model', previous: 'Continue with previous photo' },
    sketch: { ask: 'Add a sketch', previous: 'Continue with previous sketch' },
    pattern: { ask: 'Add a pattern', previous: 'Continue with previous pattern' },
    garment: { ask: 'Add a photo of the garment', previous: 'Continue with previous photo' },
    flatlay: { ask: 'Add a flat-lay', previous: 'Continue with previous garment' },
  },
} as const;
