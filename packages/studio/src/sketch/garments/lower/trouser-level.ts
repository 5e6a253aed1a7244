import type { Body } from '../../figure/body.ts';

/** Trunk level at which trousers begin: men's sit lower. */
export const trouserTop = ({ kind }: Body, rise: 'high' | 'mid' = 'high'): number => {
  if (kind === 'man' || kind === 'boy') return 3.2;
  return rise === 'high' ? 3.02 : 3.16;
};
