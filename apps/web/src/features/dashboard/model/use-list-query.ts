import { useSearchParams } from 'react-router';
import { type ListQuery, parseListQuery, writeListQuery } from './list-query.ts';

type ChangeOptions = {
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
};

/** The query in the address, and a function that changes it; a new filter begins at page 1. */
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
