import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionPool } from './connection-pool.ts';

function createPool(max: number) {
  const open: string[] = [];
  const pool = new ConnectionPool({ max, turnMs: 1000 }, (key) => {
    open.push(key);
    return { close: () => void open.splice(open.indexOf(key), 1) };
  });
  return { pool, open };
}

describe('the connection pool', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens no more than its limit and fills a place that comes free', () => {
    const { pool, open } = createPool(2);
    for (const key of ['a', 'b', 'c', 'a']) pool.add(key);
    expect(open).toEqual(['a', 'b']);
    pool.remove('a');
    expect(open).toEqual(['b', 'c']);
  });

  it('gives each its turn', () => {
    const { pool, open } = createPool(2);
    for (const key of ['a', 'b', 'c']) pool.add(key);
    vi.advanceTimersByTime(1000);
    expect(open).toEqual(['b', 'c']);
    vi.advanceTimersByTime(1000);
    expect(open).toEqual(['c', 'a']);
  });

  it('ends turns no longer when nobody waits, and closes all', () => {
    const { pool, open } = createPool(1);
    pool.add('a');
    pool.add('b');
    pool.remove('b');
    vi.advanceTimersByTime(10_000);
    expect(open).toEqual(['a']);
    pool.close();
    expect(open).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
