import { useState } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'toile-theme';

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}

/** The theme on screen and a function that turns to the other one and keeps the choice. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState(currentTheme);
  const toggle = () => {
    const next = currentTheme() === 'dark' ? 'light' : 'dark';
    chooseTheme(next);
    setTheme(next);
  };
  return { theme, toggle };
}
