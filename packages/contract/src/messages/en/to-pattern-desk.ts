/** Labels of the links to the pattern desk, on other screens. */
export const toPatternDesk = { open: 'Open on the pattern desk', short: 'Pattern desk' } as const;
