import type { EngineOffer } from '@toile/contract';

/** Offer of the studio engine, in service, at one credit a picture. */
export const STUDIO_OFFER: EngineOffer = {
  engine: 'studio',
  name: 'Studio',
  model: 'rules',
  method: 'rules',
  credits: 1,
  poses_people: false,
  ignores_mask: false,
  takes_backdrop: false,
  ready: true,
};
