import { vi } from 'vitest';

/** Allows canvases on the page, for one test; their drawings are ignored. */
export function giveBlankCanvases(): void {
  const getImageData = (...[, , width, height]: [number, number, number, number]) => ({
    data: new Uint8ClampedArray(width * height * 4),
  });
  const getContext = function (this: HTMLCanvasElement) {
    const known: Record<string | symbol, unknown> = { canvas: this, getImageData };
    return new Proxy(known, { get: (_, name) => known[name] ?? (() => undefined) });
  };
  // Of a context's many members those that answer are known; the others do nothing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
}
