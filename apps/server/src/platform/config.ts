import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { SettingsReader } from '@toile/engines';
import type { Setting } from '@toile/engines/setting';
import type { z } from 'zod';
import type { FilesAddress } from './files-address.ts';
import { isPrivateSite } from './local-request.ts';
import { MAX_WORKER_CONCURRENCY, SETTINGS } from './settings.ts';

const {
  PORT,
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
  CONNECTIONS_PER_ADDRESS,
  DATA_DIR,
  FILES_URL,
  FILES_ALSO,
  FILES_SERVE,
  MODELS_DIR,
  MODELS_URL,
  DATABASE_URL,
  DATABASE_LISTEN_URL,
  DRAIN_SECONDS,
  PROBE_PORT,
  SESSION_SECRET,
  COOKIE_PREFIX,
  HSTS_SUBDOMAINS,
  SMTP_URL,
  SMTP_TLS,
  MAIL_FROM,
  GOOGLE_CLIENT_ID,
  GOOGLE_KEYS_URL,
  WELCOME_CREDITS,
  TRIALS_PER_ADDRESS,
  DEMO_ACCOUNT,
  PAYMENTS_SANDBOX,
  INVOICE_LINKS,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_PRICES,
  STRIPE_AUTOMATIC_TAX,
  STRIPE_API_BASE,
  WORKER_CONCURRENCY,
  LEASE_SECONDS,
  SLOT_TIMEOUT_SECONDS,
  ORDER_GRACE_SECONDS,
  ENGINE_CREDITS,
  ENGINE_ORDERS,
  ENGINE_TIMEOUTS,
  UPLOADS_KEPT_DAYS,
  EVENTS_KEPT_DAYS,
  SAFETY_CHECK,
  SAFETY_ALLOWED,
  C2PA_CERTIFICATE,
  C2PA_KEY,
  LOG_LEVEL,
  METRICS_TOKEN,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS,
  OTEL_TRACES_SAMPLER_ARG,
} = SETTINGS;

/** An invalid value in the environment; its message is the one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Fault within a file that a setting names, where its schema says so. */
function reasonIn({ issues }: z.ZodError): string {
  const told = issues.find((issue) => issue.code === 'custom' && issue.params?.isReason === true);
  return told ? ` ${told.message}` : '';
}

function describeFault(
  name: string,
  { isSecret, wants }: Setting,
  { got, error }: { got: string; error: z.ZodError },
): string {
  if (isSecret) return `${name} is a value that does not fit, but it wants ${wants}.`;
  return `${name} is ${JSON.stringify(got)}, but it wants ${wants}.${reasonIn(error)}`;
}

/** Reads settings given as `{ NAME }`. */
export function createSettingsReader(environment: Environment): SettingsReader {
  return function read<Value>(named: Record<string, Setting<Value>>): Value {
    const [[name, setting] = []] = Object.entries(named);
    if (name === undefined || setting === undefined) throw new TypeError('No setting was named');
    const given = environment[name] || undefined;
    const result = setting.schema.safeParse(given);
    if (!result.success) {
      throw new ConfigError(
        describeFault(name, setting, { got: given ?? '', error: result.error }),
      );
    }
    return result.data;
  };
}

/** Settings of Stripe; none without a key. */
function readStripe(read: SettingsReader) {
  const secretKey = read({ STRIPE_SECRET_KEY });
  const webhookSecret = read({ STRIPE_WEBHOOK_SECRET });
  const apiBase = read({ STRIPE_API_BASE });
  const priceIds = read({ STRIPE_PRICES });
  const hasAutomaticTax = read({ STRIPE_AUTOMATIC_TAX });
  if (secretKey === undefined) return undefined;
  if (webhookSecret === undefined) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is set, but it wants STRIPE_WEBHOOK_SECRET beside it.',
    );
  }
  if (apiBase !== undefined && secretKey.includes('_live_')) {
    throw new ConfigError(
      'STRIPE_API_BASE is set, but it wants a STRIPE_SECRET_KEY of the test mode.',
    );
  }
  return { secretKey, webhookSecret, apiBase, priceIds, hasAutomaticTax };
}

/** Settings of the file store. */
function readFiles(read: SettingsReader, site: { dataDir: string; isHttps: boolean }) {
  const folder: FilesAddress = { kind: 'folder', path: join(site.dataDir, 'files') };
  const main = read({ FILES_URL }) ?? folder;
  const also = read({ FILES_ALSO });
  const isRedirecting = read({ FILES_SERVE }) === 'redirect';
  if (!isRedirecting) return { main, also, isRedirecting };
  if (main.kind !== 's3') {
    throw new ConfigError('FILES_SERVE is "redirect", but it wants a FILES_URL that is s3://….');
  }
  const reached = main.publicEndpoint ?? main.endpoint ?? 'https:';
  if (site.isHttps && !reached.startsWith('https:')) {
    throw new ConfigError(
      'FILES_SERVE is "redirect" on an https PUBLIC_URL, but it wants a store that browsers reach by https: add &public=https://… to FILES_URL.',
    );
  }
  return { main, also, isRedirecting };
}

/** Addresses of a database of one's own; none for the embedded one. */
function readDatabase(read: SettingsReader) {
  const databaseUrl = read({ DATABASE_URL });
  const listenUrl = read({ DATABASE_LISTEN_URL });
  if (listenUrl !== undefined && databaseUrl === undefined) {
    throw new ConfigError('DATABASE_LISTEN_URL is set, but it wants DATABASE_URL beside it.');
  }
  const directUrl = listenUrl === 'poll' ? undefined : listenUrl;
  return { databaseUrl, databasePooler: listenUrl === undefined ? undefined : { directUrl } };
}

/** The collector of traces; undefined for none. */
function readTracing(read: SettingsReader) {
  const endpoint = read({ OTEL_EXPORTER_OTLP_ENDPOINT });
  const given = read({ OTEL_EXPORTER_OTLP_HEADERS });
  const fraction = read({ OTEL_TRACES_SAMPLER_ARG });
  if (endpoint === undefined) return undefined;
  const pairs = (given?.split(',') ?? []).map((pair) => pair.split('='));
  const headers = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  );
  return { endpoint, headers, fraction };
}

/** The server's settings, read once from the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. @throws ConfigError for the first invalid value */
export function readConfig(environment: Environment) {
  const read = createSettingsReader(environment);
  const port = read({ PORT });
  const publicUrl = (read({ PUBLIC_URL }) ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const isHttps = publicUrl.startsWith('https:');
  const cookiePrefix = read({ COOKIE_PREFIX });
  if (cookiePrefix !== '' && !isHttps) {
    throw new ConfigError(
      `COOKIE_PREFIX is "${cookiePrefix}", but it wants a PUBLIC_URL that starts with https.`,
    );
  }
  const trustProxy = read({ TRUST_PROXY });
  const database = readDatabase(read);
  const dataDir = resolve(read({ DATA_DIR }));
  const wantsDemoAccount = read({ DEMO_ACCOUNT }) ?? isPrivateSite({ publicUrl, trustProxy });
  const cores = availableParallelism();
  return {
    port,
    host: read({ HOST }),
    publicUrl,
    isHttps,
    trustProxy,
    connectionsPerAddress: read({ CONNECTIONS_PER_ADDRESS }),
    dataDir,
    files: readFiles(read, { dataDir, isHttps }),
    modelsDir: resolve(read({ MODELS_DIR }) ?? join(dataDir, 'models')),
    modelsUrl: read({ MODELS_URL }),
    ...database,
    drainSeconds: read({ DRAIN_SECONDS }),
    probePort: read({ PROBE_PORT }),
    sessionSecret: read({ SESSION_SECRET }),
    cookiePrefix,
    hstsSubdomains: read({ HSTS_SUBDOMAINS }),
    smtpUrl: read({ SMTP_URL }),
    smtpTls: read({ SMTP_TLS }),
    mailFrom: read({ MAIL_FROM }),
    googleClientId: read({ GOOGLE_CLIENT_ID }),
    googleKeysUrl: read({ GOOGLE_KEYS_URL }),
    welcomeCredits: read({ WELCOME_CREDITS }),
    trialsPerAddress: read({ TRIALS_PER_ADDRESS }),
    hasDemoAccount: database.databaseUrl === undefined && wantsDemoAccount,
    hasPaymentsSandbox: read({ PAYMENTS_SANDBOX }) ?? isPrivateSite({ publicUrl, trustProxy }),
    hasInvoiceLinks: read({ INVOICE_LINKS }),
    stripe: readStripe(read),
    workerConcurrency: read({ WORKER_CONCURRENCY }) ?? Math.min(cores, MAX_WORKER_CONCURRENCY),
    leaseSeconds: read({ LEASE_SECONDS }),
    slotTimeoutSeconds: read({ SLOT_TIMEOUT_SECONDS }),
    orderGraceSeconds: read({ ORDER_GRACE_SECONDS }),
    engineCredits: read({ ENGINE_CREDITS }),
    engineOrders: read({ ENGINE_ORDERS }),
    engineTimeouts: read({ ENGINE_TIMEOUTS }),
    uploadsKeptDays: read({ UPLOADS_KEPT_DAYS }),
    eventsKeptDays: read({ EVENTS_KEPT_DAYS }),
    safetyCheck: read({ SAFETY_CHECK }),
    safetyAllowed: read({ SAFETY_ALLOWED }),
    c2paCertificate: read({ C2PA_CERTIFICATE }),
    c2paKey: read({ C2PA_KEY }),
    logLevel: read({ LOG_LEVEL }) ?? (process.stdout.isTTY ? 'warn' : 'info'),
    metricsToken: read({ METRICS_TOKEN }),
    tracing: readTracing(read),
  };
}
