import { en } from '@toile/contract';
import { useRef, useState } from 'react';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import { keepPicture } from '../../../lib/pictures/picture-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import { type Fit, fitPicture } from './fit-picture.ts';
import type { GivenPicture } from './given-picture.ts';
import { checkPictureFile } from './picture-file.ts';

export type Bringing = {
  /** Takes the first of the files, once it was looked at. */
  bring: (files: Iterable<File> | null | undefined) => Promise<void>;
  isChecking: boolean;
  /** Why the last file could not be used. */
  fault: string | undefined;
  setFault: (fault: string | undefined) => void;
};

type BringOptions = { owner: string; fit: Fit | undefined };

/** Looks at a file that the user brings, fits it where that is asked for, and keeps it; `onPicture` hears of it. */
export function useBringFile(
  { owner, fit }: BringOptions,
  onPicture: (picture: GivenPicture) => void,
): Bringing {
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<string>();
  const latest = useRef<File>(undefined);

  const bring: Bringing['bring'] = async (files) => {
    const [file] = files ?? [];
    if (!file) return setFault(en.wizard.source.noFile);
    latest.current = file;
    setFault(undefined);
    setChecking(true);
    const picture = await takeFile(file, { owner, fit }).catch(explain);
    if (latest.current !== file) return;
    setChecking(false);
    if (typeof picture === 'string') setFault(picture);
    else onPicture(picture);
  };
  return { bring, isChecking, fault, setFault };
}

/** The file as a picture to start from, or why it cannot be one. */
async function takeFile(file: File, { owner, fit }: BringOptions): Promise<GivenPicture | string> {
  const check = await checkPictureFile(file);
  if (!check.ok) return check.fault;
  const fitted = fit ? await fitPicture(file, check, fit) : { ...check, file };
  const fileId = randomId();
  await keepPicture({ id: fileId, owner, file: fitted.file });
  const { width, height } = fitted;
  return { kind: 'file', fileId, name: file.name, width, height };
}

/** What the browser could not do is logged, and said. */
function explain(error: unknown): string {
  reportError(error);
  return error instanceof CanvasFault ? error.message : en.errors.unexpected;
}
