import { cleanup, fireEvent, screen } from '@testing-library/react';
import { paginate } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-app.tsx';
import { Pagination } from './pagination.tsx';

function show(page: number, total: number) {
  const onPage = vi.fn();
  renderScreen(<Pagination pages={paginate({ page, pageSize: 10, total })} onPage={onPage} />);
  return onPage;
}

test('leads to the first, the previous, the next and the last page', () => {
  const onPage = show(3, 45);
  const buttons = screen.getAllByRole('button');
  for (const button of buttons) fireEvent.click(button);
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'First',
    'Previous',
    'Next',
    'Last',
  ]);
  expect(onPage.mock.calls).toEqual([[1], [2], [4], [5]]);
  expect(screen.getByText('page 3 of 5')).toBeTruthy();
});

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('offers an end only where it is further away than a step', () => {
  show(2, 30);
  expect(names()).toEqual(['Previous', 'Next']);
  cleanup();
  show(1, 30);
  expect(names()).toEqual(['Previous', 'Next', 'Last']);
  cleanup();
  show(3, 30);
  expect(names()).toEqual(['First', 'Previous', 'Next']);
});

test('has nowhere to lead beyond the ends', () => {
  show(2, 20);
  const open = screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => !disabled);
  expect(open).toEqual([true, false]);
});

test('is not there for a single page', () => {
  show(1, 10);
  expect(screen.queryByRole('navigation')).toBeNull();
});
