import { isPrivateSite } from './platform/local-request.ts';

type BannerOptions = {
  publicUrl: string;
  trustProxy: unknown;
  smtpUrl: string | undefined;
  mailDestination: string;
  demo: { username: string; password: string } | undefined;
};

/** What a person at the terminal wants to know once the server is open. */
export function startBanner(options: BannerOptions): string {
  const { publicUrl, smtpUrl, mailDestination, demo } = options;
  const isShown = !smtpUrl && isPrivateSite(options);
  const mails = isShown ? `${publicUrl}/dev/mail (kept in ${mailDestination})` : mailDestination;
  const login: [string, string][] = demo
    ? [['Demo login', `${demo.username} / ${demo.password}`]]
    : [];
  const lines: [string, string][] = [...login, ['Mails', mails], ['Stop', 'Ctrl-C']];
  const facts = lines.map(([name, text]) => `    ${name.padEnd(12)}${text}`);
  return ['', `  Toile is open at ${publicUrl}`, '', ...facts, ''].join('\n');
}
