import { isPrivateSite } from './platform/local-request.ts';

type BannerOptions = {
  publicUrl: string;
  trustProxy: unknown;
  smtpUrl: string | undefined;
  mailDestination: string;
  demo: { username: string; password: string } | undefined;
  /** True for output to a terminal; otherwise it may go into a log that is stored. */
  isTerminal: boolean;
};

/** Lines for a person at the terminal once the server is open. */
export function startBanner(options: BannerOptions): string {
  const { publicUrl, smtpUrl, mailDestination, demo } = options;
  const isPrivate = isPrivateSite(options);
  const isShown = !smtpUrl && isPrivate;
  const mails = isShown ? `${publicUrl}/dev/mail (kept in ${mailDestination})` : mailDestination;
  // The output of a public site may go into a log that others read.
  const isOpen = isPrivate || options.isTerminal;
  const password = isOpen ? demo?.password : '(shown on a terminal only)';
  const login: [string, string][] = demo ? [['Demo login', `${demo.username} / ${password}`]] : [];
  const lines: [string, string][] = [...login, ['Mails', mails], ['Stop', 'Ctrl-C']];
  const facts = lines.map(([name, text]) => `    ${name.padEnd(12)}${text}`);
  return ['', `  Toile is open at ${publicUrl}`, '', ...facts, ''].join('\n');
}
