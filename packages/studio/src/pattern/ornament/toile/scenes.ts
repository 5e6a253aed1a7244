import { inFrame, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';
import { deer } from '../../subjects/animals/deer.ts';
import { dog } from '../../subjects/animals/dog.ts';
import { rabbit } from '../../subjects/animals/rabbit.ts';
import { sheep } from '../../subjects/animals/sheep.ts';
import { crane } from '../../subjects/birds/crane.ts';
import { bridge, cottage, pagoda, temple } from './buildings.ts';
import { fence, flock, island } from './island.ts';
import { gentleman, lady } from './people.ts';
import { engravedBush, engravedTree, weepingTree } from './tree.ts';

/** Draws a scene `size` wide whose ground is y = 0. */
export type Scene = (pen: Pen, size: number) => void;

const put = (pen: Pen, [x, y]: readonly [number, number], draw: () => void) =>
  inFrame(pen, { x, y }, draw);
const animal = (pen: Pen, subject: Subject, [x, y, radius]: readonly [number, number, number]) =>
  put(pen, [x, y - radius * 0.92], () => subject.draw(pen, radius));

const farm: Scene = (pen, s) => {
  island(pen, s);
  put(pen, [-s * 0.27, s * 0.01], () => engravedTree(pen, s * 0.68));
  put(pen, [s * 0.2, 0], () => cottage(pen, s * 0.32));
  put(pen, [s * 0.42, s * 0.01], () => engravedBush(pen, s * 0.08));
  put(pen, [-s * 0.12, s * 0.02], () => fence(pen, { posts: 5, size: s * 0.06 }));
  animal(pen, sheep, [-s * 0.36, s * 0.05, s * 0.075]);
  animal(pen, sheep, [s * 0.3, s * 0.07, s * 0.06]);
  put(pen, [-s * 0.12, s * 0.07], () => lady(pen, s * 0.2, true));
  put(pen, [s * 0.16, -s * 0.52], () => flock(pen, s * 0.03));
};

/** A shepherdess among her sheep under a great oak. */
const pasture: Scene = (pen, s) => {
  island(pen, s);
  put(pen, [s * 0.16, s * 0.01], () => engravedTree(pen, s * 0.82));
  put(pen, [-s * 0.42, s * 0.01], () => engravedBush(pen, s * 0.08));
  put(pen, [-s * 0.34, s * 0.03], () => fence(pen, { posts: 4, size: s * 0.06 }));
  put(pen, [-s * 0.02, s * 0.05], () => lady(pen, s * 0.3, true));
  animal(pen, sheep, [-s * 0.25, s * 0.08, s * 0.135]);
  animal(pen, sheep, [s * 0.32, s * 0.07, s * 0.13]);
  animal(pen, sheep, [s * 0.15, s * 0.14, s * 0.115]);
  put(pen, [-s * 0.26, -s * 0.5], () => flock(pen, s * 0.028));
};

const crossing: Scene = (pen, s) => {
  island(pen, s * 0.94);
  put(pen, [s * 0.3, s * 0.01], () => engravedTree(pen, s * 0.6));
  put(pen, [-s * 0.16, -s * 0.01], () => bridge(pen, s * 0.5));
  put(pen, [-s * 0.42, s * 0.02], () => engravedBush(pen, s * 0.09));
  put(pen, [-s * 0.2, -s * 0.165], () => lady(pen, s * 0.18, false));
  put(pen, [-s * 0.1, -s * 0.165], () => gentleman(pen, s * 0.19));
  animal(pen, dog, [s * 0.14, s * 0.04, s * 0.055]);
  put(pen, [-s * 0.3, -s * 0.46], () => flock(pen, s * 0.028));
};

const folly: Scene = (pen, s) => {
  island(pen, s);
  put(pen, [s * 0.3, s * 0.01], () => engravedTree(pen, s * 0.62));
  put(pen, [-s * 0.12, 0], () => temple(pen, s * 0.36));
  put(pen, [-s * 0.38, s * 0.01], () => engravedTree(pen, s * 0.42));
  put(pen, [s * 0.14, s * 0.05], () => lady(pen, s * 0.19, false));
  put(pen, [s * 0.23, s * 0.05], () => gentleman(pen, s * 0.2));
  animal(pen, rabbit, [-s * 0.34, s * 0.07, s * 0.045]);
  put(pen, [s * 0.02, -s * 0.56], () => flock(pen, s * 0.028));
};

const stags: Scene = (pen, s) => {
  island(pen, s * 0.94);
  put(pen, [-s * 0.3, s * 0.01], () => engravedTree(pen, s * 0.66));
  put(pen, [s * 0.36, s * 0.01], () => engravedTree(pen, s * 0.44));
  animal(pen, deer, [s * 0.06, s * 0.04, s * 0.17]);
  animal(pen, rabbit, [-s * 0.12, s * 0.06, s * 0.05]);
  put(pen, [s * 0.22, s * 0.02], () => engravedBush(pen, s * 0.06));
  put(pen, [s * 0.1, -s * 0.52], () => flock(pen, s * 0.028));
};

const teaGarden: Scene = (pen, s) => {
  island(pen, s);
  put(pen, [s * 0.28, s * 0.01], () => weepingTree(pen, s * 0.56));
  put(pen, [-s * 0.16, 0], () => pagoda(pen, s * 0.42));
  put(pen, [-s * 0.42, s * 0.02], () => engravedBush(pen, s * 0.09));
  animal(pen, crane, [s * 0.08, s * 0.06, s * 0.1]);
  put(pen, [s * 0.02, -s * 0.5], () => flock(pen, s * 0.028));
};

const waterGarden: Scene = (pen, s) => {
  island(pen, s * 0.92);
  put(pen, [-s * 0.32, s * 0.01], () => weepingTree(pen, s * 0.5));
  put(pen, [s * 0.14, -s * 0.01], () => bridge(pen, s * 0.44));
  put(pen, [s * 0.14, -s * 0.155], () => lady(pen, s * 0.18, false));
  animal(pen, crane, [-s * 0.1, s * 0.06, s * 0.09]);
  put(pen, [s * 0.42, s * 0.02], () => engravedBush(pen, s * 0.08));
};

/** Two scenes for each design, set in turn. */
export const SCENES: Readonly<Record<string, readonly [Scene, Scene]>> = {
  pastoral: [farm, crossing],
  'garden folly': [folly, farm],
  shepherding: [pasture, farm],
  woodland: [stags, crossing],
  chinoiserie: [teaGarden, waterGarden],
};
