import type { EngineOffer } from '@toile/contract';
import { expect, test } from 'vitest';
import { chooseOffer } from './engine-offers.ts';

const cards: EngineOffer = {
  engine: 'cards',
  name: 'Cards',
  model: 'cards 1',
  method: 'model',
  credits: 3,
  poses_people: true,
  ignores_mask: false,
  takes_backdrop: false,
  ready: true,
};
const studio: EngineOffer = { ...cards, engine: 'studio', method: 'rules', credits: 1 };
const away = { ...cards, ready: false };

test.each([
  {
    what: 'the first in service draws',
    offers: [cards, studio],
    expected: { offer: cards, credits: 3 },
  },
  {
    what: 'the next one, where the first is away',
    offers: [away, studio],
    expected: { offer: studio, away, credits: 1 },
  },
  {
    what: 'none, where all are away',
    offers: [away],
    expected: { offer: undefined, away, credits: 3 },
  },
  {
    what: 'an output stays with its engine',
    offers: [cards, studio],
    ofOutput: 'studio',
    expected: { offer: studio, credits: 1 },
  },
  {
    what: 'unless that is away',
    offers: [studio, away],
    ofOutput: 'cards',
    expected: { offer: studio, away, credits: 1 },
  },
  {
    what: 'or there no more',
    offers: [cards],
    ofOutput: 'gone',
    expected: { offer: cards, credits: 3 },
  },
  {
    what: 'nothing is known yet',
    offers: [],
    expected: { offer: undefined, credits: 1 },
  },
])('$what', ({ offers, ofOutput, expected }) => {
  expect(chooseOffer(offers, { ofOutput })).toEqual({ away: undefined, ...expected });
});
