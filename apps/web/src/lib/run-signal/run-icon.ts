/** State of the user's runs, as the icon of the tab shows it. */
export type RunSignal =
  | { kind: 'idle' }
  /** Part of the images that have ended, 0 to 1. */
  | { kind: 'running'; part: number }
  /** A run ended while nobody looked. */
  | { kind: 'ready' };

const OWN_ICON = '/icon.svg';

/** The icon's ground and letter, as in public/icon.svg. */
const LETTER =
  '<rect width="32" height="32" rx="3" fill="#16181d"/>' +
  '<path d="M7 8h18M16 8v15" stroke="#f4f4ef" stroke-width="3"/>';

/** Length of the bar in the icon's units: 32 a side. */
const BAR = 26;

const READY =
  '<circle cx="24.5" cy="24.5" r="6" fill="#ff6b42" stroke="#16181d" stroke-width="2"/>';

function barOf(part: number): string {
  const done = Math.round(BAR * Math.min(1, Math.max(0, part)));
  return (
    `<rect x="3" y="26" width="${BAR}" height="4" fill="#4a4e57"/>` +
    `<rect x="3" y="26" width="${done}" height="4" fill="#ff6b42"/>`
  );
}

/** Address of the tab's icon for a state of the runs. */
export function runIcon(signal: RunSignal): string {
  if (signal.kind === 'idle') return OWN_ICON;
  const mark = signal.kind === 'ready' ? READY : barOf(signal.part);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LETTER}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
