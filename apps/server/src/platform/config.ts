import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Setting } from './setting.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts';

/** A wrong value in the environment; its message is the one sentence that the operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function describeFault(name: string, setting: Setting, got: string): string {
  const shown = setting.isSecret ? 'a value that does not fit' : JSON.stringify(got);
  return `${name} is ${shown}, but it wants ${setting.wants}.`;
}

function readSetting(name: string, setting: Setting, environment: Environment): unknown {
  const given = environment[name] || undefined;
  const result = setting.schema.safeParse(given);
  if (!result.success) throw new ConfigError(describeFault(name, setting, given ?? ''));
  return result.data;
}

function readSettings(environment: Environment): SettingValues {
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [
    name,
    readSetting(name, setting, environment),
  ]);
  // The entries are exactly the table's names with their schemas' outputs.
  return Object.fromEntries(entries) as Record<SettingName, unknown> as SettingValues;
}

/** What the server runs by, read once from the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. @throws ConfigError for the first value that does not fit. */
export function readConfig(environment: Environment) {
  const values = readSettings(environment);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const isHttps = publicUrl.startsWith('https:');
  if (values.COOKIE_PREFIX !== '' && !isHttps) {
    throw new ConfigError(
      `COOKIE_PREFIX is "${values.COOKIE_PREFIX}", but it wants a PUBLIC_URL that starts with https.`,
    );
  }
  const cores = availableParallelism();
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isHttps,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
    cookiePrefix: values.COOKIE_PREFIX,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    welcomeCredits: values.WELCOME_CREDITS,
    hasDemoAccount: values.DEMO_ACCOUNT && values.DATABASE_URL === undefined,
    workerConcurrency: values.WORKER_CONCURRENCY ?? cores,
    studioThreads: values.STUDIO_THREADS ?? cores,
    leaseSeconds: values.LEASE_SECONDS,
    slotTimeoutSeconds: values.SLOT_TIMEOUT_SECONDS,
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    metricsToken: values.METRICS_TOKEN,
  };
}
