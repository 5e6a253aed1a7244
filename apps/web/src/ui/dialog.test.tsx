import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-app.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="How it works" />
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

/** Opens and closes the dialog; returns how its opener got the focus back. */
async function closeBy(close: () => void): Promise<FocusOptions | undefined> {
  renderScreen(<Opener />);
  const help = screen.getByRole('button', { name: 'Help' });
  help.focus();
  fireEvent.click(help);
  const focus = vi.spyOn(help, 'focus');
  close();
  await waitFor(() => expect(document.activeElement).toBe(help));
  return focus.mock.lastCall?.[0];
}

test('a dialog that a pointer closed leaves no focus ring', async () => {
  const options = await closeBy(() => {
    const way = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerDown(way);
    fireEvent.click(way);
  });
  expect(options).toEqual({ preventScroll: true, focusVisible: false });
});

test('one that a key closed leaves the ring to the browser', async () => {
  const options = await closeBy(() =>
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  );
  expect(options).toEqual({ preventScroll: true });
});
