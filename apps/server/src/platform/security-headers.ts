import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Address from which the button of Google's log-in loads, and to which it talks. */
const GOOGLE = 'https://accounts.google.com/gsi/';

type HeaderSettings = {
  isHttps: boolean;
  googleClientId: string | undefined;
  /** Origin of a file store from which browsers load pictures. */
  pictureOrigin?: string | undefined;
};

/**
 * The Content-Security-Policy. Inline styles are allowed: dialogs and toasts add style elements to
 * the page.
 */
function contentPolicy({ isHttps, googleClientId, pictureOrigin }: HeaderSettings) {
  const google = googleClientId === undefined ? [] : [GOOGLE];
  const pictures = pictureOrigin === undefined ? [] : [pictureOrigin];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...google],
      frameSrc: ["'self'", ...google],
      styleSrc: ["'self'", "'unsafe-inline'", ...google],
      imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...google],
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
  settings: HeaderSettings & { hstsSubdomains: boolean },
): Promise<void> {
  const { isHttps, hstsSubdomains, googleClientId } = settings;
  const hasGoogle = googleClientId !== undefined;
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(settings),
    strictTransportSecurity: isHttps
      ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
      : false,
    // Google's popup sends its answer to our window, whose origin it needs.
    crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
