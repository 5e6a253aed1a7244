import type { Tool } from './tool.ts';

/** True where a run of a tool needs words: not beside a photograph of the user's own as place. */
export function needsPrompt(
  { promptRequired, takesBackdrop = false }: Pick<Tool, 'promptRequired' | 'takesBackdrop'>,
  hasBackdrop: boolean,
): boolean {
  return promptRequired && !(takesBackdrop && hasBackdrop);
}
