import { useMemo, useSyncExternalStore } from 'react';
import { listDone } from '../../../canvas/mask/mask-history.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { type MaskSummary, summarize } from './mask-summary.ts';

export type SessionView = ReturnType<MaskSession['getState']> & { summary: MaskSummary };

/** State and summary of a session, updated with every step. */
export function useSessionState(session: MaskSession): SessionView {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const summary = useMemo(() => summarize(listDone(state.history)), [state.history]);
  return { ...state, summary };
}
