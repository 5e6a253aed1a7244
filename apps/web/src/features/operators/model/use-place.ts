import { useSearchParams } from 'react-router';
import { type Place, parsePlace, writePlace } from './place.ts';

/** The place in the address, and a function that changes it. */
export function usePlace() {
  const [address, setAddress] = useSearchParams();
  const place = parsePlace(address);
  const go = (changes: Partial<Place>, { replace = false } = {}) =>
    setAddress((now) => writePlace({ ...parsePlace(now), page: 1, ...changes }), {
      preventScrollReset: true,
      replace,
    });
  return { place, go };
}
