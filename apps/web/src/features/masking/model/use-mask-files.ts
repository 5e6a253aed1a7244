import { errorWords, formatMessage, maskingWords } from '@toile/contract';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { addMaskPicture } from '../../../canvas/mask/add-mask-picture.ts';
import type { MaskSession } from '../../../canvas/mask/mask-session.ts';
import { shareBetweenTones } from '../../../canvas/mask/tones.ts';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadFile } from '../../../lib/pictures/load-picture.ts';
import { toPng } from '../../../lib/pictures/paper.ts';

/** Largest share of a mask between its two tones: soft edges lie there. */
const MOST_BETWEEN_TONES = 0.2;

/** A picture that does not look like a mask: the user says whether it is one. */
export type Doubt = {
  /** Percentage of the picture that has neither tone. */
  percent: number;
  accept: () => void;
  refuse: () => void;
};

/** Masks as files: export and import. */
export function useMaskFiles(session: MaskSession, owner: string) {
  const [doubt, setDoubt] = useState<Doubt>();

  const add = async (picture: HTMLImageElement) => {
    const toMark = (fileId: string) => ({ kind: 'picture', fileId }) as const;
    await addMaskPicture(session, picture, { owner, toMark });
  };
  const bring = async (file: File) => {
    const picture = await loadFile(file, maskingWords.unreadable);
    checkSize(picture, session);
    const between = shareBetweenTones(picture, session.size);
    if (between <= MOST_BETWEEN_TONES) return add(picture);
    const refuse = () => setDoubt(undefined);
    const accept = () => {
      refuse();
      void add(picture).catch(say);
    };
    return setDoubt({ percent: Math.round(between * 100), accept, refuse });
  };
  const save = async () => {
    const url = URL.createObjectURL(await toPng(session.paper));
    const link = document.createElement('a');
    link.href = url;
    link.download = maskingWords.exportName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return {
    bringMask: (file: File) => void bring(file).catch(say),
    saveMask: () => void save().catch(say),
    doubt,
  };
}

function checkSize(picture: HTMLImageElement, { size }: MaskSession): void {
  const { naturalWidth: gotWidth, naturalHeight: gotHeight } = picture;
  if (gotWidth === size.width && gotHeight === size.height) return;
  const sizes = { ...size, gotWidth, gotHeight };
  throw new CanvasFault(formatMessage(maskingWords.wrongSize, sizes));
}

function say(error: unknown): void {
  toast.error(error instanceof CanvasFault ? error.message : errorWords.unexpected);
}
