import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** One environment variable: its schema and its description. */
export type Setting<Value = unknown> = {
  schema: z.ZodType<Value, string | undefined>;
  /** Description of a valid value, to end the sentence "… wants". */
  wants: string;
  /** Effect of the setting, for the table of the README. */
  meaning: string;
  /** The default, as the README shows it. */
  fallback: string;
  /** True: the value is never shown. */
  isSecret?: boolean;
};

export function textSchema(pattern: RegExp) {
  return z.string().regex(pattern);
}

export function wholeNumberSchema(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

export function switchSchema() {
  return z.enum(['on', 'off']).transform((word) => word === 'on');
}

/**
 * A folder as an address: an http: or https: address without login and query, a file: address, or a
 * path. The answer ends with a slash.
 */
export function folderSchema() {
  return z
    .string()
    .transform((text) => (text.includes('://') ? text : pathToFileURL(resolve(text)).href))
    .refine(isFolderAddress)
    .transform((text) => (text.endsWith('/') ? text : `${text}/`));
}

function isFolderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password, search, hash } = new URL(text);
  if (protocol === 'file:') return host === '' && search === '' && hash === '';
  const isPlain = [username, password, search, hash].every((part) => part === '');
  return isPlain && ['http:', 'https:'].includes(protocol);
}

/** An address of one of the given protocols (with the colon), kept as it was written. */
export function urlSchema(protocols: readonly string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
}
