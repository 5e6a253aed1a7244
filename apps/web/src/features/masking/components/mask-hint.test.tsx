import { fireEvent, screen } from '@testing-library/react';
import { en, type ToolId } from '@toile/contract';
import { getTool } from '@toile/tools';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { MaskHint } from './mask-hint.tsx';

const { hints, parts } = en.masking;

function show(tool: ToolId, more = {}) {
  const { masking } = getTool(tool);
  if (!masking) throw new Error('The tool has no mask step');
  const onPart = vi.fn();
  const rest = { hasSelection: false, disabled: false, onPart };
  renderScreen(<MaskHint masking={masking} {...rest} {...more} />);
  return onPart;
}

test('a little selection is completed by one click', () => {
  const onPart = show('create-background', { hasSelection: true });
  expect(screen.getByText(hints.refineDots, { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: parts.all }));
  expect(onPart.mock.calls).toEqual([['subject']]);
});

test('waits while a mask is made', () => {
  show('create-background', { disabled: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: parts.all }).disabled).toBe(true);
});

test('a tool that replaces one garment offers no such button', () => {
  show('swap-garment');
  expect(screen.getByText(hints.line)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
