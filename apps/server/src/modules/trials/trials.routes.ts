import {
  errorBodySchema,
  trialChallengeSchema,
  trialOrderSchema,
  trialPictureSchema,
  trialReadingRequestSchema,
  trialReadingSchema,
} from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientAddress } from '../../platform/client-address.ts';
import { goneSignal } from '../../platform/gone-signal.ts';
import type { SignedCookie } from '../../platform/signed-cookie.ts';
import type { TrialsService } from './trials.service.ts';

const tags = ['Trials'];
const FAULTS = {
  400: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
  413: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
  503: errorBodySchema,
};

/** Value of the cookie of a browser that had its picture: it says nothing else. */
const HAD = ['drawn'];

type TrialsDeps = { trials: TrialsService; trialCookie: SignedCookie };

/** Routes of the picture that visitors may have without an account. */
export function trialsRoutes({ trials, trialCookie }: TrialsDeps): FastifyPluginAsyncZod {
  const visitorOf = (request: FastifyRequest, signal: AbortSignal) => ({
    address: clientAddress(request.ip),
    hadPicture: trialCookie.read(request).length > 0,
    signal,
  });

  return async (app) => {
    app.get(
      '/trial-challenge/',
      {
        schema: {
          tags,
          description:
            'The work that a picture costs a visitor’s browser (ALTCHA). 404 where trials are off, ' +
            '429 where today’s picture is drawn.',
          response: { 200: trialChallengeSchema, ...FAULTS },
        },
      },
      async (request, reply) => ({
        challenge: await trials.ask(visitorOf(request, goneSignal(reply))),
      }),
    );

    app.post(
      '/trial-picture/',
      {
        schema: {
          tags,
          description:
            'One small picture a day with a watermark, drawn by rules from words alone, for who has ' +
            'no account. Nothing is stored.',
          body: trialOrderSchema,
          response: { 200: trialPictureSchema, ...FAULTS },
        },
      },
      async (request, reply) => {
        const picture = await trials.draw(request.body, visitorOf(request, goneSignal(reply)));
        trialCookie.write(reply, HAD);
        return picture;
      },
    );

    app.post(
      '/trial-reading/',
      {
        schema: {
          tags,
          description: 'The words of a prompt that such a picture would not answer.',
          body: trialReadingRequestSchema,
          response: { 200: trialReadingSchema, ...FAULTS },
        },
      },
      async (request, reply) => trials.read(request.body, visitorOf(request, goneSignal(reply))),
    );
  };
}
