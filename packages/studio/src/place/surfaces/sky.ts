import { clamp, smoothstep } from '../../core/interpolate.ts';
import { type Light, mixLight, scaleLight } from '../../core/linear.ts';
import type { Stage } from '../stage.ts';
import { paintPlate, setPixel, veil } from './paint-layer.ts';

/** Share of the frame's height over which the sky goes from horizon to zenith. */
const SPAN = 0.72;

/** Fills the plate with the sky of the hour: its colours, the sun's glow, clouds lit from its side. */
export function paintSky(stage: Stage, { clouds = stage.daylight.cloud } = {}): void {
  const { daylight, camera, sun } = stage;
  const { zenith, middle, horizon } = daylight;
  const isNight = daylight.time === 'night';
  const cloudAt = createClouds(stage, clouds);
  paintPlate(stage, (u, v, pixel) => {
    const rise = clamp((camera.horizon - v) / SPAN, 0, 1.3);
    const t = rise ** 0.8;
    setPixel(
      pixel,
      t < 0.4
        ? mixLight(horizon, middle, t / 0.4)
        : mixLight(middle, zenith, clamp((t - 0.4) / 0.6)),
    );
    const dx = (u - sun.u) * camera.aspect;
    const dy = v - sun.v;
    const d2 = dx * dx + dy * dy;
    const glow = isNight ? 0 : Math.exp(-d2 * 34) * 0.3 + Math.exp(-Math.sqrt(d2) * 4.2) * 0.16;
    for (let c = 0; c < 3; c += 1) pixel[c] += daylight.sun[c] * glow * (1 - clouds * 0.5);
    if (v < camera.horizon) cloudAt(u, rise, pixel, glow);
    if (!isNight && clouds < 0.6 && d2 < 0.0007) veil(pixel, scaleLight(daylight.sun, 1.6), 0.9);
  });
}

/** Clouds on a ceiling above: they flatten and crowd towards the horizon. */
function createClouds({ noise, daylight, rng, side, camera, sun }: Stage, amount: number) {
  const offset = { x: rng.range(0, 90), y: rng.range(0, 90) };
  const scale = rng.range(0.5, 0.95);
  const edge = 0.42 - amount * 0.62;
  const lit: Light = mixLight(
    scaleLight(daylight.horizon, 1.05),
    daylight.sun,
    daylight.time === 'day' ? 0.12 : 0.05,
  );
  const dark: Light = mixLight(
    daylight.middle,
    [0.5, 0.52, 0.56],
    daylight.time === 'night' ? 0 : 0.16,
  );
  return (u: number, rise: number, pixel: [number, number, number, number], glow: number): void => {
    if (amount <= 0.02) return;
    const depth = 1 / (rise + 0.16);
    const x = (u - 0.5) * camera.aspect * depth * scale * 1.7 + offset.x;
    const y = depth * scale * 1.5 + offset.y;
    const warp = noise.fbm(x * 0.7 + 31, y * 0.7, 2) * 0.55;
    const density =
      noise.fbm(x + warp, y + warp * 0.6, 5) + noise.at(x * 0.33 + 7, y * 0.33) * 0.35;
    const cover = smoothstep(edge, edge + 0.42, density) * (0.4 + 0.6 * smoothstep(0, 0.1, rise));
    if (cover <= 0) return;
    const towards = noise.fbm(x + warp + side * 0.16, y + warp * 0.6 - 0.13, 3);
    const toSun = 1 - clamp(Math.hypot(u - sun.u, 0) * 1.1);
    const shine = clamp(
      0.55 + (density - towards) * 0.75 - (density - edge) * 0.42 + glow * 1.2 + toSun * 0.12,
    );
    veil(pixel, mixLight(dark, lit, shine), cover * 0.92);
  };
}
