import { z } from 'zod';

/**
 * A list whose members are checked only when it is no longer than `max`: otherwise a schema reports
 * a fault for every member, however many there are.
 */
export function shortList<T extends z.ZodType>(
  list: T,
  { max, message }: { max: number; message: string },
) {
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }, list);
}
