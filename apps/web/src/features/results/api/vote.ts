import { type Generation, type VoteValue, voteAnswerSchema } from '@toile/contract';
import { ignoreBody, post } from '../../../lib/api/api-client.ts';

/** Votes on an output; resolves with the id by which the vote is undone. */
export async function vote(generation: Generation, value: VoteValue): Promise<string> {
  const json = {
    vote_value: value,
    image_id: generation.output_image_id,
    is_upscaled: generation.upscaled_from_id !== null,
  };
  const parse = (body: unknown) => voteAnswerSchema.parse(body);
  return (await post('/vote/', { parse, json })).vote_id;
}

/** Takes a vote back. */
export function undoVote(voteId: string): Promise<void> {
  return post('/undo-vote/', { parse: ignoreBody, json: { vote_id: voteId } });
}
