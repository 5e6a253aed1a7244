import { type Light, mixLight, scaleLight } from '../../core/linear.ts';

export type TimeId = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';
export type WeatherId = 'clear' | 'cloudy' | 'fog' | 'rain' | 'snowfall';

/** The light out of doors at a time of day. */
export type Daylight = {
  time: TimeId;
  weather: WeatherId;
  zenith: Light;
  middle: Light;
  horizon: Light;
  sun: Light;
  /** Light of the sky on surfaces that the sun does not reach. */
  ambient: Light;
  /** Light of the sun or the lamps on surfaces that they reach. */
  key: Light;
  /** Share of clouds in the sky, 0 to 1. */
  cloud: number;
  /** Distance in metres at which two thirds of what is seen is haze. */
  visibilityM: number;
  /** Share of light from behind the subject, 0 to 1. */
  back: number;
};

type Clear = Omit<Daylight, 'time' | 'weather' | 'cloud' | 'visibilityM'>;

const TIMES: Record<TimeId, Clear> = {
  dawn: {
    zenith: [0.2, 0.3, 0.52],
    middle: [0.55, 0.52, 0.62],
    horizon: [1.05, 0.76, 0.62],
    sun: [5, 3.3, 2.2],
    ambient: [0.34, 0.36, 0.44],
    key: [0.62, 0.45, 0.33],
    back: 0.45,
  },
  day: {
    zenith: [0.07, 0.19, 0.5],
    middle: [0.2, 0.4, 0.74],
    horizon: [0.66, 0.8, 0.95],
    sun: [4.5, 4.3, 4],
    ambient: [0.3, 0.36, 0.45],
    key: [0.8, 0.75, 0.66],
    back: 0.15,
  },
  golden: {
    zenith: [0.16, 0.25, 0.46],
    middle: [0.55, 0.43, 0.4],
    horizon: [1.3, 0.72, 0.34],
    sun: [8, 4.4, 1.7],
    ambient: [0.3, 0.28, 0.33],
    key: [0.98, 0.6, 0.3],
    back: 0.6,
  },
  dusk: {
    zenith: [0.035, 0.05, 0.16],
    middle: [0.14, 0.12, 0.27],
    horizon: [0.66, 0.3, 0.26],
    sun: [1.6, 0.7, 0.5],
    ambient: [0.24, 0.23, 0.34],
    key: [0.22, 0.14, 0.14],
    back: 0.5,
  },
  night: {
    zenith: [0.004, 0.006, 0.016],
    middle: [0.01, 0.012, 0.03],
    horizon: [0.045, 0.034, 0.04],
    sun: [0.1, 0.1, 0.13],
    ambient: [0.03, 0.032, 0.05],
    key: [0.1, 0.075, 0.05],
    back: 0.4,
  },
};

const VISIBILITY: Record<WeatherId, number> = {
  clear: 2600,
  cloudy: 1800,
  fog: 45,
  rain: 700,
  snowfall: 160,
};

/** Visibility in the haze of a low sun, in metres. */
const LOW_HAZE_M = 150;

/** The light of a time of day under a sky. */
export function daylightAt(time: TimeId, weather: WeatherId): Daylight {
  const clear = TIMES[time];
  const isLow = weather === 'fog' && (time === 'golden' || time === 'dawn' || time === 'dusk');
  const visibilityM = isLow ? LOW_HAZE_M : VISIBILITY[weather];
  const fair = { ...clear, time, weather, visibilityM };
  if (weather === 'clear') return { ...fair, cloud: 0.3 };
  const cool = scaleLight([0.86, 0.93, 1], meanOf(clear));
  // A low sun colours the haze that it shines through.
  const grey = isLow ? mixLight(cool, scaleLight(clear.horizon, 0.8), 0.55) : cool;
  const veil = weather === 'cloudy' ? 0.62 : isLow ? 0.5 : 0.9;
  return {
    ...fair,
    zenith: mixLight(clear.zenith, scaleLight(grey, 0.75), veil),
    middle: mixLight(clear.middle, scaleLight(grey, 0.95), veil),
    horizon: mixLight(clear.horizon, scaleLight(grey, 1.2), veil * 0.85),
    sun: scaleLight(clear.sun, 1 - veil * 0.9),
    ambient: mixLight(clear.ambient, scaleLight(grey, 1.1), veil * 0.8),
    key: scaleLight(clear.key, 1 - veil * 0.8),
    cloud: weather === 'cloudy' ? 0.75 : 0.9,
    back: clear.back * 0.4,
  };
}

const meanOf = ({ zenith, middle, horizon }: Clear) =>
  (zenith[1] + middle[1] * 2 + horizon[1] * 1.4) / 4.4;
