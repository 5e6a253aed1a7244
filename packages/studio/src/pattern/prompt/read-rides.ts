import type { Subject } from '../subject.ts';
import { type Match, subjectIds } from './lexicon.ts';

/** An animal on or in a thing: "cats in teacups", "a bear on a bicycle". */
export type Ride = { riders: readonly string[]; mounts: readonly string[]; way: 'on' | 'in' };

const WAYS: Readonly<Record<string, Ride['way']>> = {
  on: 'on',
  riding: 'on',
  rides: 'on',
  ride: 'on',
  in: 'in',
  inside: 'in',
};
/** Words that may stand between an animal and what it rides. */
const BETWEEN = new Set(
  'a an the their its his her little tiny small sitting seated standing balancing'.split(' '),
);

/** What is said to be on or in what: two things with nothing but "on the" or "riding a" between. */
export function readRides(matches: readonly Match[], tokens: readonly string[]): Ride[] {
  const things = matches.filter((match) => subjectIds(match).length > 0);
  return things.flatMap((rider, i): Ride[] => {
    const mount = things[i + 1];
    if (!mount || mount.meanings.some(({ is }) => is === 'motif')) return [];
    const between = tokens.slice(rider.to, mount.from);
    const ways = between.filter((token) => Object.hasOwn(WAYS, token));
    const isBare = between.every((token) => Object.hasOwn(WAYS, token) || BETWEEN.has(token));
    const last = ways.at(-1);
    if (!isBare || last === undefined) return [];
    return [{ riders: subjectIds(rider), mounts: subjectIds(mount), way: WAYS[last] }];
  });
}

const RIDERS = new Set<Subject['group']>(['animal', 'bird']);
const MOUNTS = new Set<Subject['group']>(['object', 'sky', 'food']);

/** Places and sizes in radii of the whole. */
const PLACES = {
  on: { rider: { y: -0.3, size: 0.66 }, mount: { y: 0.5, size: 0.56 } },
  in: { rider: { y: -0.3, size: 0.7 }, mount: { y: 0.38, size: 0.64 } },
} as const;

/** An animal and what it is on or in as one thing: what it is in hides its feet. */
function joined(rider: Subject, mount: Subject, way: Ride['way']): Subject {
  const places = PLACES[way];
  return {
    ...rider,
    turns: 'tilt',
    draw: (pen, radius) => {
      const draw = (subject: Subject, { y, size }: { y: number; size: number }) => {
        pen.ctx.save();
        pen.ctx.translate(0, radius * y);
        subject.draw(pen, radius * size);
        pen.ctx.restore();
      };
      if (way === 'on') draw(mount, places.mount);
      draw(rider, places.rider);
      if (way === 'in') draw(mount, places.mount);
    },
  };
}

/** The things of a picture, those that ride one with what they ride. */
export function withRides(subjects: readonly Subject[], rides: readonly Ride[]): Subject[] {
  return rides.reduce(
    (things, { riders, mounts, way }) => {
      const mount = things.find(({ id, group }) => mounts.includes(id) && MOUNTS.has(group));
      const canRide = ({ id, group }: Subject) => riders.includes(id) && RIDERS.has(group);
      if (!mount || !things.some(canRide)) return things;
      return things
        .filter((thing) => thing !== mount)
        .map((thing) => (canRide(thing) ? joined(thing, mount, way) : thing));
    },
    [...subjects],
  );
}
