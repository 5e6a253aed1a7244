import type { FastifyBaseLogger } from 'fastify';

/** Where services and workers write; the application's logger fits, and so does a test's. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
