/** Label of the link to the pattern desk, on other screens. */
export const toPatternDesk = { open: 'Open on the pattern desk' } as const;
