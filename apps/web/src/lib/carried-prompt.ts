import type { ToolId } from '@toile/contract';

/** The words that a visitor brings along to a tool, for every tab of the browser. */
const KEY = 'toile-prompt';

/** As long as the path that leads on to that tool. */
const LIFE_MS = 3_600_000;

type Kept = { tool: ToolId; prompt: string; until: number };

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // Storage may be forbidden, or its entry invalid.
  }
}

/** Stores a visitor's words until their tool is opened. */
export function carryPrompt(tool: ToolId, prompt: string): void {
  try {
    const kept: Kept = { tool, prompt, until: Date.now() + LIFE_MS };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden storage: the words are typed again.
  }
}

/** The words that were brought along to a tool. */
export function findCarriedPrompt(tool: ToolId): string | undefined {
  const { tool: wanted, prompt, until = 0 } = read();
  return wanted === tool && typeof prompt === 'string' && until > Date.now() ? prompt : undefined;
}

export function forgetCarriedPrompt(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
