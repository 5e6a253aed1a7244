const STEP_PERCENT = 5;
const LARGE_STEP_PERCENT = 20;

/** Position of the line, in percent, when it is pulled to `x` on a frame of that width. */
export function percentAt(x: number, width: number): number {
  return width > 0 ? clamp(Math.round((100 * x) / width)) : 0;
}

/** Position of the line after a key, in percent; undefined for a key that does not move it. */
export function percentAfterKey(percent: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(percent - STEP_PERCENT);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(percent + STEP_PERCENT);
    case 'PageDown':
      return clamp(percent - LARGE_STEP_PERCENT);
    case 'PageUp':
      return clamp(percent + LARGE_STEP_PERCENT);
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return undefined;
  }
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));
