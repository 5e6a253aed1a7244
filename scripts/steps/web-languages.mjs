import { join } from 'node:path';
import { buildFolder, projectRoot } from './project-root.mjs';

/** Folder that the server serves; English lies in it as built. */
export const webFolder = join(projectRoot, 'apps/web/dist');

/** The languages besides English, by their BCP 47 tag: each is a build of its own. */
export const OTHER_LANGUAGES = ['de'];

/**
 * Folder that a language is built in.
 *
 * @param {string} language
 */
export const folderOf = (language) =>
  language === 'en' ? webFolder : join(buildFolder, `web-${language}`);
