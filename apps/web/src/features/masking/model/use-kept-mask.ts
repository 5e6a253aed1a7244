import { BLANK_MASK_PIXELS, type MaskCoordinates } from '@toile/contract';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toPng } from '../../../lib/pictures/paper.ts';
import { dropPictures, keepPicture } from '../../../lib/pictures/picture-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import { isBlank } from '../canvas/mask-pixels.ts';
import type { MaskSession } from '../canvas/mask-session.ts';
import { keepWork, type WorkPlace } from './kept-work.ts';
import type { SessionView } from './use-session-state.ts';

/** So long after the last step the mask is looked at. */
const SETTLE_MS = 500;

/** A mask that selects something: a PNG of the photo's size, kept under that id. */
export type KeptMask = { fileId: string; dots: MaskCoordinates };

type KeepOptions = { session: MaskSession; view: SessionView; place: WorkPlace };

/**
 * Keeps the work and, once it rests, the mask that comes of it: `onMask` hears of it, or of
 * undefined where it is blank. Tells whether it is blank, and whether that is still to be found out.
 */
export function useKeptMask(
  { session, view, place }: KeepOptions,
  onMask: (mask: KeptMask | undefined) => void,
): { isBlank: boolean; isSettled: boolean } {
  const { history, colour, summary } = view;
  const [settled, setSettled] = useState<{ history: typeof history; isBlank: boolean }>();
  const opened = useRef(history);

  const keepMask = async (): Promise<KeptMask> => {
    const fileId = randomId();
    await keepPicture({ id: fileId, owner: place.owner, file: await toPng(session.paper) });
    return { fileId, dots: summary.committed };
  };

  const settle = useEffectEvent(async (settling: typeof history) => {
    const selectsNothing = isBlank(session.paper, BLANK_MASK_PIXELS);
    // What was there on opening is known already.
    const isKnown = opened.current === settling;
    const mask = selectsNothing || isKnown ? undefined : await keepMask();
    if (session.getState().history !== settling) return dropPictures(mask ? [mask.fileId] : []);
    // The whole wizard hears of it, and the hand may be drawing again.
    startTransition(() => {
      if (!isKnown) onMask(mask);
      setSettled({ history: settling, isBlank: selectsNothing });
    });
  });

  useEffect(() => {
    const timer = setTimeout(() => void settle(history), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [history]);

  const { owner, photoKey } = place;
  useEffect(
    () => void keepWork({ owner, photoKey }, { history, colour }),
    [owner, photoKey, history, colour],
  );

  return { isBlank: settled?.isBlank ?? true, isSettled: settled?.history === history };
}
