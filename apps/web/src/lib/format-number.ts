import { pageLanguage } from '@toile/contract';

/** A number as the page's language writes it, with at most so many digits behind its point. */
export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString(pageLanguage.locale, { maximumFractionDigits: digits });
