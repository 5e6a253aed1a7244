import type { PromptMark } from '@toile/contract';

/** The marks of a prompt as it stands on screen. */
export type PromptOutlook = {
  marks: readonly PromptMark[];
  /** Name of the text model that may put the marked words in others. */
  rewordedBy?: string;
};
