/** The body of an error, as Stripe's API sends it. */
type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  doc_url?: string;
};

/** A request that the server refuses, with the status and the body of the answer. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'StripeRefusal';
    this.status = status;
    const { code } = body;
    this.body = code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${code}` } : body;
  }
}

const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

export const refusals = {
  invalid,
  unknownParameter: (param: string) =>
    invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param }),
  missingParameter: (param: string) =>
    invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param }),
  missingResource: (kind: string, id: string, param = 'id') =>
    new StripeRefusal(param === 'id' ? 404 : 400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param,
    }),
  unknownPath: (method: string, path: string) =>
    new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    }),
  noKey: () =>
    new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key.',
    }),
  wrongKey: () =>
    new StripeRefusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided.',
    }),
  otherRequestOfKey: (key: string) =>
    new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  keyInUse: (key: string) =>
    new StripeRefusal(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
    }),
  rateLimit: () =>
    new StripeRefusal(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded.',
    }),
  serverFault: () =>
    new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }),
  cardDeclined: (declineCode: string, paymentIntent?: unknown) =>
    new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: declineCode,
      message: 'Your card was declined.',
      ...(paymentIntent === undefined ? {} : { payment_intent: paymentIntent }),
    }),
};
