import { listTools } from '@toile/tools';
import { CATALOGUE_PATH } from '../../lib/catalogue/catalogue-path.ts';
import { LOGOUT_CLICK } from '../../lib/logout-click.ts';
import { isOpenTool } from '../../lib/open-tools.ts';
import { toolPath } from '../../lib/tool-path.ts';
import { LEGAL_PAGES } from '../legal-pages.ts';

/** A place that the palette leads to; `label` is a key of the message table, `name` a text. */
export type PlaceCommand = {
  to: string;
  state?: unknown;
  /** Words that find it besides its name. */
  also?: readonly string[];
} & ({ label: PageLabel; name?: undefined } | { label?: undefined; name: string });

type PageLabel =
  | 'common.nav.dashboard'
  | 'common.nav.boards'
  | 'common.nav.palettes'
  | 'common.nav.accountPage'
  | 'common.nav.catalogue'
  | 'common.nav.pricing'
  | 'common.nav.home'
  | 'common.nav.login'
  | 'common.nav.register'
  | 'common.nav.logout'
  | (typeof LEGAL_PAGES)[number]['label'];

/** The tools that an engine serves; their sentences find them as well as their names. */
export const toolCommands = (): PlaceCommand[] =>
  listTools()
    .filter(isOpenTool)
    .map(({ id, words }) => ({ to: toolPath(id), name: words.name, also: [words.summary] }));

/** The pages that somebody may open, the most used first. */
export function pageCommands(isSignedIn: boolean): PlaceCommand[] {
  const own: PlaceCommand[] = [
    { to: '/dashboard', label: 'common.nav.dashboard' },
    { to: '/boards', label: 'common.nav.boards' },
    { to: '/palettes', label: 'common.nav.palettes' },
    { to: '/account', label: 'common.nav.accountPage' },
  ];
  const visitors: PlaceCommand[] = [
    { to: '/login', label: 'common.nav.login' },
    { to: '/register', label: 'common.nav.register' },
  ];
  return [
    ...(isSignedIn ? own : visitors),
    { to: CATALOGUE_PATH, label: 'common.nav.catalogue' },
    { to: '/pricing', label: 'common.nav.pricing' },
    { to: '/', label: 'common.nav.home' },
    ...LEGAL_PAGES,
  ];
}

/** The way out, which only a click, or a choice, may take. */
export const LOG_OUT: PlaceCommand = {
  to: '/logout',
  state: LOGOUT_CLICK,
  label: 'common.nav.logout',
};
