import { expect, it } from 'vitest';
import { paginate } from './pagination.ts';

it('an empty list is one page', () => {
  expect(paginate({ page: 1, pageSize: 10, total: 0 })).toEqual({
    current_page: 1,
    has_previous: false,
    has_next: false,
    total_pages: 1,
    show_first: false,
    show_last: false,
    multiple_pages: false,
    total_output_images: 0,
  });
});

it('a page in the middle has neighbours and ends', () => {
  expect(paginate({ page: 3, pageSize: 10, total: 45 })).toEqual({
    current_page: 3,
    has_previous: true,
    has_next: true,
    total_pages: 5,
    show_first: true,
    show_last: true,
    multiple_pages: true,
    total_output_images: 45,
  });
});

it('a page past the end is the last one', () => {
  expect(paginate({ page: 9, pageSize: 10, total: 11 }).current_page).toBe(2);
});
