import { Toaster } from 'react-hot-toast';
import { useClearBottom } from './use-clear-bottom.ts';

/**
 * Toasts at the bottom right, above the main actions there; at most 20 (the library's own limit).
 * Durations as the product sets them.
 */
export function Toasts() {
  const bottom = useClearBottom();
  return (
    <Toaster
      position="bottom-right"
      containerStyle={{ bottom }}
      toastOptions={{
        duration: 4000,
        error: { duration: 4000 },
        success: { duration: 2000 },
        loading: { duration: Number.POSITIVE_INFINITY },
        style: {
          border: '1px solid var(--hairline)',
          borderRadius: 2,
          background: 'var(--raised)',
          color: 'var(--ink)',
        },
      }}
    />
  );
}
