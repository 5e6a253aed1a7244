import { useState } from 'react';

/** Looks of the outputs: pictures by run, or a table. */
export type ListView = 'gallery' | 'list';

const STORAGE_KEY = 'toile-dashboard-view';

/** The view that this browser chose last; the gallery before any choice. */
export function useListView(): { view: ListView; choose: (view: ListView) => void } {
  const [view, setView] = useState(readView);
  const choose = (next: ListView) => {
    setView(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be forbidden; the choice then lasts until the page is left.
    }
  };
  return { view, choose };
}

function readView(): ListView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'gallery';
  } catch {
    return 'gallery';
  }
}
