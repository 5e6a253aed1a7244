import { describe, expect, it } from 'vitest';
import { formatDate, timeAgo } from './time-ago.ts';

const NOW = new Date(2026, 6, 30, 12, 0, 0);
const ago = (seconds: number) => timeAgo(new Date(NOW.getTime() - seconds * 1000), NOW);

describe('time ago', () => {
  it('is told by distance for a day', () => {
    expect(ago(-30)).toEqual({ unit: 'now' });
    expect(ago(59)).toEqual({ unit: 'now' });
    expect(ago(60)).toEqual({ unit: 'minutes', count: 1 });
    expect(ago(59 * 60 + 59)).toEqual({ unit: 'minutes', count: 59 });
    expect(ago(60 * 60)).toEqual({ unit: 'hours', count: 1 });
    expect(ago(24 * 60 * 60 - 1)).toEqual({ unit: 'hours', count: 23 });
  });

  it('is told by the date after that', () => {
    expect(ago(24 * 60 * 60)).toEqual({ unit: 'date', text: 'Jul 29, 2026' });
    expect(formatDate(new Date(2026, 0, 5))).toBe('Jan 05, 2026');
  });
});
