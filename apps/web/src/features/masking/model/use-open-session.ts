import { useEffect, useState } from 'react';
import type { WorkPlace } from '../../../canvas/mask/kept-work.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { openSession } from '../../../canvas/mask/open-session.ts';
import { loadPicture } from '../../../lib/pictures/load-picture.ts';
import type { Size } from '../../../lib/pictures/paper.ts';

/** A photo on the stage, and the session of its mask. */
export type OpenPhoto = { image: HTMLImageElement; session: MaskSession };

export type Opening =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'open' } & OpenPhoto);

/** Loads a photo, and the stored session of its mask. */
export function useOpenSession(
  { owner, photoKey }: WorkPlace,
  { url, size: { width, height } }: { url: string | undefined; size: Size },
): Opening {
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  useEffect(() => {
    if (url === undefined) return undefined;
    let isStale = false;
    const open = async (): Promise<Opening> => {
      const image = await loadPicture(url);
      const session = await openSession({ owner, photoKey }, { width, height });
      return { status: 'open', image, session };
    };
    const show = async () => {
      const opened = await open().catch((): Opening => ({ status: 'failed' }));
      if (!isStale) setOpening(opened);
    };
    void show();
    return () => {
      isStale = true;
    };
  }, [owner, photoKey, url, width, height]);
  return opening;
}
