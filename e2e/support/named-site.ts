import { findFreePort } from './free-port.ts';

/** Settings of a product at `localhost`: passkeys are for names, not for numbers. */
export async function namedSite(): Promise<Record<string, string>> {
  const port = await findFreePort();
  return { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
}
