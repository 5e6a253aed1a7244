import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_NAMES.has(new URL(url).hostname);
}

function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/**
 * Whether a request was made on this machine and for this machine: over the loopback, by a
 * loopback name (a foreign page cannot fake it by DNS), and not handed on by a proxy.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (headers.forwarded || headers['x-forwarded-for'] || headers.via) return false;
  const host = URL.canParse(`http://${headers.host}`) && isLoopbackUrl(`http://${headers.host}`);
  return host && isLoopbackAddress(socket.remoteAddress);
}
