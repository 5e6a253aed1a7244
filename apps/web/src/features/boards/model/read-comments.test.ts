import { expect, test } from 'vitest';
import { countUnread, markRead } from './read-comments.ts';

test('comments are new until their board was seen', () => {
  expect(countUnread({ id: 'spring', comments: 2 })).toBe(2);
  markRead({ id: 'spring', comments: 2 });
  markRead({ id: 'winter', comments: 1 });
  expect(countUnread({ id: 'spring', comments: 2 })).toBe(0);
  expect(countUnread({ id: 'spring', comments: 3 })).toBe(1);
  // Deleted ones make room for new ones.
  markRead({ id: 'spring', comments: 0 });
  expect(countUnread({ id: 'spring', comments: 1 })).toBe(1);
});

test('what is stored badly is nothing', () => {
  localStorage.setItem('toile-read-comments', '{"spring":');
  expect(countUnread({ id: 'spring', comments: 1 })).toBe(1);
});
