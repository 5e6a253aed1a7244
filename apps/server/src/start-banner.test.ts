import { expect, it } from 'vitest';
import { startBanner } from './start-banner.ts';

const options = {
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  smtpUrl: undefined,
  mailDestination: '/data/mail',
  demo: { username: 'demo', password: 'ab12-cd34-ef56' },
  isTerminal: false,
};

it('names the demo login on a private site, wherever it is printed', () => {
  expect(startBanner(options)).toContain('demo / ab12-cd34-ef56');
});

it('names that of a public site on a terminal only', () => {
  const open = { ...options, publicUrl: 'https://toile.example' };
  expect(startBanner(open)).not.toContain('ab12');
  expect(startBanner({ ...open, isTerminal: true })).toContain('demo / ab12-cd34-ef56');
});
