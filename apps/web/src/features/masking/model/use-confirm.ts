import { maskingWords, type PhotoPart, studioWords } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { addMaskPicture } from '../../../canvas/mask/add-mask-picture.ts';
import type { Mark } from '../../../canvas/mask/mark.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { askPatiently } from '../../../lib/api/ask-patiently.ts';
import { errorText } from '../../../lib/api/error-texts.ts';
import { askWhenOnline } from '../../../lib/connection/ask-when-online.ts';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadPicture } from '../../../lib/pictures/load-picture.ts';
import { generateMask } from '../api/generate-mask.ts';
import { askParts } from '../api/photo-parts.ts';
import type { MaskTarget } from '../api/target-form.ts';
import { listDots, type MaskSummary } from './mask-summary.ts';
import { MOST_TRIES } from './most-tries.ts';

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
  /** Requests the mask of a part by its name, and adds it to the selection. */
  selectPart: (part: PhotoPart) => Promise<void>;
  /** Requests once more what failed. */
  retry: () => Promise<void>;
  stop: () => void;
};

/** A mask to ask for, and the step that it becomes. */
type Wish = {
  ask: (target: MaskTarget, signal: AbortSignal) => Promise<string>;
  toMark: (fileId: string) => Extract<Mark, { fileId: string }>;
};

/** Turns dots, lines and names of parts into a mask by the engine. */
export function useConfirm({ session, owner, findTarget }: ConfirmOptions): Confirming {
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [waits, setWaits] = useState(0);
  const [fault, setFault] = useState<string>();
  const current = useRef<AbortController>(undefined);
  const last = useRef<Wish>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const perform = async ({ ask, toMark }: Wish, signal: AbortSignal) => {
    const target = await findTarget();
    if (!target) throw new CanvasFault(studioWords.wizard.source.gone);
    const output = await askPatiently(() => askWhenOnline(() => ask(target, signal), signal), {
      mostTries: MOST_TRIES,
      onWait: setWaits,
      signal,
    });
    const answer = await loadPicture(output);
    if (signal.aborted) return;
    await addMaskPicture(session, answer, { owner, toMark });
  };

  const begin = async (wish: Wish) => {
    if (asking) return;
    const controller = new AbortController();
    current.current = controller;
    last.current = wish;
    setAsking(controller);
    setWaits(0);
    setFault(undefined);
    try {
      await perform(wish, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFault(faultText(error));
    } finally {
      if (current.current === controller) setAsking(null);
    }
  };

  const confirm = (summary: MaskSummary) => {
    const lists = listDots(summary);
    return begin({
      ask: (target, signal) => generateMask({ target, ...lists, signal }),
      toMark: (fileId) => ({ kind: 'selection', fileId, ...lists }),
    });
  };
  const selectPart = (part: PhotoPart) =>
    begin({
      ask: (target, signal) => maskOfPart(target, part, signal),
      toMark: (fileId) => ({ kind: 'picture', fileId }),
    });
  const retry = async () => {
    if (last.current) await begin(last.current);
  };
  const stop = () => {
    asking?.abort();
    setAsking(null);
  };
  return { generatingMask: asking !== null, waits, fault, confirm, selectPart, retry, stop };
}

async function maskOfPart(
  target: MaskTarget,
  part: PhotoPart,
  signal: AbortSignal,
): Promise<string> {
  const { output } = await askParts({ target, part, signal });
  if (output === undefined) throw new CanvasFault(maskingWords.parts.missing);
  return output;
}

function faultText(error: unknown): string {
  return error instanceof CanvasFault ? error.message : errorText(error);
}
