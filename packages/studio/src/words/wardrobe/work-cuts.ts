import type { NamedCut } from './named-cuts.ts';

const CHEF: NamedCut = {
  of: 'jacket',
  says: ['double breasted', 'stand collar', 'long sleeve', 'white', 'hip length'],
};
const BELLHOP: NamedCut = {
  of: 'jacket',
  says: ['double breasted', 'stand collar', 'waist length', 'fitted'],
};
const WAITER: NamedCut = { of: 'jacket', says: ['white', 'waist length', 'fitted'] };
const FENCING: NamedCut = {
  of: 'jacket',
  says: ['white', 'stand collar', 'waist length', 'fitted', 'long sleeve'],
};
const DOUBLET: NamedCut = {
  of: 'jacket',
  says: ['stand collar', 'waist length', 'fitted', 'button front'],
};
const REDINGOTE: NamedCut = {
  of: 'overcoat',
  says: ['fitted', 'double breasted', 'midi'],
};
const SCRUB_TOP: NamedCut = {
  of: 't shirt',
  says: ['v neck', 'short sleeve', 'hip length', 'patch pocket', 'cotton'],
};
const SCRUBS: NamedCut = { of: 'scrub top', says: ['straight leg'], with: 'trouser', isSuit: true };
const SHIRTWAIST: NamedCut = {
  of: 'shirt dress',
  says: ['a line', 'midi', 'belt', 'button front'],
};
const RUNNING_VEST: NamedCut = {
  of: 'top',
  says: ['scoop neck', 'sleeveless', 'unbelted', 'hip length'],
};

/** Dress of trades and sports, and names of the shops, as bundles of features. */
export const WORK_CUTS: Readonly<Record<string, NamedCut>> = {
  "chef's jacket": CHEF,
  'chef jacket': CHEF,
  'chefs jacket': CHEF,
  "chef's coat": CHEF,
  'chef coat': CHEF,
  'chef white': CHEF,
  'bellhop jacket': BELLHOP,
  'bellboy jacket': BELLHOP,
  'waiter jacket': WAITER,
  "waiter's jacket": WAITER,
  'mess jacket': WAITER,
  'fencing jacket': FENCING,
  doublet: DOUBLET,
  redingote: REDINGOTE,
  'scrub top': SCRUB_TOP,
  scrub: SCRUBS,
  'nurse scrub': SCRUBS,
  'medical scrub': SCRUBS,
  'surgical scrub': SCRUBS,
  'scrub set': SCRUBS,
  shirtwaist: SHIRTWAIST,
  'shirtwaist dress': SHIRTWAIST,
  singlet: RUNNING_VEST,
  'running singlet': RUNNING_VEST,
  'running vest': RUNNING_VEST,
  'short dungaree': { of: 'dungarees', says: ['knee length'] },
  'short dungarees': { of: 'dungarees', says: ['knee length'] },
  'slip gown': { of: 'slip dress', says: ['floor length'] },
};
