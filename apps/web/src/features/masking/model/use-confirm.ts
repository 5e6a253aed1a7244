import { en } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { addMaskPicture } from '../../../canvas/mask/add-mask-picture.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadPicture } from '../../../lib/pictures/load-picture.ts';
import { generateMask, type MaskTarget } from '../api/generate-mask.ts';
import { listDots, type MaskSummary } from './mask-summary.ts';

type ConfirmOptions = {
  session: MaskSession;
  owner: string;
  /** Finds the photo of the request. */
  findTarget: () => Promise<MaskTarget | undefined>;
};

export type Confirming = {
  generatingMask: boolean;
  /** Requests the mask of the marks. */
  confirm: (summary: MaskSummary) => Promise<void>;
  stop: () => void;
};

/** Turns dots and lines into a mask by the engine. */
export function useConfirm({ session, owner, findTarget }: ConfirmOptions): Confirming {
  const [asking, setAsking] = useState<AbortController | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const ask = async (summary: MaskSummary, { signal }: AbortController) => {
    const target = await findTarget();
    if (!target) throw new CanvasFault(en.wizard.source.gone);
    const dots = listDots(summary);
    const answer = await loadPicture(await generateMask({ target, dots, signal }));
    if (signal.aborted) return;
    const toMark = (fileId: string) => ({ kind: 'selection', fileId, dots }) as const;
    await addMaskPicture(session, answer, { owner, toMark });
  };

  const confirm = async (summary: MaskSummary) => {
    if (asking) return;
    const controller = new AbortController();
    current.current = controller;
    setAsking(controller);
    try {
      await ask(summary, controller);
    } catch (error) {
      if (!controller.signal.aborted) toast.error(faultText(error));
    } finally {
      if (current.current === controller) setAsking(null);
    }
  };
  const stop = () => {
    asking?.abort();
    setAsking(null);
  };
  return { generatingMask: asking !== null, confirm, stop };
}

function faultText(error: unknown): string {
  return error instanceof CanvasFault ? error.message : errorText(error);
}
