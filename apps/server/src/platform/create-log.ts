import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';
import { toErrorRecord } from './error-record.ts';

/** Fields that the log leaves out, anywhere in an entry. */
const SECRET_MEMBERS = [
  'password',
  'password1',
  'password2',
  'token',
  'cookie',
  'authorization',
  'email',
  'credential',
  'prompt',
  'text_prompt',
];

/** Options of the log: the parts that it leaves out, and the form of errors. */
export function logOptions(level: Config['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: toErrorRecord },
    redact: SECRET_MEMBERS.flatMap((member) => [member, `*.${member}`, `*.*.${member}`]),
  };
}

/** The process's log: one JSON object a line, to standard output. */
export function createLog(level: Config['logLevel']): FastifyBaseLogger {
  return pino(logOptions(level));
}
