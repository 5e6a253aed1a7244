import {
  beginPasskeySchema,
  errorBodySchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeySchema,
  passkeysSchema,
  removePasskeySchema,
  renamePasskeySchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSession, requireUser } from '../../../platform/session.ts';
import { accountRefusals } from '../account-refusals.ts';
import { deviceLabel } from '../device-label.ts';
import type { Passkeys } from './passkeys.service.ts';

const tags = ['Account'];
const adds = { ...accountRefusals, 409: errorBodySchema };
const changes = { ...accountRefusals, 404: errorBodySchema };
const named = z.object({ id: z.uuid() });

/** Routes for the signed-in user's passkeys. */
export function passkeysRoutes(passkeys: Passkeys): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/passkeys/',
      {
        schema: {
          tags,
          description: 'The user’s passkeys, the oldest first.',
          response: { 200: passkeysSchema, 401: errorBodySchema },
        },
      },
      async (request) => ({ passkeys: await passkeys.list(requireUser(request)) }),
    );

    app.post(
      '/passkeys/begin/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password. What the browser asks an authenticator to make; its challenge is for this session and five minutes.',
          body: beginPasskeySchema,
          response: { 200: passkeyCreationSchema, ...adds },
        },
      },
      async (request) => passkeys.begin(requireSession(request), request.body.password),
    );

    app.post(
      '/passkeys/add/',
      {
        schema: {
          tags,
          description:
            'JSON, the answer of the authenticator. At most ten passkeys; the name is that of the authenticator, or of the browser. Told by mail.',
          body: newPasskeySchema,
          response: { 200: passkeySchema, ...adds },
        },
      },
      async (request) => {
        const device = deviceLabel(request.headers['user-agent']);
        return passkeys.add(requireSession(request), { answer: request.body, device });
      },
    );

    app.post(
      '/passkeys/:id/rename/',
      {
        schema: {
          tags,
          description: 'Form-encoded or JSON.',
          params: named,
          body: renamePasskeySchema,
          response: { 200: passkeySchema, ...changes },
        },
      },
      async (request) =>
        passkeys.rename(requireUser(request), { id: request.params.id, name: request.body.name }),
    );

    app.post(
      '/passkeys/:id/remove/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password. Ends every other session. Told by mail.',
          params: named,
          body: removePasskeySchema,
          response: { 204: z.null(), ...changes },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await passkeys.remove(requireSession(request), { id, password: request.body.password });
        return reply.code(204).send(null);
      },
    );
  };
}
