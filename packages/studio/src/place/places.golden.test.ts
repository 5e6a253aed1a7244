import { it } from 'vitest';
import { beach } from './places/nature/beach.ts';
import { gallery } from './places/rooms/gallery.ts';
import { paper } from './places/studio/paper.ts';
import { expectPlace } from './testing/expect-place.ts';

/** One of each family of code; `places.golden.draw.test.ts` has them all. */
it.each([paper, beach, gallery])('$id looks as it did', (scene) => expectPlace(scene));
