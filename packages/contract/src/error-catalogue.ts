import { errors } from './messages/en/errors.ts';
import { validation } from './messages/en/validation.ts';

type CatalogueEntry = { status: number; message: string };

/** Every error that the API answers on purpose: its name, HTTP status and text. */
export const ERROR_CATALOGUE = {
  invalidRequest: { status: 400, message: validation.invalidValue },
  invalidCredentials: { status: 400, message: errors.invalidCredentials },
  verificationLinkInvalid: { status: 400, message: errors.verificationLinkInvalid },
  verificationLinkExpired: { status: 400, message: errors.verificationLinkExpired },
  emailLinkInvalid: { status: 400, message: errors.emailLinkInvalid },
  resetLinkInvalid: { status: 400, message: errors.resetLinkInvalid },
  webhookRefused: { status: 400, message: errors.webhookRefused },
  googleRefused: { status: 400, message: errors.googleRefused },
  notSignedIn: { status: 401, message: errors.notSignedIn },
  insufficientCredits: { status: 402, message: errors.insufficientCredits },
  paymentDeclined: { status: 402, message: errors.paymentDeclined },
  notVerified: { status: 403, message: errors.notVerified },
  csrfFailed: { status: 403, message: errors.csrfFailed },
  notFound: { status: 404, message: errors.notFound },
  tooSlow: { status: 408, message: errors.tooSlow },
  conflict: { status: 409, message: errors.conflict },
  googleOtherAccount: { status: 409, message: errors.googleOtherAccount },
  googleTaken: { status: 409, message: errors.googleTaken },
  googleConnected: { status: 409, message: errors.googleConnected },
  googleOnlyWayIn: { status: 409, message: errors.googleOnlyWayIn },
  idempotencyKeyReused: { status: 409, message: errors.idempotencyKeyReused },
  alreadyUpscaled: { status: 409, message: errors.alreadyUpscaled },
  upscaleCanceled: { status: 409, message: errors.upscaleCanceled },
  priceChanged: { status: 409, message: errors.priceChanged },
  engineChanged: { status: 409, message: errors.engineChanged },
  jobFinished: { status: 409, message: errors.jobFinished },
  alreadySubscribed: { status: 409, message: errors.alreadySubscribed },
  noSubscription: { status: 409, message: errors.noSubscription },
  paymentOverdue: { status: 409, message: errors.paymentOverdue },
  uploadGone: { status: 410, message: errors.uploadGone },
  tooLarge: { status: 413, message: errors.tooLarge },
  unsupportedMediaType: { status: 415, message: errors.unsupportedMediaType },
  notAnImage: { status: 415, message: errors.notAnImage },
  imageNotUsable: { status: 422, message: errors.imageNotUsable },
  toolUnavailable: { status: 422, message: errors.toolUnavailable },
  notATile: { status: 422, message: errors.notATile },
  upscaleFailed: { status: 422, message: errors.upscaleFailed },
  tooManyRequests: { status: 429, message: errors.tooManyRequests },
  tooManyRuns: { status: 429, message: errors.tooManyRuns },
  tooManyStreams: { status: 429, message: errors.tooManyStreams },
  /** The client has gone: the status is for the log alone. */
  abandoned: { status: 499, message: errors.abandoned },
  unexpected: { status: 500, message: errors.unexpected },
  paymentsUnavailable: { status: 503, message: errors.paymentsUnavailable },
  paymentsClosed: { status: 503, message: errors.paymentsClosed },
  googleUnavailable: { status: 503, message: errors.googleUnavailable },
  storageFull: { status: 503, message: errors.storageFull },
  unavailable: { status: 503, message: errors.unavailable },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof ERROR_CATALOGUE;
