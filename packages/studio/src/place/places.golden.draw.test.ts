import { it } from 'vitest';
import { SCENES } from './registry.ts';
import { expectPlace } from './testing/expect-place.ts';

it.each(SCENES)('$id looks as it did', (scene) => expectPlace(scene));
