import { screen, within } from '@testing-library/react';
import { PLANS } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { InsufficientCreditsDialog } from './insufficient-credits-dialog.tsx';

test('says what is missing, and lists each pack with name, price and credits', () => {
  const offer = {
    insufficient_credits: true as const,
    required: 4,
    available: 1,
    plans: [...PLANS],
  };
  renderScreen(<InsufficientCreditsDialog offer={offer} onClose={vi.fn()} />);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('You do not have enough credits to generate images.')).toBeTruthy();
  const packs = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(packs).toHaveLength(3);
  for (const [at, { name, price, credits }] of PLANS.entries()) {
    for (const part of [name, String(price), String(credits), 'Choose plan']) {
      expect(packs[at]).toContain(part);
    }
  }
  for (const { priceId } of PLANS) {
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/pricing?plan=${priceId}`);
  }
  expect(dialog.getByRole('link', { name: 'Show all plans' }).getAttribute('href')).toBe(
    '/pricing',
  );
});
