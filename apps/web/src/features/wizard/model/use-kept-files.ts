import { useEffect } from 'react';
import { dropForeignPictures, dropPictures } from '../../../lib/pictures/picture-store.ts';
import { listFileIds } from './given-picture.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * Key in this tab's storage for the ids of its stored files, over reloads and changes of the tool.
 */
const KEY = 'toile.wizard.files';

/**
 * Deletes the stored files that a wizard no longer needs, and at the start those of other users.
 */
export function useKeptFiles(owner: string, state: WizardState): void {
  useEffect(() => void dropForeignPictures(owner), [owner]);
  const needed = listNeeded(state).toSorted().join(' ');
  useEffect(() => {
    const before = readKept();
    const now = needed.split(' ').filter(Boolean);
    writeKept(now);
    void dropPictures(before.filter((id) => !now.includes(id)));
  }, [needed]);
}

function listNeeded({ pictures, ran, start }: WizardState): string[] {
  const all = [pictures, ran?.pictures, start.status === 'idle' ? {} : start.intent.pictures];
  return [...new Set(all.flatMap((some) => listFileIds(some ?? {})))];
}

function readKept(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function writeKept(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, ids.join(' '));
  } catch {
    // Forbidden storage: the files are deleted later.
  }
}
