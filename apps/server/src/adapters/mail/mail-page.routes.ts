import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { isLocalRequest, isPrivateSite } from '../../platform/local-request.ts';
import { mailFolder } from './create-mail.ts';
import { findMail, listMails } from './mail-files.ts';
import { renderMail, renderMailList } from './mail-page.ts';

type MailPageOptions = {
  config: {
    publicUrl: string;
    trustProxy: unknown;
    smtpUrl: string | undefined;
    dataDir: string;
  };
};

/**
 * /dev/mail: the mails that were written to files. It exists only where there is no mail server,
 * the product's own address is this machine, no proxy is expected, and the request comes from this
 * machine; otherwise it answers 404. A reader of these mails can enter every account.
 */
export function mailPageRoutes({ config }: MailPageOptions): FastifyPluginAsyncZod {
  return async (app) => {
    if (config.smtpUrl || !isPrivateSite(config)) return;
    const folder = mailFolder(config);
    app.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request)) throw new AppError('notFound');
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    });

    app.get('/dev/mail', { schema: { hide: true } }, async () =>
      renderMailList(await listMails(folder), folder),
    );

    const params = z.object({ name: z.string() });
    app.get('/dev/mail/:name', { schema: { hide: true, params } }, async (request) => {
      const found = await findMail(folder, request.params.name);
      if (!found) throw new AppError('notFound');
      return renderMail(found);
    });
  };
}
