import formbody from '@fastify/formbody';
import { TEXT_FIELD_MAX_BYTES } from '@toile/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';
import { readMultipartForm } from './multipart-form.ts';
import { LEAST_PACE, type Pace, PacedBody } from './paced-body.ts';
import type { RateLimit, RateLimiter } from './rate-limit.ts';
import { requireUser } from './session.ts';
import { createTally } from './tally.ts';
import { createUploadRoom, type RoomShare, type UploadRoom } from './upload-room.ts';

/** Largest body of forms and JSON, in bytes. */
export const BODY_LIMIT_BYTES = TEXT_FIELD_MAX_BYTES;

/**
 * Largest body with pictures, in bytes: two photos of 15 MiB and a mask. Text that holds a photo
 * (a data URI) is longer by a third.
 */
const PICTURES_LIMIT_BYTES = 48 * 1024 * 1024;

/** Multipart forms per user to routes without a limit of their own; refused ones count too. */
const FORMS: RateLimit = { name: 'form', limit: 240, windowSeconds: 60 };

/** Bodies of one user, and of one address, under way at a time. */
const BODIES_PER_USER = 12;
const BODIES_PER_ADDRESS = 64;

const BUSY_RETRY_AFTER_SECONDS = 5;

/** A route that takes pictures from users. */
type PictureForm = {
  /** Fields that hold pictures, as files or as data URIs in text. */
  pictures: readonly string[];
  /** Limit of forms per user, counted before they are read. */
  limit: RateLimit;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: PictureForm;
  }
  interface FastifyRequest {
    /** Share of the upload room that the request's body holds until the answer. */
    room: RoomShare | undefined;
  }
}

type BodiesOptions = {
  rateLimiter: Pick<RateLimiter, 'take'>;
  room?: UploadRoom;
  pace?: Pace;
};

const formOf = ({ routeOptions }: FastifyRequest): PictureForm | undefined =>
  routeOptions.config.form;

function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** True for a request whose headers announce a body. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function limitOf(request: FastifyRequest): number {
  return formOf(request) && isMultipart(request) ? PICTURES_LIMIT_BYTES : BODY_LIMIT_BYTES;
}

/** Limits the bodies of a user and of an address under way at a time. */
function createBodyGate() {
  const enterUser = createTally(BODIES_PER_USER);
  const enterAddress = createTally(BODIES_PER_ADDRESS);

  function refuse(): never {
    const seconds = BUSY_RETRY_AFTER_SECONDS;
    throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
  }

  return ({ user, ip }: FastifyRequest): (() => void) =>
    (user ? enterUser(user.id) : enterAddress(clientAddress(ip))) ?? refuse();
}

/**
 * Reads bodies: forms, with pictures where a route takes them, and JSON. The sender, the rate and
 * the size are checked before reading; then a body must arrive at a certain pace.
 */
export async function addRequestBodies(
  app: FastifyInstance,
  { rateLimiter, room = createUploadRoom(), pace = LEAST_PACE }: BodiesOptions,
): Promise<void> {
  const enter = createBodyGate();
  app.decorateRequest('room', undefined);
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });

  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: RequestPayload) =>
    readMultipartForm(body, {
      contentType: request.headers['content-type'] ?? '',
      pictureFields: formOf(request)?.pictures ?? [],
      keep: (bytes) => request.room?.grow(bytes),
    }),
  );

  /** Admits a form: pictures need a signed-in user, and forms per minute are limited. */
  async function admitForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const form = formOf(request);
    const user = form ? requireUser(request) : request.user;
    if (!user) return;
    await rateLimiter.take(form?.limit ?? FORMS, user.id);
    const share = room.open(user.id);
    request.room = share;
    reply.raw.once('close', share.close);
  }

  // After all hooks of onRequest: the user is known by now.
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const limitBytes = limitOf(request);
    if (Number(request.headers['content-length']) > limitBytes) throw new AppError('tooLarge');
    if (isMultipart(request)) await admitForm(request, reply);
    const leave = enter(request);
    const body = new PacedBody({ limitBytes, pace }).once('close', leave);
    // The unread rest of the body is dropped.
    reply.raw.once('close', () => body.destroy());
    return body.readFrom(payload);
  });
}
