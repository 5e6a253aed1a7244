import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's folder; every path of these scripts starts here. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder of files that can be made again: stamps, test reports, screenshots. Not in git. */
export const buildFolder = join(projectRoot, '.build');
