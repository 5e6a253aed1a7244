import type { Tool } from '@toile/tools';
import { useRef, useState } from 'react';
import type { TrialState } from './trial-state.ts';

/** The code that speaks to the server loads with the first letter that is typed. */
const loadDesk = () => import('./trial-desk.ts');

export type Trial = {
  state: TrialState;
  /** Begins with the work that a picture costs the browser. */
  prepare: () => void;
  draw: (tool: Tool, prompt: string) => void;
  /** Puts the picture or the fault away. */
  clear: () => void;
};

/** The one picture that a visitor may have drawn. */
export function useTrial(): Trial {
  const [state, setState] = useState<TrialState>({ status: 'idle' });
  const isPrepared = useRef(false);

  async function order(tool: Tool, prompt: string): Promise<void> {
    setState({ status: 'drawing', prompt });
    const desk = await loadDesk().catch(() => undefined);
    if (!desk) return setState({ status: 'failed', fault: { reason: 'offline' } });
    try {
      const picture = await desk.drawTrial({ ai_model: tool.id, text_prompt: prompt });
      setState({ status: 'drawn', picture: { ...picture, prompt, tool } });
    } catch (error) {
      setState({ status: 'failed', fault: desk.faultOf(error) });
    }
  }

  return {
    state,
    prepare: () => {
      if (isPrepared.current) return;
      isPrepared.current = true;
      // Whatever fails here is told when the picture is asked for.
      loadDesk()
        .then(({ prepareTrial }) => prepareTrial())
        .catch(() => {
          isPrepared.current = false;
        });
    },
    draw: (tool, text) => {
      const prompt = text.trim();
      if (prompt === '') setState({ status: 'failed', fault: { reason: 'empty' } });
      else if (state.status !== 'drawing') void order(tool, prompt);
    },
    clear: () => setState({ status: 'idle' }),
  };
}
