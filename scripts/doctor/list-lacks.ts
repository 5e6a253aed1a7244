import type { Config } from '../../apps/server/src/platform/config.ts';
import { isPrivateSite } from '../../apps/server/src/platform/local-request.ts';

type Site = Pick<
  Config,
  | 'publicUrl'
  | 'isHttps'
  | 'cookiePrefix'
  | 'trustProxy'
  | 'databaseUrl'
  | 'files'
  | 'sessionSecret'
  | 'smtpUrl'
  | 'metricsToken'
  | 'modelsUrl'
>;

/** What a site lacks that others reach, a sentence each; nothing for one of this machine alone. */
export function listLacks(site: Site): string[] {
  if (isPrivateSite(site)) return [];
  const lacks: [boolean, string][] = [
    [!site.isHttps, 'PUBLIC_URL is not https: passwords and cookies are read on their way'],
    [
      site.isHttps && site.cookiePrefix === '',
      'COOKIE_PREFIX is not set: with __Host- no other host of the domain can set its cookies',
    ],
    [
      site.trustProxy === false,
      'TRUST_PROXY is off: behind a proxy all visitors share one address',
    ],
    [site.databaseUrl === undefined, 'DATABASE_URL is not set: one machine alone can serve'],
    [site.files.main.kind !== 's3', 'FILES_URL is no bucket: all processes need one folder'],
    [site.sessionSecret === undefined, 'SESSION_SECRET is not set: each machine makes its own'],
    [site.smtpUrl === undefined, 'SMTP_URL is not set: mails stay in DATA_DIR/mail'],
    [site.metricsToken === undefined, 'METRICS_TOKEN is not set: nobody reads /metrics'],
    [site.modelsUrl === undefined, 'MODELS_URL is not set: images of containers fetch no models'],
  ];
  return lacks.filter(([isLacking]) => isLacking).map(([, sentence]) => sentence);
}
