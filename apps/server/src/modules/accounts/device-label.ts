import { formatMessage, serverWords } from '@toile/contract';
import { currentWords } from '../../platform/language/current-words.ts';

/**
 * Patterns of browsers' names, the more specific first: most browsers also say Chrome or Safari.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/**
 * Patterns of systems' names, the more specific first: Android says Linux too, and an iPhone Mac OS
 * X.
 */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** What stands between browser and system in what is kept. */
const BETWEEN = formatMessage(serverWords.devices.onSystem, { browser: '', system: '' });

/** Length of the header that is read. */
const READ_CHARACTERS = 512;

function findName(
  names: readonly (readonly [RegExp, string])[],
  userAgent: string,
): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Browser and system, such as `Firefox on Windows`; null where the header names neither. */
export function deviceLabel(userAgent: string | undefined): string | null {
  const read = userAgent?.slice(0, READ_CHARACTERS) ?? '';
  const browser = findName(BROWSERS, read);
  const system = findName(SYSTEMS, read);
  if (browser === undefined || system === undefined) return browser ?? system ?? null;
  return formatMessage(serverWords.devices.onSystem, { browser, system });
}

/** The same, as it is kept, in the reader's language. */
export function deviceForReader(label: string): string {
  const [browser = '', system] = label.split(BETWEEN);
  if (system === undefined) return label;
  return formatMessage(currentWords().devices.onSystem, { browser, system });
}
