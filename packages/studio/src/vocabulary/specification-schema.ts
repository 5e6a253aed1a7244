import { z } from 'zod';
import type { Role } from './grammar.ts';
import { grammarOf, type WordsKind } from './registry.ts';

/** Most parts that a prompt is cut into, and the longest one in characters. */
const MOST_PARTS = 80;
const PART_LENGTH = 300;
/** Most words that express one part, and the longest word of a vocabulary in characters. */
const WORDS_FOR_A_PART = 12;
const WORD_LENGTH = 60;

/** A text of limited length. Not by `max`: schemas that OpenAI takes have no longest text. */
const textOf = (length: number) => z.string().refine((text) => text.length <= length);

const partSchema = z.object({
  said: textOf(PART_LENGTH),
  as: z.array(textOf(WORD_LENGTH)).max(WORDS_FOR_A_PART),
});

/** Words of one role that the schema enumerates: OpenAI takes 1,000 in all, and things grow. */
const MOST_ENUMERATED = 300;

/** A word of a role. Of a long list the model reads in its instruction alone; what it makes up is refused here. */
function wordSchema(words: readonly string[]): z.ZodType<string> {
  if (words.length <= MOST_ENUMERATED) return z.enum(words);
  const known = new Set(words);
  return textOf(WORD_LENGTH).refine((word) => known.has(word));
}

const saidSchema = (roles: readonly Role[]) =>
  z.object(
    Object.fromEntries(
      roles.map(({ id, words, most }) => [id, z.array(wordSchema(words)).max(most)]),
    ),
  );

/** A specification of a picture, and the parts of a prompt with the words that express each. */
export type Specification = {
  parts: { said: string; as: string[] }[];
  words?: Record<string, string[]>;
  things?: Record<string, string[]>[];
};

/** The schema of a kind's specifications: of its own vocabulary, nothing else passes. */
export function specificationSchema(kind: WordsKind): z.ZodType<Specification> {
  const { roles, things } = grammarOf(kind);
  const parts = z.array(partSchema).max(MOST_PARTS);
  if (!things) return z.object({ parts, words: saidSchema(roles) });
  const each = z.array(saidSchema(things.roles)).max(things.most);
  if (roles.length === 0) return z.object({ parts, things: each });
  return z.object({ parts, words: saidSchema(roles), things: each });
}
