/** The id in a field of Stripe's that holds an object or its id. */
export function idIn(field: string | { id: string } | null | undefined): string | undefined {
  return typeof field === 'string' ? field : field?.id;
}

/** A moment of Stripe's, in seconds since 1970. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function findDate(seconds: number | null): Date | undefined {
  return seconds === null ? undefined : dateOf(seconds);
}
