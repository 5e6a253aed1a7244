import type { FastifyRequest } from 'fastify';

/**
 * True for a request that may be sent on to another origin: an image element's, or a navigation, a
 * download for example. What a page's script reads, by fetch or from a canvas, has to come from our
 * own origin; so has everything for browsers that do not say what they ask for.
 */
export function isRedirectable({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  return mode === 'navigate' || (mode === 'no-cors' && destination === 'image');
}
