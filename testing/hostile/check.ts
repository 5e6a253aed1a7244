/** One check: its name and, if it failed, its fault. */
export type Check = { what: string; fault?: string };

/** A check that passes when the found value is one of the wanted ones. */
export function checkOneOf<Value>(what: string, found: Value, wanted: readonly Value[]): Check {
  if (wanted.includes(found)) return { what };
  return { what, fault: `${String(found)}, not ${wanted.join(' or ')}` };
}

export function failedOf(checks: readonly Check[]): Check[] {
  return checks.filter(({ fault }) => fault !== undefined);
}
