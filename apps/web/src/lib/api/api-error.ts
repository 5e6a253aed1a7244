import { coreWords, formatMessage } from '@toile/contract';

/**
 * An error answer of the API. `body` is the parsed JSON, if there was any; `retryAfterSeconds` is
 * the server's Retry-After.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body?: unknown, retryAfterSeconds?: number) {
    super(formatMessage(coreWords.common.requestFailed, { status }));
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
