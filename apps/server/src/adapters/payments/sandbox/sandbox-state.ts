import type { Moment, SandboxState } from '../../../db/schema/sandbox-state.ts';

type SandboxEvent = { type: string; objectId: string };

/**
 * A customer's state during a call: changed in place, then stored together with the resulting
 * events.
 */
export type SandboxDesk = {
  state: SandboxState;
  /** The customer's own time. */
  now: Moment;
  events: SandboxEvent[];
  newId: (prefix: string) => string;
};

/** Cuts to whole seconds, in which providers count. */
export function toSecond(moment: Moment): Moment {
  return Math.floor(moment / 1000) * 1000;
}

export function emit(desk: SandboxDesk, type: string, objectId: string): void {
  desk.events.push({ type, objectId });
}
