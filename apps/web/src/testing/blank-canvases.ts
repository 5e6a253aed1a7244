import { vi } from 'vitest';

/** Lets canvases be put into the page, for one test; what is drawn on them is forgotten. */
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
