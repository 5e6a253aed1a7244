import { vi } from 'vitest';

/**
 * Lets pictures load for one test, which jsdom does not: each has the given size, is broken where
 * that is null, or is truncated although it shows something.
 */
export function fakePictures(size: { width: number; height: number } | null, isCut = false): void {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = size?.width ?? 0;
      naturalHeight = size?.height ?? 0;
      onload: (() => void) | null = null;
      onerror: (() => void) | null = null;
      decode = () => Promise.resolve();
      set src(_url: string) {
        queueMicrotask(() => (size ? this.onload?.() : this.onerror?.()));
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async () => {
    if (isCut) throw new DOMException('cut short', 'InvalidStateError');
    return { close: () => undefined };
  });
  let count = 0;
  URL.createObjectURL = () => `blob:picture-${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
}
