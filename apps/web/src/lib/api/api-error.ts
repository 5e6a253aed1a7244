import { coreWords, formatMessage } from '@toile/contract';

/**
 * An answer of the API that is no success. `body` is the parsed JSON, if there was any;
 * `retryAfterSeconds` is how long the server asks to be left alone, if it does.
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
