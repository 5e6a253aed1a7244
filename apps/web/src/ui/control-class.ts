/** Classes of text fields and the like. */
export const CONTROL_CLASS =
  'w-full min-h-12 rounded border border-control bg-raised px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft transition-colors hover:border-ink ' +
  'aria-invalid:border-danger disabled:bg-sunk disabled:text-ink-soft';
