import { Toaster } from 'react-hot-toast';

/** At the bottom right, at most 20 (the library's own limit). Times as the product sets them. */
export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
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
