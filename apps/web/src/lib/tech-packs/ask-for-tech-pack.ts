import type { Generation } from '@toile/contract';
import { findTool } from '@toile/tools';

/** A sketch whose tech pack is wanted. */
export type PackedSketch = Pick<Generation, 'output_image_id' | 'image_url' | 'prompt'>;

/** Sketches whose tech packs shall be made. */
export type TechPackAsk = {
  sketches: readonly PackedSketch[];
  /** Name of the board that they are on; the pack is of one sketch where there is none. */
  boardName?: string | undefined;
  /** Element that had the focus; a menu's line, which goes meanwhile, stands for its button. */
  opener: Element | null;
};

type Listener = (ask: TechPackAsk) => void;

let listener: Listener | undefined;

/** True for an output that a tech pack can be made of: a sketch. */
export const isSketch = ({ type }: Pick<Generation, 'type'>): boolean =>
  findTool(type)?.makes.includes('sketch') === true;

/** Opens the dialog that makes a tech pack: any feature may ask, and its code loads then. */
export function askForTechPack(sketches: readonly PackedSketch[], boardName?: string): void {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : activeElement;
  listener?.({ sketches, boardName, opener });
}

/** Has `next` called whenever a tech pack is asked for. Returns a function that stops. */
export function onTechPackAsked(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
