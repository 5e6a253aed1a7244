import { fireEvent, screen } from '@testing-library/react';
import { en, type PhotoPart } from '@toile/contract';
import { getTool } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PartChips } from './part-chips.tsx';

const { legend, finding, names } = en.masking.parts;
const SWAPPED = getTool('swap-garment').masking?.parts ?? [];

function show(parts: readonly PhotoPart[] | undefined, more = {}) {
  const onPart = vi.fn();
  const rest = { offered: SWAPPED, finding: false, disabled: false, onPart };
  renderScreen(<PartChips {...rest} parts={parts} {...more} />);
  return onPart;
}

test('shows the parts of the photo that the tool offers, and reports the one that is chosen', () => {
  const onPart = show(['subject', 'skirt', 'hair', 'top']);
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown).toEqual([names.skirt, names.top]);
  fireEvent.click(screen.getByRole('button', { name: names.top }));
  expect(onPart.mock.calls).toEqual([['top']]);
});

test('waits while a mask is made', () => {
  const onPart = show(['skirt'], { disabled: true });
  fireEvent.click(screen.getByRole('button', { name: names.skirt }));
  expect(onPart).not.toHaveBeenCalled();
});

test('says that parts are being found', () => {
  show(undefined, { finding: true });
  expect(screen.getByText(finding)).toBeTruthy();
});

test.each([[undefined], [['subject', 'hair'] as const]])(
  'is not there without parts: %s',
  (parts) => {
    show(parts);
    expect(screen.queryByText(legend)).toBeNull();
  },
);
