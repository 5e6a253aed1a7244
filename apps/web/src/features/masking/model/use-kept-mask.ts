import { BLANK_MASK_PIXELS, type MaskCoordinates, maskingWords } from '@toile/contract';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { keepWork, type WorkPlace } from '../../../canvas/mask/kept-work.ts';
import type { MaskHistory } from '../../../canvas/mask/mask-history.ts';
import { isBlank } from '../../../canvas/mask/mask-pixels.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { toPng } from '../../../lib/pictures/paper.ts';
import { dropPictures, keepPicture } from '../../../lib/pictures/picture-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { SessionView } from './use-session-state.ts';

/** Delay between the last step and the examination of the mask. */
const SETTLE_MS = 500;

/** A mask that selects something: a PNG of the photo's size, stored under that id. */
export type KeptMask = { fileId: string; dots: MaskCoordinates };

/** Result of examining the mask at a point of its history. */
type Settled = { history: MaskHistory; isBlank: boolean; hasFailed: boolean };

type KeepOptions = {
  session: MaskSession;
  view: SessionView;
  place: WorkPlace;
  /** True while the step is in view. Once it is left, there is no further stroke to wait for. */
  active: boolean;
};

/**
 * Stores the work and, after a pause, its mask: `onMask` receives the mask, or undefined where it
 * is blank or cannot be stored, which the user is told. Returns whether the mask last examined is
 * blank, whether it failed, and whether it is the present one.
 */
export function useKeptMask(
  { session, view, place, active }: KeepOptions,
  onMask: (mask: KeptMask | undefined) => void,
): { isBlank: boolean; isSettled: boolean; hasFailed: boolean } {
  const { history, colour, summary } = view;
  const [settled, setSettled] = useState<Settled>();
  const opened = useRef(history);
  const looked = useRef<MaskHistory>(undefined);

  const keepMask = async (): Promise<KeptMask> => {
    const fileId = randomId();
    await keepPicture({ id: fileId, owner: place.owner, file: await toPng(session.paper) });
    return { fileId, dots: summary.committed.dots };
  };

  const settle = useEffectEvent(async (settling: MaskHistory) => {
    if (looked.current === settling) return;
    looked.current = settling;
    const selectsNothing = isBlank(session.paper, BLANK_MASK_PIXELS);
    // The wizard has the mask of the opened session already.
    const isKnown = opened.current === settling;
    const mask = selectsNothing || isKnown ? undefined : await keepMask();
    if (session.getState().history !== settling) return dropPictures(mask ? [mask.fileId] : []);
    // A transition: it renders the whole wizard, and the user may be drawing again.
    startTransition(() => {
      if (!isKnown) onMask(mask);
      setSettled({ history: settling, isBlank: selectsNothing, hasFailed: false });
    });
  });

  /** Handles a failure: the steps are stored, and the next step tries again. */
  const fail = useEffectEvent((settling: MaskHistory) => {
    if (session.getState().history !== settling) return;
    toast.error(maskingWords.unkept);
    onMask(undefined);
    setSettled({ history: settling, isBlank: true, hasFailed: true });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const delay = active ? SETTLE_MS : 0;
    const wait = () => {
      timer = setTimeout(() => {
        // A stroke under way goes first.
        if (session.getLive()) wait();
        else settle(history).catch(() => fail(history));
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [history, session, active]);

  const { owner, photoKey } = place;
  useEffect(
    () => void keepWork({ owner, photoKey }, { history, colour }),
    [owner, photoKey, history, colour],
  );

  const { isBlank: blank = true, hasFailed = false } = settled ?? {};
  return { isBlank: blank, hasFailed, isSettled: settled?.history === history };
}
