import type { BuildOf } from './build.ts';
import { boyBuild, girlBuild } from './child-builds.ts';
import { manBuild } from './man-build.ts';
import { womanBuild } from './woman-build.ts';

/** The measures of each kind of body. */
export const BUILDS: BuildOf = { woman: womanBuild, man: manBuild, girl: girlBuild, boy: boyBuild };
