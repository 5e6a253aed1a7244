import { hexToOklab, type Oklab, oklabToHex } from '@toile/raster';

/** Methods that derive new colours, by their names in the message table. */
export type ReadyName =
  | 'rotate'
  | 'complement'
  | 'third'
  | 'night'
  | 'tonal'
  | 'faded'
  | keyof typeof CURATED;

type Ready = { name: ReadyName; palette: string[] };

/** Curated palettes of colours that go together in clothing. */
const CURATED = {
  indigo: ['#f1ebdd', '#aebfd0', '#5b7fa6', '#2b4a7c', '#16254a'],
  terracotta: ['#f6eadb', '#e6b48c', '#c96f4a', '#8c4a3a', '#3f2a2a'],
  seaside: ['#f7f4ea', '#f2c879', '#e8836b', '#4ba3a8', '#1f4e66'],
  orchard: ['#fbf3df', '#f3b7ac', '#d8574f', '#7f9a4e', '#33502f'],
  bauhaus: ['#f3efe4', '#f0b323', '#d8412f', '#2f5fa8', '#1b1b1f'],
  ink: ['#faf8f2', '#d6d2c8', '#9a968d', '#56534e', '#1d1c1b'],
} as const;

/**
 * Every ready-made palette for a pattern of these colours; each has one new colour for each own
 * one.
 */
export function readyPalettes(own: readonly string[]): Ready[] {
  const labs = own.map(hexToOklab);
  const changed = (change: (lab: Oklab) => Oklab) =>
    labs.map((lab) => oklabToHex(withinScreen(change(lab))));
  return [
    { name: 'rotate', palette: own.map((_, i) => own[(i + 1) % own.length] ?? '') },
    { name: 'complement', palette: changed((lab) => turned(lab, Math.PI)) },
    { name: 'third', palette: changed((lab) => turned(lab, (2 * Math.PI) / 3)) },
    { name: 'night', palette: changed(([l, a, b]) => [1.13 - l, a, b]) },
    { name: 'tonal', palette: changed(toneOf(labs)) },
    { name: 'faded', palette: changed(([l, a, b]) => [l + (0.93 - l) * 0.35, a * 0.6, b * 0.6]) },
    ...curatedNames().map((name) => ({ name, palette: byLightness(labs, CURATED[name]) })),
  ];
}

function curatedNames(): (keyof typeof CURATED)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  return Object.keys(CURATED) as (keyof typeof CURATED)[];
}

/**
 * Largest distance, in OKLab, between a colour and the same one clipped to a screen's gamut: the
 * just noticeable difference of CSS Color 4.
 */
const NEAR = 0.02;
const PALER = 0.93;
const MOST_STEPS = 40;

/**
 * The strongest colour of this hue and lightness that a screen can show: clipping would change the
 * hue.
 */
function withinScreen([lightness, a, b]: Oklab): Oklab {
  let lab: Oklab = [Math.min(1, Math.max(0, lightness)), a, b];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const shown = hexToOklab(oklabToHex(lab));
    if (Math.hypot(shown[0] - lab[0], shown[1] - lab[1], shown[2] - lab[2]) < NEAR) break;
    lab = [lab[0], lab[1] * PALER, lab[2] * PALER];
  }
  return lab;
}

function turned([lightness, a, b]: Oklab, by: number): Oklab {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [lightness, a * cos - b * sin, a * sin + b * cos];
}

/** Maps colours to the hue of the strongest one; each keeps its lightness. */
function toneOf(labs: readonly Oklab[]): (lab: Oklab) => Oklab {
  const chroma = ([, a, b]: Oklab) => Math.hypot(a, b);
  const strongest = labs.reduce<Oklab>(
    (best, lab) => (chroma(lab) > chroma(best) ? lab : best),
    [0, 0, 0],
  );
  const full = Math.max(chroma(strongest), 1e-6);
  return ([lightness, a, b]) => {
    const part = Math.max(0.25, Math.min(1, chroma([lightness, a, b]) / full)) * 0.8;
    return [lightness, strongest[1] * part, strongest[2] * part];
  };
}

/** Assigns colours by lightness, the lightest to the lightest, so that light stays on dark. */
function byLightness(labs: readonly Oklab[], colours: readonly string[]): string[] {
  const order = labs
    .map((lab, place) => ({ place, lightness: lab[0] }))
    .toSorted((a, b) => b.lightness - a.lightness);
  const palette = labs.map(() => '');
  for (const [rank, { place }] of order.entries()) {
    palette[place] = pick(colours, order.length === 1 ? 0.5 : rank / (order.length - 1));
  }
  return palette;
}

/** The colour at a position along the list, 0 to 1; between two of them their mixture. */
function pick(colours: readonly string[], along: number): string {
  const place = along * (colours.length - 1);
  const [first, second] = [Math.floor(place), Math.ceil(place)].map((i) =>
    hexToOklab(colours[i] ?? '#000000'),
  );
  if (!first || !second) return '#000000';
  const t = place - Math.floor(place);
  const mix = (axis: 0 | 1 | 2) => first[axis] + (second[axis] - first[axis]) * t;
  return oklabToHex([mix(0), mix(1), mix(2)]);
}
