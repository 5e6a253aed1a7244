import { lavender } from './places/nature/lavender.ts';
import { meadow } from './places/nature/meadow.ts';
import { mountains } from './places/nature/mountains.ts';
import { snow } from './places/nature/snow.ts';
import { blossom, park } from './places/nature/park.ts';
import { neon } from './places/city/neon.ts';
import { street } from './places/city/street.ts';
import { beach } from './places/nature/beach.ts';
import { desert } from './places/nature/desert.ts';
import { forest } from './places/nature/forest.ts';
import { sea } from './places/nature/sea.ts';
import { arch } from './places/studio/arch.ts';
import { canvas } from './places/studio/canvas.ts';
import { cyclorama } from './places/studio/cyclorama.ts';
import { gradient } from './places/studio/gradient.ts';
import { paper } from './places/studio/paper.ts';
import { sunlitWall } from './places/studio/sunlit-wall.ts';
import type { Scene } from './stage.ts';

/** The places that the studio engine photographs in, a line each. */
export const SCENES: readonly Scene[] = [cyclorama, paper, gradient, arch, canvas, sunlitWall, beach, sea, desert, forest, street, neon, mountains, snow, meadow, lavender, park, blossom];
