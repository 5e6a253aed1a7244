import { vi } from 'vitest';

/** Takes the browser's connection away, until the end of the test or until the answer is called. */
export function takeOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}
