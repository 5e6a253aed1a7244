import { exportQuerySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { isRedirectable } from '../../platform/redirectable.ts';
import { requireUser } from '../../platform/session.ts';
import type { ExportService } from './export.service.ts';

const MEDIA_TYPES = { png: 'image/png', svg: 'image/svg+xml', tiff: 'image/tiff' } as const;

const DESCRIPTION =
  'The file of an output as PNG or, where it was drawn so, as SVG. A pattern also as it is to be ' +
  'printed: with repeat_cm, dpi or tiles=3 as PNG, TIFF or SVG of that physical size, the ' +
  'resolution written into the file. Without dpi its pixels are its own.';

/** Route that exports outputs as files. */
export function exportRoutes({ exports }: { exports: ExportService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/export-image/:id/',
      {
        schema: {
          tags: ['History'],
          description: DESCRIPTION,
          params: z.object({ id: z.uuid() }),
          querystring: exportQuerySchema,
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const { query } = request;
        const { id } = request.params;
        const link = isRedirectable(request) && (await exports.findLink({ userId, id }, query));
        if (link) return reply.redirect(link, 302);
        const file = await exports.open({ userId, id }, query, goneSignal(reply));
        return reply
          .headers({
            'content-type': MEDIA_TYPES[query.format],
            'content-length': file.bytes,
            'content-disposition': `attachment; filename=${file.fileName}`,
            'x-content-type-options': 'nosniff',
          })
          .send(file.content);
      },
    );
  };
}
