import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGES, type Language, PSEUDO_LANGUAGE } from '@toile/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-handler.ts';
import { languageOf } from './language/request-language.ts';
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

const SHELL = 'index';
/** First page of a visitor, prerendered at build time; a signed-in user gets the client's page. */
const LANDING = 'landing';

/** A page's file, or a compressed one. */
const PAGE_FILE = /\.html(\.(br|gz))?$/;

/** What a page depends on besides its address. */
const VARIES = 'Cookie, Accept-Language, Accept-Encoding';

/** Finds a page's file in the reader's language: English has none of its own in the name. */
function createPageFiles(root: string) {
  const names = new Map<string, string>();
  for (const page of [SHELL, LANDING]) {
    for (const language of [...LANGUAGES, PSEUDO_LANGUAGE]) {
      const own = language === LANGUAGES[0] ? `${page}.html` : `${page}.${language}.html`;
      if (existsSync(join(root, own))) names.set(`${page} ${language}`, own);
    }
  }
  return (page: string, language: Language): string | undefined =>
    names.get(`${page} ${language}`) ?? names.get(`${page} ${LANGUAGES[0]}`);
}

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
  const fileOf = createPageFiles(root);
  if (fileOf(SHELL, LANGUAGES[0]) === undefined) {
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
      const isPage = PAGE_FILE.test(path);
      reply.setHeader('vary', isPage ? VARIES : 'Accept-Encoding');
      const isHashed = path.startsWith(assets);
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  function sendPage(page: string, request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request);
    void reply.header('content-language', language);
    return reply.sendFile(fileOf(page, language) ?? fileOf(SHELL, language) ?? `${SHELL}.html`);
  }

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    sendPage(isSignedIn(request) ? SHELL : LANDING, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply);
    const page = pathOf(request).replace(/\/+$/, '');
    if (unlisted.includes(page)) void reply.headers(UNLISTED);
    void sendPage(SHELL, request, reply);
  });
}
