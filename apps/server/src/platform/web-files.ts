import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-handler.ts';
import { pathOf } from './request-log.ts';
import { isSignedIn } from './session-cookies.ts';

/** Paths that are never a page of the client: a missing file there is an error 404. */
const NO_PAGE = /^\/(api|assets|dev)(\/|$)/;

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !NO_PAGE.test(pathOf(request));
}

/** Headers of a page that no search engine lists, and whose address no other page is told. */
const UNLISTED = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

const SHELL = 'index.html';
/** First page of a visitor, prerendered at build time; a signed-in user gets the client's page. */
const LANDING = 'landing.html';

/**
 * Serves the built web pages. Files under assets/ have their content's hash in the name and
 * may be kept for ever; every path that is no file is a page of the client. `unlisted` are pages
 * that open with a key in their address.
 */
export async function addWebFiles(
  app: FastifyInstance,
  root: string,
  { unlisted }: { unlisted: readonly string[] },
): Promise<void> {
  if (!existsSync(join(root, SHELL))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  const assets = join(root, 'assets') + sep;
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    schemaHide: true,
    index: false,
    // The build leaves each text as .br and .gz beside itself.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('vary', 'Accept-Encoding');
      const isHashed = path.startsWith(assets);
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const hasLanding = existsSync(join(root, LANDING));
  app.get('/', { schema: { hide: true } }, (request, reply) => {
    void reply.header('vary', 'Cookie, Accept-Encoding');
    return reply.sendFile(hasLanding && !isSignedIn(request) ? LANDING : SHELL);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply);
    const page = pathOf(request).replace(/\/+$/, '');
    if (unlisted.includes(page)) void reply.headers(UNLISTED);
    void reply.sendFile(SHELL);
  });
}
