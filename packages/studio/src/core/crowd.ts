import { imagesInUnit, type Point, type Unit } from './unit.ts';

type Circle = Point & { radius: number };

/** The circles on the cloth so far, every copy that matters to one unit, kept in buckets. */
export type Crowd = {
  add: (circle: Circle) => void;
  /** Test for a circle in the unit nearer to another than `gap` times the sum of their radii. */
  isTooNear: (circle: Circle, gap: number) => boolean;
};

const BUCKET = 32;

/** An empty crowd; no question may reach further than `reach` design units beyond the unit. */
export function createCrowd(unit: Unit, reach: number): Crowd {
  const across = Math.ceil((unit.width + 2 * reach) / BUCKET) + 1;
  const down = Math.ceil((unit.height + 2 * reach) / BUCKET) + 1;
  const buckets: Circle[][] = Array.from({ length: across * down }, () => []);
  const bucketOf = (offset: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((offset + reach) / BUCKET)));
  let largest = 0;
  return {
    add: ({ x, y, radius }) => {
      largest = Math.max(largest, radius);
      for (const copy of imagesInUnit(unit, { x, y }, reach)) {
        const row = bucketOf(copy.y, down);
        buckets[row * across + bucketOf(copy.x, across)].push({ x: copy.x, y: copy.y, radius });
      }
    },
    isTooNear: ({ x, y, radius }, gap) => {
      const range = (radius + largest) * gap;
      for (let row = bucketOf(y - range, down); row <= bucketOf(y + range, down); row += 1) {
        for (
          let column = bucketOf(x - range, across);
          column <= bucketOf(x + range, across);
          column += 1
        ) {
          for (const other of buckets[row * across + column]) {
            if (Math.hypot(x - other.x, y - other.y) < (radius + other.radius) * gap) return true;
          }
        }
      }
      return false;
    },
  };
}
