import type { Tool } from '@toile/tools';

export type SettingId = Tool['settings'][number];
export type Settings = Partial<Record<SettingId, string>>;
export type RunCount = 1 | 4;

/** What a run is started with. */
export type RunInputs = { prompt: string; settings: Settings; count: RunCount };

/** The wish for one run: its key stays the same until the server has answered. */
export type Intent = RunInputs & { key: string };

export function isSameRun(a: RunInputs, b: RunInputs): boolean {
  return a.count === b.count && isSameDesign(a, b);
}

/** Whether two inputs differ in nothing but the number of images. */
export function isSameDesign(
  a: Pick<RunInputs, 'prompt' | 'settings'>,
  b: Pick<RunInputs, 'prompt' | 'settings'>,
): boolean {
  if (a.prompt.trim() !== b.prompt.trim()) return false;
  const ids = new Set([...Object.keys(a.settings), ...Object.keys(b.settings)]);
  // Object.keys forgets the type of the keys.
  return [...ids].every((id) => a.settings[id as SettingId] === b.settings[id as SettingId]);
}
