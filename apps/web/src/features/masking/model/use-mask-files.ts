import { en, formatMessage } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { loadFile } from '../../../lib/pictures/load-picture.ts';
import { toPng } from '../../../lib/pictures/paper.ts';
import { addMaskPicture } from '../canvas/add-mask-picture.ts';
import type { MaskSession } from '../canvas/mask-session.ts';

/** Masks as files: saved, and brought back. */
export function useMaskFiles(session: MaskSession, owner: string) {
  const bring = async (file: File) => {
    const picture = await loadFile(file);
    const { naturalWidth: gotWidth, naturalHeight: gotHeight } = picture;
    const { width, height } = session.size;
    if (gotWidth !== width || gotHeight !== height) {
      const sizes = { width, height, gotWidth, gotHeight };
      throw new CanvasFault(formatMessage(en.masking.wrongSize, sizes));
    }
    const toMark = (fileId: string) => ({ kind: 'picture', fileId }) as const;
    await addMaskPicture(session, picture, { owner, toMark });
  };
  const save = async () => {
    const url = URL.createObjectURL(await toPng(session.paper));
    const link = document.createElement('a');
    link.href = url;
    link.download = en.masking.exportName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return {
    bringMask: (file: File) => void bring(file).catch(say),
    saveMask: () => void save().catch(say),
  };
}

function say(error: unknown): void {
  toast.error(error instanceof CanvasFault ? error.message : en.errors.unexpected);
}
