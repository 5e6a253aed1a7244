import { z } from 'zod';
import type { FormObject } from './form-body.ts';
import { refusals } from './stripe-refusal.ts';

/** A form's texts, read as the types that Stripe documents. An empty text clears a field. */
export const text = () => z.string();
export const flag = () => z.enum(['true', 'false']).transform((word) => word === 'true');
export const integer = () =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number);
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words);
export const metadata = () => z.record(z.string(), z.string());
/** Metadata, or an empty text that clears it. */
export const clearableMetadata = () => z.union([metadata(), z.literal('')]);
const expand = z.array(z.string()).optional();

/** The parameters of a list. */
export const page = {
  limit: integer().pipe(z.number().min(1).max(100)).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

export const dateRange = () =>
  z.union([
    integer(),
    z.strictObject({
      gt: integer().optional(),
      gte: integer().optional(),
      lt: integer().optional(),
      lte: integer().optional(),
    }),
  ]);

/**
 * The parameters of a call that this server reads, a part of the SDK's type `Params`: a name or a
 * type that `Params` lacks does not compile.
 */
export function paramsOf<Params extends object>() {
  return <Shape extends { [Name in keyof Params]?: z.ZodType<Params[Name]> }>(
    shape: Shape & { [Name in Exclude<keyof Shape, keyof Params>]: never },
  ) => z.strictObject({ ...shape, expand });
}

/** Parses the parameters, or refuses them as Stripe does. */
export function readParams<Params>(schema: z.ZodType<Params>, raw: FormObject): Params {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? refusalOf(issue, raw) : refusals.invalid('Invalid request.');
}

function refusalOf(issue: z.core.$ZodIssue, raw: FormObject) {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return refusals.unknownParameter(nameOf([...path, issue.keys[0] ?? '']));
  }
  const param = nameOf(path);
  if (!isThere(raw, path)) return refusals.missingParameter(param);
  return refusals.invalid(`Invalid ${param}.`, { code: 'parameter_invalid', param });
}

function nameOf([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((key) => `[${key}]`).join('');
}

function isThere(raw: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return raw !== undefined;
  if (typeof raw !== 'object' || raw === null) return false;
  return isThere(new Map(Object.entries(raw)).get(key), rest);
}
