import { useMutation } from '@tanstack/react-query';
import type { SharedComment } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';

/** Sends a comment to the owner of a board. */
export function useSendComment() {
  return useMutation({
    mutationFn: (json: SharedComment) =>
      post('/shared-board/comments/', { json, parse: ignoreBody }),
  });
}
