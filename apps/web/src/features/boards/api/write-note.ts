import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';
import { refreshBoards } from './refresh-boards.ts';

/** Writes the note of a picture on a board. */
export function useWriteNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // It outlives the page: a note is sent when its field is left, which may be for another page.
    mutationFn: (json: { output_image_id: string; note: string }) =>
      post(`/boards/${id}/picture-note/`, { json, keepalive: true, parse: ignoreBody }),
    onSettled: () => refreshBoards(queryClient),
  });
}
