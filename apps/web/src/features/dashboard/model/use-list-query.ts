import { useSearchParams } from 'react-router';
import { type ListQuery, parseListQuery, writeListQuery } from './list-query.ts';

type ChangeOptions = {
  /** Leaves no way back to what the address named. */
  replace?: boolean;
};

/** The query that the address names, and the way to another one; a filter begins at page 1. */
export function useListQuery() {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Partial<ListQuery>, { replace = false }: ChangeOptions = {}) => {
    setAddress(
      (now) => writeListQuery({ ...parseListQuery(now), page: 1, ...changes }, now.toString()),
      { preventScrollReset: true, replace },
    );
  };
  return { query: parseListQuery(address), change };
}
