import { exportImagesQuerySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../../platform/gone-signal.ts';
import { requireUser } from '../../../platform/session.ts';
import type { SelectionArchives } from './selection-archive.service.ts';

const DESCRIPTION =
  'A ZIP of chosen outputs as PNG, named by tool, prompt and number. Outputs that are absent are ' +
  'left out. Marks them as downloaded.';

/** Route of archives of chosen outputs. */
export function selectionArchiveRoutes({
  selectionArchives,
}: {
  selectionArchives: SelectionArchives;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/export-images/',
      {
        schema: {
          tags: ['History'],
          description: DESCRIPTION,
          querystring: exportImagesQuerySchema,
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const archive = await selectionArchives.open(userId, request.query.ids, goneSignal(reply));
        return reply
          .headers({
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename=toile-pictures.zip',
            'x-content-type-options': 'nosniff',
          })
          .send(archive);
      },
    );
  };
}
