import { errorWords, studioWords } from '@toile/contract';
import { useRef, useState } from 'react';
import { CanvasFault } from '../../../lib/pictures/canvas-fault.ts';
import type { GivenPicture } from './given-picture.ts';
import type { TakeOptions } from './take-picture.ts';

export type Bringing = {
  /** Checks the first of the files and takes it. */
  bring: (files: Iterable<File> | null | undefined) => Promise<void>;
  isChecking: boolean;
  /** Message about the last file, if it could not be used. */
  fault: string | undefined;
  setFault: (fault: string | undefined) => void;
};

/** Checks, fits and stores a file from the user; `onPicture` receives it. */
export function useBringFile(
  options: TakeOptions,
  onPicture: (picture: GivenPicture) => void,
): Bringing {
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<string>();
  const latest = useRef<File>(undefined);

  const bring: Bringing['bring'] = async (files) => {
    const [file] = files ?? [];
    if (!file) return setFault(studioWords.wizard.source.noFile);
    latest.current = file;
    setFault(undefined);
    setChecking(true);
    const picture = await take(file, options).catch(explain);
    if (latest.current !== file) return;
    setChecking(false);
    if (typeof picture === 'string') setFault(picture);
    else onPicture(picture);
  };
  return { bring, isChecking, fault, setFault };
}

// The code that checks pictures loads with the first one.
async function take(file: File, options: TakeOptions): Promise<GivenPicture | string> {
  const { takePicture } = await import('./take-picture.ts');
  return takePicture(file, options);
}

/** The message for an error of the browser, which is logged. */
function explain(error: unknown): string {
  reportError(error);
  return error instanceof CanvasFault ? error.message : errorWords.unexpected;
}
