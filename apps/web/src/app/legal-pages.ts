/** The pages that the footer and the mobile menu link to. */
export const LEGAL_PAGES = [
  { to: '/terms-of-service', label: 'common.nav.terms' },
  { to: '/cookie-policy', label: 'common.nav.cookies' },
] as const;
