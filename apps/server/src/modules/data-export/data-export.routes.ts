import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { goneSignal } from '../../platform/gone-signal.ts';
import { requireUser } from '../../platform/session.ts';
import type { DataExportService } from './data-export.service.ts';

const DESCRIPTION =
  'A ZIP with all that is kept of the user: pictures made and brought, prompts and settings, receipts, account. ' +
  'Six times an hour, one at a time.';

/** What a user takes home. */
export function dataExportRoutes({
  dataExport,
}: {
  dataExport: DataExportService;
}): FastifyPluginAsyncZod {
  return async (app) => {
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
