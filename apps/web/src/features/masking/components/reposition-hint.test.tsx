import { fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { RepositionHint } from './reposition-hint.tsx';

const { instruction, dismiss } = en.masking.reposition;

function show() {
  const onDismiss = vi.fn();
  renderScreen(<RepositionHint onDismiss={onDismiss} />);
  return onDismiss;
}

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: dismiss }))],
  ['a click anywhere on it', () => fireEvent.click(screen.getByText(instruction))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('is ended by %s', (_, end) => {
  const onDismiss = show();
  end();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('is not ended by an Escape that something else has heard', () => {
  const onDismiss = show();
  const hear = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', hear, { capture: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.removeEventListener('keydown', hear, { capture: true });
  expect(onDismiss).not.toHaveBeenCalled();
});

test('has the focus, and no other key ends it', () => {
  const onDismiss = show();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: dismiss }));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(onDismiss).not.toHaveBeenCalled();
});
