import { escapeHtml } from '../../platform/escape-html.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { currentWords } from '../../platform/language/current-words.ts';
import type { Mail } from './mail-port.ts';

/** A button of a mail. */
type MailAction = { label: string; link: string };

/** The words of a mail that asks for a click; plain text, not HTML. */
export type MailWords = {
  subject: string;
  title: string;
  greeting: string;
  body: string;
  actions: readonly MailAction[];
  note: string;
};

const INK = '#1d1a16';
const PAPER = '#f6f1e7';
const CARD = '#fffdf8';
const RULE = '#d9cfbc';
const FADED = '#6d6557';
const ACCENT = '#b3361f';
const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SMALL = `font-size:13px;line-height:1.5;color:${FADED};`;
const SANS = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

function toText({ title, greeting, body, actions, note }: MailWords): string {
  const { mail: words } = currentWords();
  const links = actions.map(({ label, link }) => `${label}:\n${link}`);
  return [title, greeting, body, ...links, note, words.signature].join('\n\n');
}

function paragraph(text: string, style = ''): string {
  return `<p style="margin:0 0 16px;${style}">${text}</p>`;
}

function button({ label, link }: MailAction): string {
  return `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 26px;background:${ACCENT};color:${CARD};text-decoration:none;font-weight:600;border-radius:2px">${escapeHtml(label)}</a></p>`;
}

function address({ link }: MailAction): string {
  const text = escapeHtml(link);
  return paragraph(
    `<a href="${text}" style="color:${ACCENT};word-break:break-all">${text}</a>`,
    SMALL,
  );
}

/**
 * The mail as HTML: a sheet of paper with one seam. It uses tables, because mail programs support
 * little else.
 */
function toHtml(plain: MailWords): string {
  const { mail: words } = currentWords();
  const title = escapeHtml(plain.title);
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(plain.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
<tr><td style="padding:0 4px 18px;font:italic 26px/1 ${SERIF};color:${INK}">Toile</td></tr>
<tr><td style="padding:40px 40px 28px;background:${CARD};border:1px solid ${RULE};border-top:3px solid ${INK};font:16px/1.6 ${SANS};color:${INK}">
<h1 style="margin:0 0 24px;font:400 30px/1.15 ${SERIF};letter-spacing:-.01em">${title}</h1>
${paragraph(escapeHtml(plain.greeting))}
${paragraph(escapeHtml(plain.body))}
${plain.actions.map(button).join('\n')}
<div style="margin:0 0 20px;border-top:1px dashed ${RULE}"></div>
${paragraph(escapeHtml(words.linkFallback), SMALL)}
${plain.actions.map(address).join('\n')}
${paragraph(escapeHtml(plain.note), SMALL)}
</td></tr>
<tr><td style="padding:18px 4px 0;font:italic 14px/1.4 ${SERIF};color:${FADED}">${escapeHtml(words.signature)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

export function composeMail(to: string, plain: MailWords): Mail {
  return { to, subject: plain.subject, text: toText(plain), html: toHtml(plain) };
}
