import type { UnsafeClass } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { sha256Of } from '../images/picture-pixels.ts';
import { pictureCode } from './picture-code.ts';
import { createSafetyService, type SafetyMode } from './safety.service.ts';

const COAT = new TextEncoder().encode('a coat');
const NUDE = new TextEncoder().encode('explicit');
const NUDE_CODE = pictureCode(await sha256Of(NUDE));

type Setting = { mode?: SafetyMode; allowed?: string[]; isReady?: boolean; isBroken?: boolean };

/** The service with a check that finds one picture unsafe and counts its calls. */
function open({ mode = 'on', allowed = [], isReady = true, isBroken = false }: Setting = {}) {
  let looks = 0;
  const check = {
    isReady: () => isReady,
    findUnsafe: async (picture: Uint8Array): Promise<UnsafeClass | undefined> => {
      looks += 1;
      if (isBroken || !isReady) throw new Error('Not looked at');
      return picture === NUDE ? 'explicit-photo' : undefined;
    },
    close: async () => undefined,
  };
  const service = createSafetyService({ check, mode, allowed: new Set(allowed), log: silentLog });
  return { ...service, looks: () => looks };
}

describe('a picture that was sent', () => {
  test('is used where nothing is found', () =>
    expect(open().checkUpload('source_image', COAT)).resolves.toBeUndefined());

  test('is refused at its field, with what it was taken for and its code', async () => {
    const refusal = await open()
      .checkUpload('source_image', NUDE)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, error: 'imageNotUsable' });
    expect(refusal).toMatchObject({
      body: { source_image: [expect.stringContaining('a sexually explicit photo')] },
    });
    expect(refusal).toMatchObject({ body: { source_image: [expect.stringContaining(NUDE_CODE)] } });
  });

  test('is looked at once, however often it comes', async () => {
    const safety = open();
    for (const picture of [COAT, COAT, NUDE, NUDE]) {
      await safety.checkUpload('target_image', picture).catch(() => undefined);
    }
    expect(safety.looks()).toBe(2);
  });

  test('passes when the operator allowed it, or turned the check off', async () => {
    const settings: Setting[] = [{ allowed: [NUDE_CODE] }, { mode: 'off' }];
    for (const setting of settings) {
      const safety = open(setting);
      await expect(safety.checkUpload('source_image', NUDE)).resolves.toBeUndefined();
      expect(safety.looks()).toBe(0);
    }
  });
});

describe('an output', () => {
  test('that is unsafe is not handed out, with the reason', async () => {
    const checked = open().checkOutput(NUDE, [COAT]);
    await expect(checked).rejects.toThrow('a sexually explicit photo');
  });

  test('made from a picture that was allowed is handed out', () =>
    expect(open({ allowed: [NUDE_CODE] }).checkOutput(COAT, [NUDE])).resolves.toBeUndefined());
});

describe('without the model', () => {
  test.each([{ isReady: false }, { isBroken: true }])('pictures pass: %j', (setting) =>
    expect(open(setting).checkUpload('source_image', NUDE)).resolves.toBeUndefined(),
  );

  test.each([{ isReady: false }, { isBroken: true }])(
    'none does in strict mode: %j',
    async (setting) => {
      const safety = open({ ...setting, mode: 'strict' });
      const refusal = safety.checkUpload('source_image', COAT);
      await expect(refusal).rejects.toMatchObject({ status: 503 });
      await expect(safety.checkOutput(COAT, [])).rejects.toThrow('Not looked at');
    },
  );
});

test.each<[Setting, string]>([
  [{}, 'on'],
  [{ mode: 'strict' }, 'on'],
  [{ isReady: false }, 'off'],
  [{ mode: 'strict', isReady: false }, 'waiting'],
  [{ mode: 'off' }, 'off'],
])('%j is told as %s', (setting, state) => {
  expect(open(setting).state()).toMatchObject({ state });
});
