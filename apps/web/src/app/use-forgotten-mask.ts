import { useEffect } from 'react';

/** Key in this tab's storage for the photo whose mask is in work. */
const KEY = 'toile.mask.photo';

/**
 * Deletes the work on a mask once its photo is no longer the wizard's: it was replaced, the wizard
 * was started over, or another tool was opened.
 */
export function useForgottenMask(owner: string, photoKey: string | undefined): void {
  useEffect(() => {
    const before = readKey();
    writeKey(photoKey);
    if (before && before !== photoKey) void forget(owner, before);
  }, [owner, photoKey]);
}

// The mask studio's code loads only for users who have masked.
async function forget(owner: string, photoKey: string): Promise<void> {
  const { forgetWork } = await import('../features/masking/model/forget-work.ts');
  await forgetWork({ owner, photoKey });
}

function readKey(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeKey(photoKey: string | undefined): void {
  try {
    if (photoKey === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, photoKey);
  } catch {
    // Forbidden storage: the work is deleted later.
  }
}
