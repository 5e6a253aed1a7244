import { textSchema, urlSchema } from '@toile/engines/setting';
import { z } from 'zod';

/** Key of an account at a vendor. */
export const keySchema = textSchema(/^[\x21-\x7e]{8,400}$/).optional();

/** Price of a picture at a vendor, in US cents. */
export const centsSchema = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,3})?$/)
  .transform(Number)
  .optional();

/**
 * Address of a vendor's API, without a login: `fetch` takes none in an address, and the error by
 * which it says so names the login.
 */
export const vendorUrlSchema = urlSchema(['http:', 'https:']).refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}, 'is no address, or has a login');

/** An address below which paths are resolved: with a slash at its end. */
export function folderAddress(url: string): URL {
  return new URL(url.endsWith('/') ? url : `${url}/`);
}
