import { describe, expect, test } from 'vitest';
import { isFiltered, parseListQuery, writeListQuery } from './list-query.ts';

const parse = (address: string) => parseListQuery(new URLSearchParams(address));
const write = (...args: Parameters<typeof writeListQuery>) => writeListQuery(...args).toString();

describe('the query of the list', () => {
  test.each([
    ['', 1],
    ['page=', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=x', 1],
    ['page=7', 7],
  ])('has in %s the page %i', (address, page) => {
    expect(parse(address)).toEqual({ page, search: '' });
  });

  test('names a tool that there is, and the words without what stands around them', () => {
    expect(parse('ai_model=create-sketch&q=+red+coat+')).toEqual({
      page: 1,
      tool: 'create-sketch',
      search: 'red coat',
    });
    expect(parse('ai_model=knit&q=++')).toEqual({ page: 1, search: '' });
    expect(parse(`q=${'a'.repeat(300)}`).search).toHaveLength(200);
  });

  test('writes itself into an address without touching the rest', () => {
    const query = { page: 2, tool: 'create-pattern', search: 'ikat & co' } as const;
    const address = write(query, 'payment-popup=success&page=9');
    expect(address).toBe('payment-popup=success&page=2&ai_model=create-pattern&q=ikat+%26+co');
    expect(parse(address)).toEqual(query);
    expect(write({ page: 1, search: '' }, address)).toBe('payment-popup=success');
  });

  test('has a mark and a span of days that the server takes', () => {
    expect(parse('mark=liked&days=7')).toEqual({ page: 1, search: '', mark: 'liked', days: 7 });
    expect(parse('mark=best&days=0')).toEqual({ page: 1, search: '' });
    expect(parse('days=1.5')).toEqual({ page: 1, search: '' });
    expect(write({ page: 1, search: '', mark: 'favourite', days: 30 })).toBe(
      'mark=favourite&days=30',
    );
  });

  test('knows whether it leaves anything out', () => {
    expect(isFiltered({ search: '' })).toBe(false);
    expect(isFiltered({ search: 'red' })).toBe(true);
    expect(isFiltered({ tool: 'create-sketch', search: '' })).toBe(true);
    expect(isFiltered({ search: '', mark: 'liked' })).toBe(true);
    expect(isFiltered({ search: '', days: 7 })).toBe(true);
  });
});
