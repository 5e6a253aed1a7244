import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Styles may be inline: dialogs and toasts put their own style elements into the page. */
function contentPolicy(isHttps: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  { isHttps, hstsSubdomains }: { isHttps: boolean; hstsSubdomains: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(isHttps),
    strictTransportSecurity: isHttps
      ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
