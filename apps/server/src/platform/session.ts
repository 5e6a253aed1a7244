import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Csrf } from './csrf.ts';
import type { SessionCookies } from './session-cookies.ts';

/** The signed-in user. */
export type SessionUser = {
  id: string;
  username: string;
  email: string;
  isOperator: boolean;
  /** True: a second factor was proved in this session. */
  isTwoFactor: boolean;
};

/** A live session; `id` is the hash of its token. */
type Session = { id: string; user: SessionUser };

/** Store of sessions. */
export type SessionStore = {
  /** The live session of a token. A prolonged one needs its cookies set again. */
  resume: (token: string) => Promise<(Session & { isProlonged: boolean }) | undefined>;
};

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    user: SessionUser | undefined;
  }
}

/** The signed-in user. @throws AppError notSignedIn (401) */
export function requireUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw new AppError('notSignedIn');
  return request.user;
}

/** The session of the signed-in user. @throws AppError notSignedIn (401) */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('notSignedIn');
  return request.session;
}

/**
 * Declares the request's session, which `addSessions` fills in; once, on the outermost application.
 */
export function declareSessions(app: FastifyInstance): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('user', undefined);
}

/** Finds the session of each request, then refuses changing requests without a CSRF token. */
export function addSessions(
  app: FastifyInstance,
  { store, cookies, csrf }: { store: SessionStore; cookies: SessionCookies; csrf: Csrf },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = cookies.read(request);
    if (token === undefined) return;
    const session = await store.resume(token);
    if (!session) return cookies.end(reply);
    request.session = { id: session.id, user: session.user };
    request.user = session.user;
    if (session.isProlonged) cookies.prolong(reply, token);
  });
  app.addHook('onRequest', async (request) => csrf.check(request));
}
