import { exportQuerySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { HistoryService } from './history.service.ts';

const MEDIA_TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** The files of a user's outputs, to take elsewhere. */
export function exportRoutes({ history }: { history: HistoryService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/export-image/:id/',
      {
        schema: {
          tags: ['History'],
          summary: 'The file of an output, as PNG or, where it was drawn so, as SVG',
          params: z.object({ id: z.uuid() }),
          querystring: exportQuerySchema,
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const { format } = request.query;
        const file = await history.openExport(userId, request.params.id, format);
        return reply
          .headers({
            'content-type': MEDIA_TYPES[format],
            'content-length': file.bytes,
            'content-disposition': `attachment; filename=result.${format}`,
            'x-content-type-options': 'nosniff',
          })
          .send(file.stream);
      },
    );
  };
}
