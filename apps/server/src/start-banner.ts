import { isLoopbackUrl } from './platform/local-request.ts';

type BannerOptions = {
  publicUrl: string;
  smtpUrl: string | undefined;
  mailDestination: string;
  demo: { username: string; password: string } | undefined;
};

/** What a person at the terminal wants to know once the server is open. */
export function startBanner({ publicUrl, smtpUrl, mailDestination, demo }: BannerOptions): string {
  const isShown = !smtpUrl && isLoopbackUrl(publicUrl);
  const mails = isShown ? `${publicUrl}/dev/mail (kept in ${mailDestination})` : mailDestination;
  const login: [string, string][] = demo
    ? [['Demo login', `${demo.username} / ${demo.password}`]]
    : [];
  const lines: [string, string][] = [...login, ['Mails', mails], ['Stop', 'Ctrl-C']];
  const facts = lines.map(([name, text]) => `    ${name.padEnd(12)}${text}`);
  return ['', `  Toile is open at ${publicUrl}`, '', ...facts, ''].join('\n');
}
