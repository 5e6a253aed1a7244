import { type Hex, type Lch, toLch } from '../core/colour.ts';
import { fitGamut, hueAt, hueGap, strongestLightness, turned } from '../core/colour-moves.ts';
import { clamp, lerp } from '../core/interpolate.ts';

type Move = (colour: Lch) => Lch;

/** Chroma below which a colour is a neutral: nothing to strengthen, a hue only by name. */
const NEUTRAL = 0.03;
/** Chroma that no screen colour reaches: what is asked for it gets all that sRGB holds. */
const ALL_CHROMA = 0.37;

const isNeutral = (chroma: number) => chroma < NEUTRAL;

type Raise = { to: number; share: number; most?: number };

/** Lightness raised part of the way to a level, by at most so much; what is light already by a little. */
const raised = (light: number, { to, share, most = 1 }: Raise) =>
  Math.max(light + Math.min((to - light) * share, most), lerp(light, 0.985, 0.3));

/** Chroma brought between two bounds, neutrals left as they are. */
const held = (chroma: number, times: number, [least, most]: readonly [number, number]) =>
  isNeutral(chroma) ? chroma * times : clamp(chroma * times, least, most);

/** Tints: lightness near paper, and only as much colour as paper with a breath of dye shows. */
const pale: Move = ([l, c, h]) => [
  raised(l, { to: 0.91, share: 0.85, most: 0.42 }),
  held(c, 0.5, [0.035, 0.062]),
  h,
];
/** Half the way of a tint; a light navy is still a blue of some depth. */
const light: Move = ([l, c, h]) => [
  raised(l, { to: 0.87, share: 0.75, most: 0.3 }),
  held(c, 0.65, [0.045, 0.12]),
  h,
];
/** Light and clear: more colour than pale, none of it grey. */
const pastel: Move = ([l, c, h]) => [
  raised(l, { to: 0.87, share: 0.9 }),
  held(c, 0.7, [0.055, 0.085]),
  h,
];
/** Pastel with chalk in it. */
const powder: Move = ([l, c, h]) => [
  raised(l, { to: 0.87, share: 0.9 }),
  held(c, 0.45, [0.03, 0.05]),
  h,
];
/** Nearly white, a little to the blue. */
const icy: Move = ([l, c, h]) => [
  raised(l, { to: 0.94, share: 0.92 }),
  held(c, 0.3, [0.018, 0.034]),
  isNeutral(c) ? h : turned(h, hueAt(235), { share: 0.12, most: hueAt(12) }),
];
/** Somewhat lighter and weaker, for one that is light already a tint. */
const soft: Move = ([l, c, h]) => [raised(l, { to: 0.86, share: 0.4 }), c * 0.68, h];
/** Hue of undyed cloth, which shows in a dusty pink and not in a dusty blue. */
const UNDYED = hueAt(60);
const isNearUndyed = (h: number) => Math.abs(hueGap(h, UNDYED)) < hueAt(90);
/** Undyed cloth in the dye: middling light, under half the colour. */
const dusty: Move = ([l, c, h]) => [
  l + clamp((0.7 - l) * 0.6, -0.06, 0.18),
  held(c, 0.42, [0.04, 0.075]),
  isNearUndyed(h) ? turned(h, UNDYED, { share: 0.25, most: hueAt(14) }) : h,
];
const muted: Move = ([l, c, h]) => [lerp(l, 0.62, 0.15), c * 0.5, h];
/** Dye that the sun took: lighter and weaker. */
const faded: Move = ([l, c, h]) => [raised(l, { to: 0.84, share: 0.45 }), c * 0.5, h];
const washed: Move = ([l, c, h]) => [raised(l, { to: 0.88, share: 0.62 }), c * 0.4, h];
const smoky: Move = ([l, c, h]) => [lerp(l, 0.53, 0.4) - 0.01, c * 0.4, h];
const greyed: Move = ([l, c, h]) => [lerp(l, 0.6, 0.1), c * 0.35, h];
/** A little brown in it. */
const dirty: Move = ([l, c, h]) => [
  l - 0.08,
  c * 0.62,
  turned(h, hueAt(75), { share: 0.15, most: hueAt(18) }),
];
/** Shades: a factor, so that yellow and navy both go down by what shows on them. */
const dark: Move = ([l, c, h]) => [l * 0.68, c * 0.86, h];
const deep: Move = ([l, c, h]) => [l * 0.74, isNeutral(c) ? c : c * 1.04, h];
const inky: Move = ([l, c, h]) => [l * 0.55, c * 0.6, h];
const rich: Move = ([l, c, h]) => [l * 0.87, isNeutral(c) ? c : c * 1.15, h];
/** Cut stones: dark enough to glow, all but the strongest dye. */
const jewel: Move = ([l, c, h]) => [
  lerp(l, 0.43, 0.7),
  isNeutral(c) ? c : Math.max(c * 1.1, 0.15),
  h,
];
const earthy: Move = ([l, c, h]) => [
  lerp(l, 0.52, 0.4),
  c * 0.62,
  isNeutral(c) ? hueAt(65) : turned(h, hueAt(70), { share: 0.25, most: hueAt(22) }),
];
const burnt: Move = ([l, c, h]) => [
  l * 0.82,
  c * 0.85,
  turned(h, hueAt(45), { share: 0.25, most: hueAt(18) }),
];
/** More of the same hue, from the lightness where sRGB has room for it. */
const bright: Move = ([l, c, h]) => [lerp(l, 0.7, 0.35), isNeutral(c) ? c : c * 1.4, h];
const vivid: Move = ([l, c, h]) => [lerp(l, 0.66, 0.15), isNeutral(c) ? c : c * 1.4, h];
const hot: Move = ([l, c, h]) => [
  lerp(l, 0.64, 0.3),
  isNeutral(c) ? c : Math.max(c * 1.35, 0.2),
  h,
];
/** Between the lightness where a hue is strongest and that of lamps. */
const glow = (hue: number) => lerp(strongestLightness(hue), 0.82, 0.3);
/** Yellow inks that glow are green beside a butter yellow. */
const GLOWING_YELLOW = hueAt(112);
/** Ink that glows: all the chroma of its hue. */
const neon: Move = ([l, c, h]) => {
  if (isNeutral(c)) return [l, c, h];
  const isYellow = h > hueAt(85) && h < hueAt(122);
  const hue = isYellow ? turned(h, GLOWING_YELLOW, { share: 0.8, most: hueAt(25) }) : h;
  return [glow(hue), ALL_CHROMA, hue];
};
const electric: Move = ([l, c, h]) => [lerp(l, 0.6, 0.5), isNeutral(c) ? c : ALL_CHROMA, h];
/** Toward yellow-green, as chlorine dyes are; pinks and blues only glow. */
const acid: Move = (colour) => {
  const [l, c, h] = colour;
  const to = turned(h, hueAt(122), { share: 0.75, most: hueAt(40) });
  if (Math.abs(to - h) >= hueAt(39.9)) return neon(colour);
  return [lerp(l, 0.86, 0.75), isNeutral(c) ? c : ALL_CHROMA, to];
};
/** A tinge that a neutral shows, and a hue turned no further than its name bears. */
const tempered =
  (degrees: number): Move =>
  ([l, c, h]) =>
    isNeutral(c)
      ? [l, Math.max(c, 0.014), hueAt(degrees)]
      : [l, c, turned(h, hueAt(degrees), { share: 0.2, most: hueAt(14) })];

/** Chroma below which a tinge shows as much as the colour itself: beige, stone. */
const WEAK = 0.06;
/** Chroma of the tinge there. */
const TINGE_CHROMA = 0.06;

function mixedHue([l, c, h]: Lch, tingeHue: number): Lch {
  const a = c * Math.cos(h) + TINGE_CHROMA * Math.cos(tingeHue);
  const b = c * Math.sin(h) + TINGE_CHROMA * Math.sin(tingeHue);
  return [l, Math.hypot(a, b) / 2, Math.atan2(b, a)];
}

/** A second colour in the first: "reddish", "greenish". */
const tinge =
  ([tingeLight, tingeChroma, tingeHue]: Lch): Move =>
  ([l, c, h]) => {
    if (isNeutral(tingeChroma)) return [lerp(l, tingeLight, 0.25), c * 0.5, h];
    const to = lerp(l, tingeLight, 0.15);
    if (isNeutral(c)) return [to, Math.max(c, 0.036), tingeHue];
    if (c < WEAK) return mixedHue([to, c, h], tingeHue);
    return [to, lerp(c, tingeChroma, 0.2), turned(h, tingeHue, { share: 0.38, most: hueAt(32) })];
  };

/** Colours that tinge others: name of the adjective, then lightness, chroma, hue in degrees. */
const TINGES: Readonly<Record<string, Lch>> = {
  'reddish redish': [0.55, 0.15, hueAt(25)],
  'pinkish pinky rosy': [0.78, 0.1, hueAt(5)],
  'peachy peachish': [0.85, 0.08, hueAt(50)],
  'orangish orangey orangeish': [0.7, 0.14, hueAt(55)],
  'yellowish yellowy lemony': [0.86, 0.13, hueAt(95)],
  'greenish greeny': [0.6, 0.1, hueAt(150)],
  'bluish blueish bluey': [0.55, 0.1, hueAt(250)],
  'purplish purply purpleish violetish': [0.5, 0.12, hueAt(305)],
  'brownish browny': [0.45, 0.06, hueAt(55)],
  'coppery rusty': [0.57, 0.11, hueAt(45)],
  'creamy sandy': [0.9, 0.05, hueAt(85)],
  'greyish grayish greyey ashy slatey': [0.62, 0.008, hueAt(255)],
  silvery: [0.82, 0.006, hueAt(255)],
  'blackish sooty': [0.2, 0.004, hueAt(255)],
  'whitish milky chalky': [0.97, 0.004, hueAt(95)],
};

const MOVES: Readonly<Record<string, Move>> = {
  'pale paler palest faint whisper': pale,
  'light lighter tinted': light,
  'pastel sugary': pastel,
  'powder powdery': powder,
  'icy frosted': icy,
  'soft softest gentle mellow tender': soft,
  'dusty dusted dusky antique': dusty,
  'muted subdued dull dulled': muted,
  'faded weathered': faded,
  'washed washed-out bleached': washed,
  'smoky smokey': smoky,
  'greyed grayed greyed-off greyed-out': greyed,
  'dirty murky muddy': dirty,
  'dark darker darkest': dark,
  'deep deeper deepest': deep,
  inky: inky,
  'rich richer': rich,
  'jewel jewelled': jewel,
  earthy: earthy,
  'burnt scorched toasted': burnt,
  'bright brighter brightest cheerful': bright,
  'vivid vibrant saturated strong intense': vivid,
  'hot shocking': hot,
  'neon fluorescent fluoro dayglo day-glo highlighter': neon,
  electric: electric,
  acid: acid,
  // "Jewel toned blue": said of the word before.
  toned: (colour) => colour,
  'warm warmer': tempered(70),
  'cool cooler': tempered(245),
};

const applied =
  (move: Move) =>
  (colour: Hex): Hex =>
    fitGamut(move(toLch(colour)));

type Modifier = (colour: Hex) => Hex;

/** Words part at spaces; a hyphen joins two of one modifier, as prompts part them at hyphens. */
const byWord = (moves: Readonly<Record<string, Move>>): [string, Modifier][] =>
  Object.entries(moves).flatMap(([words, move]) =>
    words.split(' ').map((word): [string, Modifier] => [word.replaceAll('-', ' '), applied(move)]),
  );

const TINGE_MOVES = Object.fromEntries(
  Object.entries(TINGES).map(([words, colour]) => [words, tinge(colour)]),
);

/** Words before a colour's name and what they do to it: moves of OKLCH, within sRGB by chroma. */
export const COLOUR_MODIFIERS: Readonly<Record<string, Modifier>> = Object.fromEntries([
  ...byWord(MOVES),
  ...byWord(TINGE_MOVES),
]);

/** Adjectives that are colours where no other colour follows: "pinkish florals". */
export const TINGE_COLOURS: Readonly<Record<string, Hex>> = Object.fromEntries(
  Object.entries(TINGES).flatMap(([words, colour]) =>
    words
      .split(' ')
      .filter((word) => word.endsWith('ish'))
      .map((word): [string, Hex] => [word, fitGamut(colour)]),
  ),
);

/** Modifiers that are said of a whole list: "pastel pink, yellow and blue". */
export const SPREADING: ReadonlySet<string> = new Set(
  'pastel neon fluorescent muted dusty earthy faded powdery washed icy vivid jewel toned'.split(
    ' ',
  ),
);
