import type { Language } from '../../languages.ts';

/** The language of these tables, and the locale by which they write dates and numbers. */
export const language: { tag: Language; locale: string } = { tag: 'en', locale: 'en-US' };
