import { errorBodySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import type { DataExportService } from './data-export.service.ts';

const DESCRIPTION =
  'A ZIP with all that is kept of the user: pictures made and brought, prompts and settings, receipts, account. ' +
  'Six times an hour, one at a time.';

/** Route of a user's data export. */
export function dataExportRoutes({
  dataExport,
}: {
  dataExport: DataExportService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/can-export-data/',
      {
        schema: {
          tags: ['Account'],
          description: 'Whether the archive would be sent now. Costs none of the six.',
          response: { 204: z.null(), 401: errorBodySchema, 429: errorBodySchema },
        },
      },
      async (request, reply) => {
        await dataExport.check(requireUser(request));
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/export-data/',
      { schema: { tags: ['Account'], description: DESCRIPTION } },
      async (request, reply) => {
        const archive = await dataExport.open(requireUser(request), goneSignal(reply));
        return reply
          .headers({
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename=toile-data.zip',
            'x-content-type-options': 'nosniff',
          })
          .send(archive);
      },
    );
  };
}
