import { formatMessage } from '@toile/contract';
import type { Email } from 'postal-mime';
import { escapeHtml } from '../../platform/escape-html.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { currentWords } from '../../platform/language/current-words.ts';
import type { StoredMail } from './mail-files.ts';

const words = () => currentWords().mail.page;

const STYLE = `
body{margin:0;background:#f6f1e7;color:#1d1a16;font:16px/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:3rem 1.25rem}
h1{font:400 2.25rem/1.15 Georgia,serif;margin:0 0 .5rem}
ul{list-style:none;padding:0;margin:2rem 0;border-top:1px solid #d9cfbc}
li a{display:block;padding:.9rem 0;border-bottom:1px solid #d9cfbc;color:inherit;text-decoration:none}
li strong{font-weight:400;text-decoration:underline;text-underline-offset:.2em}
small,.note{color:#6d6557}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;background:#fffdf8;border:1px solid #d9cfbc;border-top:3px solid #1d1a16;padding:2rem;margin:2rem 0}
a{color:#b3361f}
:focus-visible{outline:2px solid #b3361f;outline-offset:3px}`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

function recipients(mail: Email): string {
  return escapeHtml(mail.to?.map(({ address }) => address).join(', ') ?? '');
}

function listItem({ name, mail }: StoredMail): string {
  const subject = escapeHtml(mail.subject ?? name);
  const facts = `${recipients(mail)} · ${escapeHtml(mail.date ?? '')}`;
  return `<li><a href="/dev/mail/${name}"><strong>${subject}</strong><br><small>${facts}</small></a></li>`;
}

export function renderMailList(mails: readonly StoredMail[], folder: string): string {
  const note = escapeHtml(formatMessage(words().note, { folder }));
  const items = mails.map(listItem).join('');
  const list = items ? `<ul>${items}</ul>` : `<p>${words().empty}</p>`;
  return page(words().title, `<h1>${words().title}</h1><p class="note">${note}</p>${list}`);
}

/** A mail's plain text, its addresses made into links. */
export function renderMail({ name, mail }: StoredMail): string {
  const title = mail.subject ?? name;
  const text = escapeHtml(mail.text ?? '').replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
  return page(
    title,
    `<p><a href="/dev/mail">${words().back}</a></p><h1>${escapeHtml(title)}</h1><p class="note">${recipients(mail)}</p><pre>${text}</pre>`,
  );
}
