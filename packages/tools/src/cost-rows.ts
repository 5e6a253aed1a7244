/** Row of the cost table that several tools share. */
export const PATTERNS_AND_FLATLAY = 'Pattern tools and flat-lay';
