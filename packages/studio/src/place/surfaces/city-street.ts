import { clamp, smoothstep } from '../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../core/linear.ts';
import { litSurface } from '../light/scene-light.ts';
import type { Stage } from '../stage.ts';
import { type Pixel, setPixel, veil } from './paint-layer.ts';
import { paintRoom, type WallPlace } from './room.ts';

const STONES: readonly Light[] = [
  '#cbbca3',
  '#b9a489',
  '#a8937c',
  '#c9c2b6',
  '#8c6b58',
  '#b5aba0',
  '#93857a',
].map(lightOf);
const SIGNS: readonly Light[] = ['#1f2a26', '#3a2220', '#20242c', '#5b4a3a', '#22303a'].map(
  lightOf,
);
const SLATE: Light = lightOf('#5a6068');

export type Street = {
  leftM: number;
  rightM: number;
  backM: number;
  storeys: readonly [least: number, most: number];
  /** Share of lit windows, and what shines from them. */
  windows: { lit: number; lights: readonly Light[] };
  shops: { lit: number; lights: readonly Light[] };
  /** Times the daylight on the stone. */
  dim?: number;
};

/** Two rows of houses with windows, cornices, balconies and shops, running into the haze. */
export function paintStreet(stage: Stage, street: Street): void {
  const { noise, daylight, side } = stage;
  const { leftM, rightM, backM, storeys, windows, shops, dim = 1 } = street;
  paintRoom(stage, {
    leftM,
    rightM,
    backM,
    shade: (place, pixel) => {
      const isLeft = place.side === 'left';
      const row = place.side === 'back' ? 5 : isLeft ? 1 : 2;
      const plot = 11 + row;
      const house = Math.floor(place.along / plot + noise.cell(row, 4));
      const floors =
        storeys[0] + Math.floor(noise.cell(house, row) * (storeys[1] - storeys[0] + 1));
      const storeyM = 3 + noise.cell(house, row + 7) * 0.6;
      const tall = 4 + floors * storeyM;
      const roof = smoothstep(tall, tall - 2.4, place.y);
      if (place.y > tall + 0.3) {
        pixel[3] = 0;
        return;
      }
      const stone = STONES[Math.floor(noise.cell(house + 3, row + 11) * STONES.length)];
      const facing = place.side === 'back' ? 0.5 : isLeft === side > 0 ? 0.85 : 0.08;
      const sunlit = facing * smoothstep(2, 8, place.y + noise.at(place.along * 0.1, row) * 5);
      const dirt =
        0.85 + noise.fbm(place.along * 0.4, place.y * 0.3 + row * 9, 3) * 0.28 - (1 - roof) * 0.1;
      setPixel(
        pixel,
        scaleLight(litSurface(stage, mixLight(SLATE, stone, roof), sunlit), dirt * dim),
      );
      if (place.y < 4) paintShop({ noise }, place, { row, shops, dim }, pixel);
      else paintWindows(stage, place, { row, house, storeyM, windows, dim, tall }, pixel);
      const haze = 1 - Math.exp(-place.z / Math.max(45, daylight.visibilityM * 0.14));
      veil(pixel, scaleLight(daylight.horizon, 0.85), haze);
    },
  });
}

type WindowRow = {
  row: number;
  house: number;
  storeyM: number;
  tall: number;
  dim: number;
  windows: Street['windows'];
};

function paintWindows(
  { noise, daylight }: Stage,
  { along, y }: WallPlace,
  { row, house, storeyM, tall, dim, windows }: WindowRow,
  pixel: Pixel,
): void {
  const pitch = 1.9 + noise.cell(house, row + 21) * 0.8;
  const column = Math.floor(along / pitch);
  const storey = Math.floor((y - 4) / storeyM);
  const across = Math.abs(along / pitch - column - 0.5);
  const up = (y - 4) / storeyM - storey;
  if (up < 0.05 || up > 0.95) for (let c = 0; c < 3; c += 1) pixel[c] *= 1.14;
  const isGlass = across < 0.26 && up > 0.16 && up < 0.8 && y < tall - 1;
  const isFrame = across < 0.32 && up > 0.1 && up < 0.86;
  if (isFrame && !isGlass) for (let c = 0; c < 3; c += 1) pixel[c] *= 1.2;
  if (!isGlass) return;
  const chance = noise.cell(column * 3 + house, storey * 5 + row);
  if (chance < windows.lit) {
    const tone = windows.lights[Math.floor(noise.cell(storey + 9, column) * windows.lights.length)];
    const curtain = 0.5 + 0.6 * noise.cell(column, storey) + noise.at(along * 4, y * 2) * 0.3;
    setPixel(pixel, scaleLight(tone, curtain));
    return;
  }
  const mirrored = mixLight(daylight.middle, daylight.zenith, up);
  setPixel(
    pixel,
    scaleLight(mixLight([0.03, 0.035, 0.04], mirrored, 0.3 + 0.3 * chance), Math.max(0.25, dim)),
  );
  if (up < 0.3) for (let c = 0; c < 3; c += 1) pixel[c] *= 0.5;
}

type ShopRow = { row: number; dim: number; shops: Street['shops'] };

function paintShop(
  { noise }: Pick<Stage, 'noise'>,
  { along, y }: WallPlace,
  { row, shops, dim }: ShopRow,
  pixel: Pixel,
): void {
  const shop = Math.floor(along / 4.4);
  const inside = along / 4.4 - shop;
  const isGlass =
    y > 0.5 && y < 2.9 && inside > 0.08 && inside < 0.92 && Math.abs(inside - 0.5) > 0.02;
  const tone = noise.cell(shop + 31, row + 2);
  const sign = SIGNS[Math.floor(tone * SIGNS.length)];
  if (!isGlass) {
    if (y > 2.9 && y < 3.6) setPixel(pixel, scaleLight(sign, dim));
    else for (let c = 0; c < 3; c += 1) pixel[c] *= 0.7;
    return;
  }
  const isLit = tone < shops.lit;
  const goods = clamp(0.55 + noise.fbm(along * 3, y * 2.2, 3) * 0.9);
  const light = shops.lights[Math.floor(noise.cell(row + 5, shop) * shops.lights.length)];
  setPixel(
    pixel,
    isLit
      ? scaleLight(light, 0.25 + goods)
      : scaleLight([0.07, 0.075, 0.08], (0.5 + goods) * Math.max(0.3, dim)),
  );
}
