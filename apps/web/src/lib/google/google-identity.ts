/** The part of Google Identity Services that the product uses. */
type GoogleIdentity = {
  initialize: (options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      text: 'continue_with';
      theme: string;
      size: string;
      width: number;
    },
  ) => void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The load under way. */
let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script, once; a failed load is tried again at the next call. */
export async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  if (window.google) return window.google.accounts.id;
  loading ??= addScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function addScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Google Identity Services did not load'));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}
