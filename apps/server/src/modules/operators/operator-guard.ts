import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Actor } from './deeds.ts';
import { OPERATOR_DEEDS, OPERATOR_READS } from './limits.ts';

/**
 * The operator who makes the request, with a second factor. @throws AppError notFound for everybody
 * else, twoFactorNeeded where the log-in was without one
 */
export function requireOperator({ user }: FastifyRequest): Extract<Actor, { operatorId: string }> {
  if (!user?.isOperator) throw new AppError('notFound');
  if (!user.isTwoFactor) throw new AppError('twoFactorNeeded');
  return { actor: 'operator', operatorId: user.id };
}

/** Lets operators alone to the routes of an application, and counts what they ask for. */
export function guardOperators(
  app: FastifyInstance,
  { rateLimiter }: { rateLimiter: Pick<RateLimiter, 'take'> },
): void {
  app.addHook('onRequest', async (request) => {
    const { operatorId } = requireOperator(request);
    const isDeed = request.method === 'POST';
    await rateLimiter.take(isDeed ? OPERATOR_DEEDS : OPERATOR_READS, operatorId);
  });
}
