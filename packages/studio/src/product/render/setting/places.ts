import { createSceneBook } from '../../../place/read-scene.ts';
import { SCENES } from '../../../place/registry.ts';

/** Studios are grounds of our own; what remains are places with a horizon. */
const STUDIOS: ReadonlySet<string> = new Set([
  'cyclorama',
  'paper',
  'gradient',
  'canvas',
  'arch',
  'sunlit-wall',
]);
const PLACES = SCENES.filter(({ id }) => !STUDIOS.has(id));
/** The places behind a rendering, with their words. */
export const PLACE_BOOK = { scenes: PLACES, book: createSceneBook(PLACES) };

/** Places that snow lies in. The pasture before the mountains stays green, and the forest bare. */
const SNOWLESS = new Set(['mountains', 'forest', 'meadow']);

export const SEASONAL = new Set(
  PLACES.flatMap(({ id, followsSeason }) => (followsSeason && !SNOWLESS.has(id) ? [id] : [])),
);
