import { undoVoteRequestSchema, voteAnswerSchema, voteRequestSchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { HistoryService } from './history.service.ts';

const TAGS = ['History'];

type VotesDeps = { history: Pick<HistoryService, 'vote' | 'undoVote'> };

/** Routes for users' votes on their images. */
export function votesRoutes({ history }: VotesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/vote/',
      {
        schema: {
          tags: TAGS,
          summary: 'Likes or dislikes an image, in the place of the vote before',
          body: voteRequestSchema,
          response: { 200: voteAnswerSchema },
        },
      },
      async (request) => {
        const { id: userId } = requireUser(request);
        const { image_id: id, vote_value: value } = request.body;
        return { vote_id: await history.vote(userId, id, value) };
      },
    );

    app.post(
      '/undo-vote/',
      {
        schema: {
          tags: TAGS,
          summary: 'Takes a vote back',
          body: undoVoteRequestSchema,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        await history.undoVote(requireUser(request).id, request.body.vote_id);
        return reply.code(204).send();
      },
    );
  };
}
