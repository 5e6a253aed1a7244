import type { Hex } from '../../../core/colour.ts';

/** Colours of what buttons, toggles and buckles are made of, where the prompt names the stuff. */
export const TRIM_STUFFS: Readonly<Record<string, Hex>> = {
  horn: '#57402f',
  coconut: '#5d4130',
  tortoiseshell: '#6d4324',
  tortoise: '#6d4324',
  wood: '#8a6239',
  wooden: '#8a6239',
  bone: '#e6dcc6',
  shell: '#e9e2d6',
  pearl: '#efe9df',
  brass: '#b08d3e',
  gunmetal: '#4c4f54',
  corozo: '#8a6a4c',
};
