type Place = readonly [x: number, y: number];

/** Parts of a line at which its letter may stand, the best first. */
const PARTS = [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9];
/** Least distance of two letters in points: their circles do not touch. */
const APART = 14;

/** Places of the letters of lines, each on its line and apart from those before. */
export function placeLetters(lines: readonly (readonly [start: Place, end: Place])[]): Place[] {
  const placed: Place[] = [];
  for (const [start, end] of lines) {
    const places = PARTS.map(
      (part): Place => [
        start[0] + (end[0] - start[0]) * part,
        start[1] + (end[1] - start[1]) * part,
      ],
    );
    const room = ([x, y]: Place) =>
      Math.min(...placed.map((other) => Math.hypot(x - other[0], y - other[1])));
    const free = places.find((place) => room(place) >= APART);
    const roomiest = places.toSorted((one, other) => room(other) - room(one))[0] ?? start;
    placed.push(free ?? roomiest);
  }
  return placed;
}
