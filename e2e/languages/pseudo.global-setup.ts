import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO_LANGUAGE } from '@toile/contract';
import { putLanguage } from '../../scripts/steps/build-web.mjs';
import { webFolder } from '../../scripts/steps/web-languages.mjs';

/** Before the product starts: the pages of the pseudo-locale, which leave with the journeys. */
export default async function setup(): Promise<() => void> {
  if (!(await putLanguage(PSEUDO_LANGUAGE))) throw new Error('The pseudo-locale was not built');
  return () => {
    for (const page of ['index', 'landing']) {
      rmSync(join(webFolder, `${page}.${PSEUDO_LANGUAGE}.html`), { force: true });
    }
  };
}
