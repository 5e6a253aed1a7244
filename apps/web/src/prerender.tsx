import './lib/i18n.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { App } from './app/app.tsx';
import { createRoutes } from './app/routes.tsx';
import { whenReady } from './app/when-ready.ts';

/** Links that React puts before the markup, for files to load early. */
const LINKS = /^(?:<link [^>]*>)+/;

/** A page's markup, and the links that belong into its head. */
export type PrerenderedPage = { links: string; markup: string };

/** Renders the page of a path as a visitor sees it first; run at build time, without a browser. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await whenReady(router);
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  const links = LINKS.exec(html)?.[0] ?? '';
  return { links, markup: html.slice(links.length) };
}
