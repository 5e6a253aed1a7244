import { cleanup, fireEvent, screen } from '@testing-library/react';
import { en } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-app.tsx';
import { RepositionHint } from './reposition-hint.tsx';

const { instruction, dismiss } = en.masking.reposition;

beforeEach(() => localStorage.clear());

test('tells how to move the subject until it is understood', () => {
  renderScreen(<RepositionHint />);
  expect(screen.getByText(instruction)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: dismiss }));
  expect(screen.queryByText(instruction)).toBeNull();
  cleanup();
  renderScreen(<RepositionHint />);
  expect(screen.queryByText(instruction)).toBeNull();
});
