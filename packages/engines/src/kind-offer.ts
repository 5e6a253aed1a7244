import type { BriefKind, ImageBrief } from '@toile/tools';
import type { Engine } from './port.ts';

/** Facts about an engine's pictures of a kind, known before one is drawn. */
export type KindOffer = {
  /** Name of the model, as users read it. */
  model: string;
  /** `rules`: drawn by rules; `model`: by a trained image model. */
  method: 'rules' | 'model';
  /** True: the same brief and recipe give the same bytes. */
  isRepeatable: boolean;
  /** True: people get a pose of their own in a new background, and the chosen face. */
  posesPeople: boolean;
  /** True: it works out by itself what changes, and is not sent the marked part. */
  ignoresMask?: boolean;
  /** True: it takes a photograph of the user's own as the place of a background. */
  takesBackdrop?: boolean;
  /** Price of a picture at the vendor, in US cents, where it is known. */
  costCents?: number;
};

/** The work of an engine on other machines: its orders wait there, not in the places of workers. */
export type EngineLane = {
  /** Orders of one worker at a time. */
  ordersAtOnce: number;
  /** Longest time from an order to its picture, in milliseconds. */
  timeoutMs: number;
};

/** The offer of an engine for a kind; one without promises where it makes none. */
export function offerOf(engine: Engine, kind: BriefKind): KindOffer {
  const plain = { method: 'rules', isRepeatable: false, posesPeople: false } as const;
  return engine.offerOf?.(kind) ?? { model: engine.name ?? engine.id, ...plain };
}

/** True for an engine that takes a photograph of the user's own as place. */
export const takesBackdrop = (engine: Engine, kind: BriefKind): boolean =>
  offerOf(engine, kind).takesBackdrop === true;

/** True for an engine that uses every picture of a brief: a backdrop goes to no other. */
export function takesPictures(engine: Engine, { kind, images }: ImageBrief): boolean {
  return images.backdrop === undefined || takesBackdrop(engine, kind);
}

/** The engines that share the work of one, of a kind or of all; itself where it works alone. */
export function listMembers(engine: Engine, kind?: BriefKind): readonly Engine[] {
  if (engine.listMembers) return engine.listMembers(kind);
  return kind === undefined || engine.kinds.has(kind) ? [engine] : [];
}
