import { lerp } from '../../../../core/interpolate.ts';
import type { Body } from '../../../figure/body.ts';
import type { Length } from '../../features.ts';

/** The page's height at which a garment of the upper body ends. */
export function hemHeight(body: Body, length: Length): number {
  const { knee, ankle } = body.leg[body.nearLeg];
  const crotch = body.crotch[1];
  const trunk = (level: number) => body.front(0, level)[1];
  switch (length) {
    case 'cropped':
      return trunk(2.72);
    case 'waist':
      return trunk(3.15);
    case 'hip':
      return lerp(trunk(3.5), trunk(4), body.kind === 'man' ? 1.15 : 0.9);
    case 'micro':
      return lerp(crotch, knee[1], 0.1);
    case 'mini':
      return lerp(crotch, knee[1], 0.4);
    case 'knee':
      return lerp(crotch, knee[1], 0.95);
    case 'midi':
      return lerp(knee[1], ankle[1], 0.5);
    case 'ankle':
      return lerp(knee[1], ankle[1], 0.85);
    case 'floor':
    case 'train':
      return lerp(ankle[1], body.floorY, 0.55);
  }
}
