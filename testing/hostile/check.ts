/** One thing that was looked at: what it was and, if it did not hold, how. */
export type Check = { what: string; fault?: string };

/** Holds when what was found is one of what was wanted. */
export function checkOneOf<Value>(what: string, found: Value, wanted: readonly Value[]): Check {
  if (wanted.includes(found)) return { what };
  return { what, fault: `${String(found)}, not ${wanted.join(' or ')}` };
}

export function failedOf(checks: readonly Check[]): Check[] {
  return checks.filter(({ fault }) => fault !== undefined);
}
