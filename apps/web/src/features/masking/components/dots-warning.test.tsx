import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { en } from '@toile/contract';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { DotsWarning } from './dots-warning.tsx';

const { title, never, ok } = en.masking.dotsWarning;

beforeEach(() => localStorage.clear());

/** A page on which each press of the button sets a dot. */
function showPage() {
  function Page() {
    const [dots, setDots] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setDots(dots + 1)}>
          dot
        </button>
        <DotsWarning numberOfDots={dots} />
      </>
    );
  }
  renderScreen(<Page />);
  return (count: number) => {
    for (let dot = 0; dot < count; dot += 1) fireEvent.click(screen.getByText('dot'));
  };
}

const warning = () => screen.queryByRole('dialog', { name: title });

test('comes with the sixth dot, and again in the next visit', async () => {
  const setDots = showPage();
  setDots(5);
  expect(warning()).toBeNull();
  setDots(1);
  expect(warning()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: ok }));
  await waitFor(() => expect(warning()).toBeNull());
  cleanup();
  showPage()(6);
  expect(warning()).not.toBeNull();
});

test('once it is not wanted any more, the browser remembers that', async () => {
  showPage()(6);
  fireEvent.click(screen.getByRole('checkbox', { name: never }));
  fireEvent.click(screen.getByRole('button', { name: ok }));
  await waitFor(() => expect(warning()).toBeNull());
  cleanup();
  showPage()(7);
  expect(warning()).toBeNull();
  expect(localStorage).toHaveLength(1);
});
