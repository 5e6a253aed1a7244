/** Height of a small letter. */
const LETTER_PX = 25;

/** A line that looks like handwriting, as the path of a pen; the same seed gives the same line. */
export function scribble(
  { x, y, words }: { x: number; y: number; words: number },
  seed: number,
): string {
  let state = seed * 7919 + 17;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  random();
  let at = x;
  const parts: string[] = [];
  for (let word = 0; word < words; word += 1) {
    parts.push(`M${at.toFixed(1)} ${y}`);
    const letters = 3 + Math.floor(random() * 4);
    for (let letter = 0; letter < letters; letter += 1) {
      const wide = LETTER_PX * (0.5 + random() * 0.4);
      const isTall = random() < 0.28;
      const high = LETTER_PX * (isTall ? 1.9 : 0.8 + random() * 0.3);
      parts.push(
        `q${fixed(wide * 0.7)} ${fixed(-high)} ${fixed(wide * 0.45)} ${fixed(-high)}` +
          `t${fixed(wide * 0.1)} ${fixed(high)}` +
          `t${fixed(wide * 0.45)} 0`,
      );
      at += wide;
    }
    at += LETTER_PX * 0.9;
  }
  return parts.join('');
}

const fixed = (value: number) => value.toFixed(1);
