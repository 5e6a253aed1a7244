/** Words of one part that they play in a prompt: colours, cloths, poses … */
export type Role = {
  id: string;
  /** The part, for a text model: "what is strewn over the cloth". */
  meaning: string;
  /** Words of the engine's own readers, one for each thing that it can draw. */
  words: readonly string[];
  /** Largest number of them in one prompt. */
  most: number;
};

/** Chosen words by the ids of their roles. */
export type Said = Readonly<Record<string, readonly string[]>>;

/** A specification of a picture in the words of its kind. */
export type Spec = {
  words: Said;
  /** Things with words of their own: the garments of an outfit. */
  things: readonly Said[];
};

/** The words of a kind of picture, and how they are put and read. */
export type Grammar = {
  /** What its pictures show, for a text model. */
  shows: string;
  roles: readonly Role[];
  /** Things that have words of their own, and the most of them. */
  things?: { meaning: string; roles: readonly Role[]; most: number };
  /** Writes a specification as a prompt, every word of it. */
  write: (spec: Spec) => string;
  /** Words of a prompt that its first picture would not answer, in order; found without drawing. */
  listUnread: (prompt: string) => string[];
};
