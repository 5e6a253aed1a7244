import { adjust, type Hex, lightness } from '../../../core/colour.ts';
import { clamp } from '../../../core/interpolate.ts';
import type { SceneLight } from '../../../place/stage.ts';
import {
  BRIGHT_TENT,
  CANDLE,
  FLASH,
  HARD_SUN,
  type LightSetup,
  LOW_KEY,
  LOW_SUN,
  mirrored,
  SIDE_LAMP,
  SIDE_SPOT,
  SOFT_BOX,
} from '../light/light-setup.ts';
import type { Look } from '../look.ts';
import type { LightId } from './light-words.ts';
import type { Setting } from './read-setting.ts';

/** What a named light changes of a look: lamps, tint, and the ground where none is named. */
type Lighting = {
  light: LightSetup;
  balance: Look['balance'];
  ground?: Look['ground'];
  /** The ground's colour, the same whatever the cloth. */
  paper?: Hex;
};

const LIGHTINGS: Readonly<Record<LightId, Lighting>> = {
  side: { light: SIDE_SPOT, balance: [1, 1, 1], ground: 'canvas' },
  hard: { light: HARD_SUN, balance: [1.02, 1, 0.97] },
  soft: { light: SOFT_BOX, balance: [1, 1, 1], ground: 'sweep' },
  window: { light: HARD_SUN, balance: [1.03, 1, 0.95], ground: 'window' },
  candle: { light: CANDLE, balance: [1.24, 0.94, 0.6], ground: 'pool', paper: '#5a4436' },
  dramatic: { light: LOW_KEY, balance: [1.03, 1, 0.95], ground: 'pool', paper: '#3a3634' },
  bright: { light: BRIGHT_TENT, balance: [1, 1, 1], ground: 'sweep', paper: '#f6f6f5' },
  flash: { light: FLASH, balance: [0.99, 1, 1.02] },
  'night-flash': { light: FLASH, balance: [0.98, 1, 1.03], ground: 'pool', paper: '#23252c' },
  golden: { light: LOW_SUN, balance: [1.14, 1, 0.78], ground: 'window' },
};

/** Cloth darker than this stands before a ground a little lighter than a named dark one. */
const DARK_CLOTH = 0.3;

/** The look of a picture with the light and the ground that its prompt names. */
export function settledLook(look: Look, { light, ground, isWall }: Setting): Look {
  const lighting = light && LIGHTINGS[light];
  const lit: Look = lighting
    ? {
        ...look,
        light: look.light.side === lighting.light.side ? lighting.light : mirrored(lighting.light),
        balance: lighting.balance,
        ground: darkGround(lighting.ground, look) ?? look.ground,
        papers: lighting.paper ? [lighting.paper, lighting.paper, lighting.paper] : look.papers,
      }
    : look;
  if (!ground) return lit;
  return {
    ...lit,
    ground: groundFor(lit, { isWall, ground }),
    papers: [ground, ground, lightness(ground) < DARK_CLOTH ? adjust(ground, 0.06) : ground],
    hasOwnPaper: true,
  };
}

/** Every other picture of a run in the dark stands before painted canvas. */
const darkGround = (
  ground: Look['ground'] | undefined,
  { id }: Look,
): Look['ground'] | undefined =>
  ground === 'pool' && (id === 'evening' || id === 'bright') ? 'canvas' : ground;

/** Windows and painted canvas have tones of their own, which a named colour does not. */
function groundFor(
  { ground, light }: Look,
  named: { isWall: boolean; ground: Hex },
): Look['ground'] {
  if (named.isWall) return ground === 'window' ? 'window' : 'room';
  if (ground === 'pool' || (lightness(named.ground) < 0.4 && light.softness < 0.7)) return 'pool';
  return ground === 'window' ? 'window' : 'sweep';
}

/** The look of a figure in a place of create-background, lit as that place is. */
export function lookInPlace(look: Look, light: SceneLight): Look {
  const [r, g, b] = light.tint;
  const mean = (r + g + b) / 3;
  const near = light.softness > 0.6 ? SOFT_BOX : light.back > 0.4 ? SIDE_LAMP : HARD_SUN;
  const lamps = near.side === light.side ? near : mirrored(near);
  const exposure = clamp(light.exposure, 0.5, 1.1);
  return {
    ...look,
    light: {
      ...lamps,
      keyStrength: lamps.keyStrength * exposure,
      fillStrength: lamps.fillStrength * exposure,
      sky: (lamps.sky + 0.06) * exposure,
    },
    balance: [tinted(r / mean), tinted(g / mean), tinted(b / mean)],
  };
}

/** Half the tint of a place: a camera takes out the rest. */
const tinted = (part: number) => clamp(1 + (part - 1) * 0.5, 0.7, 1.35);
