import { en } from './messages/en/index.ts';

type CatalogueEntry = { status: number; message: string };

/** Every error that the API answers on purpose: its name, HTTP status and text. */
export const ERROR_CATALOGUE = {
  invalidRequest: { status: 400, message: en.validation.invalidValue },
  invalidCredentials: { status: 400, message: en.errors.invalidCredentials },
  verificationLinkInvalid: { status: 400, message: en.errors.verificationLinkInvalid },
  verificationLinkExpired: { status: 400, message: en.errors.verificationLinkExpired },
  emailLinkInvalid: { status: 400, message: en.errors.emailLinkInvalid },
  resetLinkInvalid: { status: 400, message: en.errors.resetLinkInvalid },
  webhookRefused: { status: 400, message: en.errors.webhookRefused },
  googleRefused: { status: 400, message: en.errors.googleRefused },
  notSignedIn: { status: 401, message: en.errors.notSignedIn },
  insufficientCredits: { status: 402, message: en.errors.insufficientCredits },
  paymentDeclined: { status: 402, message: en.errors.paymentDeclined },
  notVerified: { status: 403, message: en.errors.notVerified },
  csrfFailed: { status: 403, message: en.errors.csrfFailed },
  notFound: { status: 404, message: en.errors.notFound },
  tooSlow: { status: 408, message: en.errors.tooSlow },
  conflict: { status: 409, message: en.errors.conflict },
  googleOtherAccount: { status: 409, message: en.errors.googleOtherAccount },
  idempotencyKeyReused: { status: 409, message: en.errors.idempotencyKeyReused },
  alreadyUpscaled: { status: 409, message: en.errors.alreadyUpscaled },
  upscaleCanceled: { status: 409, message: en.errors.upscaleCanceled },
  jobFinished: { status: 409, message: en.errors.jobFinished },
  alreadySubscribed: { status: 409, message: en.errors.alreadySubscribed },
  noSubscription: { status: 409, message: en.errors.noSubscription },
  paymentOverdue: { status: 409, message: en.errors.paymentOverdue },
  tooLarge: { status: 413, message: en.errors.tooLarge },
  unsupportedMediaType: { status: 415, message: en.errors.unsupportedMediaType },
  notAnImage: { status: 415, message: en.errors.notAnImage },
  imageNotUsable: { status: 422, message: en.errors.imageNotUsable },
  toolUnavailable: { status: 422, message: en.errors.toolUnavailable },
  notATile: { status: 422, message: en.errors.notATile },
  upscaleFailed: { status: 422, message: en.errors.upscaleFailed },
  tooManyRequests: { status: 429, message: en.errors.tooManyRequests },
  tooManyRuns: { status: 429, message: en.errors.tooManyRuns },
  tooManyStreams: { status: 429, message: en.errors.tooManyStreams },
  /** Nobody reads this answer: its status is for the log. */
  abandoned: { status: 499, message: en.errors.abandoned },
  unexpected: { status: 500, message: en.errors.unexpected },
  paymentsUnavailable: { status: 503, message: en.errors.paymentsUnavailable },
  paymentsClosed: { status: 503, message: en.errors.paymentsClosed },
  googleUnavailable: { status: 503, message: en.errors.googleUnavailable },
  storageFull: { status: 503, message: en.errors.storageFull },
  unavailable: { status: 503, message: en.errors.unavailable },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof ERROR_CATALOGUE;
