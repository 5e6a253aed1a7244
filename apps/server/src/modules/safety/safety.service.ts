import { formatMessage, serverWords, type UnsafeClass } from '@toile/contract';
import type { SafetyCheck } from '@toile/studio';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import { sha256Of } from '../images/picture-pixels.ts';
import { pictureCode } from './picture-code.ts';
import { UnsafePictureError } from './unsafe-picture-error.ts';

/**
 * `on`: pictures pass unchecked while the model is absent or fails. `strict`: none does. `off`:
 * nothing is checked.
 */
export type SafetyMode = 'on' | 'strict' | 'off';

/** State of the check in the answer of /readyz. */
export type SafetyState = { state: 'on' | 'off' | 'waiting'; reason?: string };

const REASONS = {
  off: 'SAFETY_CHECK is off: pictures are not checked',
  on: 'The model is not there yet: pictures pass unchecked',
  strict: 'The model is not there yet: pictures that would have to be checked are refused',
} as const satisfies Record<SafetyMode, string>;

/** Number of remembered verdicts: a photo is checked again with each dot of its mask. */
const REMEMBERED = 500;

const RETRY_AFTER_SECONDS = 60;

type Options = {
  check: SafetyCheck;
  mode: SafetyMode;
  /** Codes of pictures that the operator allows. */
  allowed: ReadonlySet<string>;
  log: Log;
};

type Finding = { what: UnsafeClass; code: string };

export type SafetyService = {
  /**
   * Checks an input picture. Throws `imageNotUsable` with the field for an unsafe one,
   * `unavailable` in strict mode.
   */
  checkUpload: (field: string, png: Uint8Array) => Promise<void>;
  /** Checks an output. Throws UnsafePictureError for an unsafe one. */
  checkOutput: (png: Uint8Array, sources: readonly Uint8Array[]) => Promise<void>;
  state: () => SafetyState;
  close: () => Promise<void>;
};

function messageOf(sentence: string, { what, code }: Finding): string {
  return formatMessage(sentence, { what: serverWords.safety.classes[what], code });
}

/** The check of every picture that is used or handed out. Nothing of a refused picture is kept. */
export function createSafetyService({ check, mode, allowed, log }: Options): SafetyService {
  const verdicts = new Map<string, UnsafeClass | undefined>();

  function remember(sha256: string, verdict: UnsafeClass | undefined): void {
    verdicts.set(sha256, verdict);
    const [oldest] = verdicts.keys();
    if (verdicts.size > REMEMBERED && oldest !== undefined) verdicts.delete(oldest);
  }

  async function judge(png: Uint8Array, sha256: string): Promise<UnsafeClass | undefined> {
    if (verdicts.has(sha256)) return verdicts.get(sha256);
    const verdict = await check.findUnsafe(png);
    remember(sha256, verdict);
    return verdict;
  }

  /** The verdict on a picture. An unchecked picture passes, except in strict mode. */
  async function judgeOrPass(png: Uint8Array, sha256: string): Promise<UnsafeClass | undefined> {
    if (mode === 'on' && !check.isReady()) return undefined;
    try {
      return await judge(png, sha256);
    } catch (error) {
      if (mode === 'strict') throw error;
      log.error({ err: error }, 'A picture was not checked');
      return undefined;
    }
  }

  async function isAllowed(png: Uint8Array): Promise<boolean> {
    return allowed.size > 0 && allowed.has(pictureCode(await sha256Of(png)));
  }

  async function find(png: Uint8Array): Promise<Finding | undefined> {
    if (mode === 'off') return undefined;
    const sha256 = await sha256Of(png);
    const code = pictureCode(sha256);
    if (allowed.has(code)) return undefined;
    const what = await judgeOrPass(png, sha256);
    if (what === undefined) return undefined;
    log.warn({ what, code }, 'A picture was refused');
    return { what, code };
  }

  function refuseUnchecked(): never {
    const fields = { non_field_errors: [serverWords.safety.notChecked] };
    throw new AppError('unavailable', { fields, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  return {
    checkUpload: async (field, png) => {
      const finding = await find(png).catch(refuseUnchecked);
      if (!finding) return;
      const message = messageOf(serverWords.safety.uploadRefused, finding);
      throw new AppError('imageNotUsable', { fields: { [field]: [message] } });
    },

    checkOutput: async (png, sources) => {
      // The result of a picture that the operator has allowed is allowed too.
      for (const source of sources) if (await isAllowed(source)) return;
      const finding = await find(png);
      if (finding)
        throw new UnsafePictureError(messageOf(serverWords.safety.outputRefused, finding));
    },

    state: () => {
      if (mode === 'off') return { state: 'off', reason: REASONS.off };
      if (check.isReady()) return { state: 'on' };
      return { state: mode === 'strict' ? 'waiting' : 'off', reason: REASONS[mode] };
    },

    close: () => check.close(),
  };
}
