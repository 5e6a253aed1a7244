import { useQueryClient } from '@tanstack/react-query';
import type { Generation, VoteValue } from '@toile/contract';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { errorText } from '../../../lib/api/error-texts.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { changeGeneration } from '../../../lib/generations/generation-cache.ts';
import { generationKeys } from '../../../lib/generations/generation-keys.ts';
import { undoVote, vote } from '../api/vote.ts';

/** Time for which the thanks stand, with the button to undo. */
const THANKS_MS = 3000;

/** State of the feedback on one output: open, being sent, thanked for, given. */
export type Feedback =
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'thanked'; voteId: string }
  | { status: 'given' };

/** The user's vote on an output. Without an undo the thanks disappear after three seconds. */
export function useVote(generation: Generation) {
  const queryClient = useQueryClient();
  const id = generation.output_image_id;
  const [feedback, setFeedback] = useState<Feedback>(() =>
    generation.voted === null ? { status: 'open' } : { status: 'given' },
  );
  const voteId = feedback.status === 'thanked' ? feedback.voteId : null;
  useEffect(() => {
    if (voteId === null) return undefined;
    const timer = setTimeout(() => {
      setFeedback({ status: 'given' });
      void queryClient.invalidateQueries({ queryKey: generationKeys.lists });
      announceChange('generations');
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [voteId, queryClient]);

  const give = async (value: VoteValue) => {
    if (feedback.status !== 'open') return;
    setFeedback({ status: 'sending' });
    try {
      setFeedback({ status: 'thanked', voteId: await vote(generation, value) });
      changeGeneration(queryClient, id, { voted: value });
    } catch (error) {
      setFeedback({ status: 'open' });
      toast.error(errorText(error));
    }
  };
  const undo = async () => {
    if (voteId === null) return;
    setFeedback({ status: 'sending' });
    try {
      await undoVote(voteId);
      setFeedback({ status: 'open' });
      changeGeneration(queryClient, id, { voted: null });
    } catch (error) {
      setFeedback({ status: 'given' });
      toast.error(errorText(error));
    }
  };
  return { feedback, give, undo };
}
