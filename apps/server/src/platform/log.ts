import type { FastifyBaseLogger } from 'fastify';

/** The log of services and workers; the application's logger fits, and so does a test's. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
