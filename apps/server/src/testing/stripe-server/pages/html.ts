import { escapeHtml } from '../../../platform/escape-html.ts';

/** Markup that is safe to send: its texts are escaped. */
export type Html = { markup: string };
type Part = string | number | Html | readonly Html[];

/** Markup with the texts between it escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map((text, index) => text + markupOf(parts[index] ?? '')).join('');
  return { markup };
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f4f5fb;color:#1b1f3b;font:16px/1.55 system-ui,sans-serif}
header{background:#1b1f3b;color:#fff;padding:.6rem 1.25rem;font-size:.875rem}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.card{background:#fff;border-radius:.75rem;box-shadow:0 1px 2px #1b1f3b22,0 8px 24px #1b1f3b14;padding:1.5rem;margin:1.25rem 0}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0 0 .75rem}
p{margin:.5rem 0}.price{font-size:2rem;font-weight:600;margin:.25rem 0 1rem}
.muted{color:#5a6080;font-size:.9rem}.alert{background:#fdecec;color:#8c1d1d;border-radius:.5rem;padding:.75rem 1rem}
label{display:block;font-size:.9rem;margin:.75rem 0 .25rem}
select,input{font:inherit;width:100%;padding:.6rem .7rem;border:1px solid #b9bdd6;border-radius:.5rem;background:#fff;color:inherit}
button,.button{font:inherit;font-weight:600;border:0;border-radius:.5rem;padding:.65rem 1.1rem;background:#4b46d6;color:#fff;cursor:pointer;text-decoration:none;display:inline-block}
button.quiet{background:#e7e8f6;color:#1b1f3b}
.card>:first-child,.card>form>label:first-child{margin-top:0}td:first-child{white-space:nowrap}
.row{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1rem;align-items:center}.row form{margin:0}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.45rem .75rem .45rem 0;border-top:1px solid #e2e4f1;vertical-align:top}
th{font-weight:600}tr:first-child>*{border-top:0}a{color:#3b36c0}code{font-size:.85em;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #4b46d6;outline-offset:2px}`;

/** A whole page, with a notice that no card is charged here. */
export function page(title: string, content: Html): string {
  const body = html`<header>Local Stripe for trying Toile: no real card is charged.</header><main>${content}</main>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body.markup}</body></html>`;
}

/** Cents as dollars and cents of a currency. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
