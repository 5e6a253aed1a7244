import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** True for an address of this machine. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_NAMES.has(new URL(url).hostname);
}

function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/**
 * True when, by its settings, the product serves this machine alone: visitors use a loopback
 * address and no proxy is expected. Only then may a request be asked whether it is local.
 */
export function isPrivateSite(config: { publicUrl: string; trustProxy: unknown }): boolean {
  return isLoopbackUrl(config.publicUrl) && config.trustProxy === false;
}

/**
 * True for a request made on this machine and for it: over the loopback, by a loopback name (a
 * foreign page cannot fake it by DNS), and not forwarded by a proxy. Not every proxy says that it
 * is one: some do by their HTTP/1.0 only, and some not at all.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  if (request.raw.httpVersionMajor === 1 && request.raw.httpVersionMinor === 0) return false;
  const host = URL.canParse(`http://${headers.host}`) && isLoopbackUrl(`http://${headers.host}`);
  return host && isLoopbackAddress(socket.remoteAddress);
}
