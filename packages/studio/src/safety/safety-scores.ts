/** The classes of the model that looks at pictures, in the order of its answers. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

/** Probability of each class for a picture, 0 to 1; together 1. */
export type SafetyScores = Readonly<Record<(typeof CLASSES)[number], number>>;

/** The model's answer by name. Throws RangeError for another number of classes. */
export function scoresOf(answer: ArrayLike<number>): SafetyScores {
  if (answer.length !== CLASSES.length) throw new RangeError('The answer is of another model');
  const [drawing, hentai, neutral, porn, sexy] = Array.from(answer);
  return { drawing, hentai, neutral, porn, sexy };
}
