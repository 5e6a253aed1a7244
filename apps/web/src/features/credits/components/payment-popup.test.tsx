import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { PaymentPopup } from './payment-popup.tsx';

function open(search: string) {
  return renderRoutes(
    [
      { path: '/dashboard', Component: PaymentPopup },
      { path: '/pricing', element: <p>the plans</p> },
    ],
    `/dashboard${search}`,
  );
}

test('a payment that went well is told once, and the address forgets it', async () => {
  const router = open('?page=2&payment-popup=success');
  expect(await screen.findByRole('dialog', { name: 'Credits Added!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?page=2');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a payment that failed can be left, or tried again', async () => {
  const router = open('?payment-popup=failure');
  const dialog = await screen.findByRole('dialog', { name: 'Payment Failed.' });
  expect(dialog.textContent).toContain(
    "Payment Failed.Your payment couldn't be processed. You can retry immediately or check back later if the problem persists.",
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back to main screen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('trying again leads to the plans', async () => {
  open('?payment-popup=failure');
  fireEvent.click(await screen.findByRole('link', { name: 'Retry' }));
  expect(await screen.findByText('the plans')).toBeTruthy();
});

test.each(['', '?payment-popup=', '?payment-popup=maybe'])('%s opens nothing', (search) => {
  open(search);
  expect(screen.queryByRole('dialog')).toBeNull();
});
