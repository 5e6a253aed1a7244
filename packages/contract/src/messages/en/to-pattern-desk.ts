/** The way to the pattern desk, which other screens show. */
export const toPatternDesk = { open: 'Open on the pattern desk' } as const;
