import { useSearchParams } from 'react-router';

const PARAMETER = 'page';

type GoToOptions = {
  /** Leaves no way back to the page that the address named. */
  replace?: boolean;
};

/** The page of the list that the address names, and the way to another one. */
export function usePage(): [number, (page: number, options?: GoToOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const goTo = (page: number, { replace = false }: GoToOptions = {}) => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete(PARAMETER);
    else next.set(PARAMETER, String(page));
    setSearch(next, { preventScrollReset: true, replace });
  };
  return [parsePage(search.get(PARAMETER)), goTo];
}

/** A page that is no whole number from 1 on is page 1. */
export function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
