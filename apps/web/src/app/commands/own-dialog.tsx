import '../../lib/studio-words.ts';
import type { RefObject } from 'react';
import { CreditsDialog } from '../../features/credits/components/credits-dialog.tsx';
import { InstructionsDialog } from '../../features/instructions/components/instructions-dialog.tsx';
import { withQueries } from '../../lib/with-queries.tsx';

type OwnDialogProps = {
  shows: 'credits' | 'instructions';
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** A dialog of the user's own that the palette opens in its place. */
export const OwnDialog = withQueries(({ shows, onClose, returnFocusTo }: OwnDialogProps) => {
  return shows === 'credits' ? (
    <CreditsDialog open onClose={onClose} returnFocusTo={returnFocusTo} />
  ) : (
    <InstructionsDialog open onClose={onClose} returnFocusTo={returnFocusTo} />
  );
});
