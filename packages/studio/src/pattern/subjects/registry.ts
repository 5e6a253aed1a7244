import type { Subject } from '../subject.ts';
import { ANIMALS } from './lists/animals.ts';
import { BIRDS } from './lists/birds.ts';
import { FLOWERS } from './lists/flowers.ts';
import { FOOD } from './lists/food.ts';
import { FRUIT } from './lists/fruit.ts';
import { INSECTS } from './lists/insects.ts';
import { OBJECTS } from './lists/objects.ts';
import { PLANTS } from './lists/plants.ts';
import { SEA } from './lists/sea.ts';
import { SKY } from './lists/sky.ts';

/** Every subject by its name; a new one is a line of its group's list. */
export const SUBJECTS: readonly Subject[] = [
  ...ANIMALS,
  ...BIRDS,
  ...FLOWERS,
  ...FOOD,
  ...FRUIT,
  ...INSECTS,
  ...OBJECTS,
  ...PLANTS,
  ...SEA,
  ...SKY,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
