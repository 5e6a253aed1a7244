import type { BriefSettings } from '@toile/tools';

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
  /** Foresees a picture of a run, without painting it. */
  foresee: (order: ForeseenOrder) => Foreseen;
};

/** A prompt with its settings, and the place of a picture in its run, from 0. */
export type ForeseenOrder = {
  prompt: string;
  settings?: BriefSettings;
  variant: number;
  /** Whether a picture that can be drawn without paint is looked at, which takes longer. */
  isLooked?: boolean;
};

/** The words of a prompt as a picture of it will answer them. */
export type Foreseen = {
  tokens: readonly string[];
  /** Places of the words that it will not answer. */
  unread: readonly number[];
  /** Those of them in whose stead it shows the nearest thing that the engine draws. */
  instead?: readonly Instead[];
  /** Places of those that are left out on purpose: what children do not wear. */
  withheld?: ReadonlySet<number>;
};

/** Words (tokens `from` up to, not including, `to`), and the thing that is drawn in their stead. */
export type Instead = { from: number; to: number; as: string };
