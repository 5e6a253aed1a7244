import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { areEqualSecrets } from './equal-secrets.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LIFE_SECONDS = 30 * 24 * 3600;

type CsrfOptions = { secret: string; cookieName: string; isSecure: boolean };

/**
 * Signed double-submit tokens, `nonce.signature`. The signature covers the session, so that a token
 * of one session (or of none) is invalid in another.
 */
export function createCsrf({ secret, cookieName, isSecure }: CsrfOptions) {
  function sign(nonce: string, sessionId: string): string {
    const text = JSON.stringify(['csrf', sessionId, nonce]);
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  function isSigned(token: string, sessionId: string): boolean {
    const [nonce, signature, ...rest] = token.split('.');
    if (!nonce || !signature || rest.length > 0) return false;
    return areEqualSecrets(signature, sign(nonce, sessionId));
  }

  function issue(reply: FastifyReply, sessionId = ''): void {
    const nonce = randomBytes(16).toString('base64url');
    setCookie(reply, `${nonce}.${sign(nonce, sessionId)}`);
  }

  function setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(cookieName, token, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      maxAge: LIFE_SECONDS,
    });
  }

  return {
    /** Sets a new token for a session, or for a visitor without one. */
    issue,

    /** Sets a valid token again, so that other tabs keep theirs; else a new one. */
    renew(request: FastifyRequest, reply: FastifyReply): void {
      const token = request.cookies[cookieName];
      const sessionId = request.session?.id;
      if (token && isSigned(token, sessionId ?? '')) setCookie(reply, token);
      else issue(reply, sessionId);
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(cookieName, { path: '/', sameSite: 'lax', secure: isSecure });
    },

    /**
     * Checks a changing request. @throws AppError csrfFailed when it has no token of its own
     * session
     */
    check(request: FastifyRequest): void {
      if (SAFE_METHODS.has(request.method)) return;
      const header = request.headers['x-csrftoken'];
      const cookie = request.cookies[cookieName];
      const isSent =
        typeof header === 'string' && cookie !== undefined && areEqualSecrets(header, cookie);
      if (isSent && isSigned(cookie, request.session?.id ?? '')) return;
      throw new AppError('csrfFailed');
    },
  };
}

export type Csrf = ReturnType<typeof createCsrf>;
