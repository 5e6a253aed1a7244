/**
 * `rate-limit` and `server-error`: the error is the answer, and nothing is done. `cut-before` and
 * `cut-after`: the connection is closed without an answer, before or after the request is carried
 * out.
 */
export type FaultKind = 'rate-limit' | 'server-error' | 'cut-before' | 'cut-after';
type Fault = { kind: FaultKind; method?: string; path?: RegExp; times: number };

/** Faults that tests order for the next requests. */
export function createFaults() {
  const ordered: Fault[] = [];
  return {
    order: (kind: FaultKind, match: { method?: string; path?: RegExp; times?: number } = {}) => {
      ordered.push({ kind, times: 1, ...match });
    },
    take: (method: string, path: string): FaultKind | undefined => {
      const fault = ordered.find(
        (one) => one.times > 0 && (one.method ?? method) === method && (one.path ?? /^/).test(path),
      );
      if (!fault) return undefined;
      fault.times -= 1;
      return fault.kind;
    },
  };
}
