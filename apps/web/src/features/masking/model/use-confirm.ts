import { studioWords } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { addMaskPicture } from '../../../canvas/mask/add-mask-picture.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { askPatiently } from '../../../lib/api/ask-patiently.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { askWhenOnline } from '../../../lib/connection/ask-when-online.ts';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadPicture } from '../../../lib/pictures/load-picture.ts';
import { generateMask, type MaskTarget } from '../api/generate-mask.ts';
import { listDots, type MaskSummary } from './mask-summary.ts';

/**
 * Requests for one mask at most. With the server's ten seconds between them they wait for models
 * that a slow machine loads in some minutes.
 */
export const MOST_TRIES = 8;

type ConfirmOptions = {
  session: MaskSession;
  owner: string;
  /** Finds the photo of the request. */
  findTarget: () => Promise<MaskTarget | undefined>;
};

export type Confirming = {
  generatingMask: boolean;
  /** Number of requests answered with "not yet" so far; 0 for none. */
  waits: number;
  /** Message of the last request that failed, until the next one. */
  fault: string | undefined;
  /** Requests the mask of the marks. */
  confirm: (summary: MaskSummary) => Promise<void>;
  stop: () => void;
};

/** Turns dots and lines into a mask by the engine. */
export function useConfirm({ session, owner, findTarget }: ConfirmOptions): Confirming {
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [waits, setWaits] = useState(0);
  const [fault, setFault] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const ask = async (summary: MaskSummary, { signal }: AbortController) => {
    const target = await findTarget();
    if (!target) throw new CanvasFault(studioWords.wizard.source.gone);
    const dots = listDots(summary);
    const output = await askPatiently(
      () => askWhenOnline(() => generateMask({ target, dots, signal }), signal),
      {
        mostTries: MOST_TRIES,
        onWait: setWaits,
        signal,
      },
    );
    const answer = await loadPicture(output);
    if (signal.aborted) return;
    const toMark = (fileId: string) => ({ kind: 'selection', fileId, dots }) as const;
    await addMaskPicture(session, answer, { owner, toMark });
  };

  const confirm = async (summary: MaskSummary) => {
    if (asking) return;
    const controller = new AbortController();
    current.current = controller;
    setAsking(controller);
    setWaits(0);
    setFault(undefined);
    try {
      await ask(summary, controller);
    } catch (error) {
      if (!controller.signal.aborted) setFault(faultText(error));
    } finally {
      if (current.current === controller) setAsking(null);
    }
  };
  const stop = () => {
    asking?.abort();
    setAsking(null);
  };
  return { generatingMask: asking !== null, waits, fault, confirm, stop };
}

function faultText(error: unknown): string {
  return error instanceof CanvasFault ? error.message : errorText(error);
}
