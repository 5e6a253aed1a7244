import type { Motif } from '../motif.ts';
import type { PromptReading } from './read-prompt.ts';

type Words = Pick<PromptReading, 'has'>;

/** The designs of a motif that the words of a prompt leave open: those they ask for, else all. */
export function openDesigns(motif: Motif, { has }: Words): readonly string[] {
  const pinned = motif.pinned?.(has) ?? [];
  return pinned.length > 0 ? pinned : motif.variants;
}

/** Those of them that lay out the things that a prompt names. */
export const hostDesigns = (motif: Motif, words: Words): readonly string[] =>
  openDesigns(motif, words).filter((design) => motif.hosts?.includes(design) ?? true);

/** Test for a motif that lays out named things in one of the designs that the words leave open. */
export const laysThings = (motif: Motif, words: Words): boolean =>
  motif.lays !== undefined && hostDesigns(motif, words).length > 0;
