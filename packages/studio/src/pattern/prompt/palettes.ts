import type { Hex } from '../../core/colour.ts';

/** The parts colours play in a pattern. */
export type Palette = {
  name: string;
  ground: Hex;
  /** Flowers and other main figures, the leading colour first. */
  blooms: [Hex, Hex, Hex];
  leaves: [Hex, Hex];
  accent: Hex;
  dark: Hex;
  light: Hex;
};

/** A palette of ours and the moods that call for it; names of colours are none of them. */
export type CuratedPalette = Palette & { moods: readonly string[] };

/** One line of the table: name, moods, then ground, three blooms, two leaves, accent, dark, light. */
function palette(name: string, moods: string, colours: string): CuratedPalette {
  const [ground, b1, b2, b3, l1, l2, accent, dark, light] = colours.split(' ').map((c) => `#${c}`);
  return {
    name,
    moods: moods.split(' '),
    ground,
    blooms: [b1, b2, b3],
    leaves: [l1, l2],
    accent,
    dark,
    light,
  };
}

export const PALETTES: readonly CuratedPalette[] = [
  palette(
    'blush garden',
    'pastel romantic spring soft delicate feminine',
    'fbf0ea e29a97 f3c7bc ce6d70 a4b69c 7a967d e8bc69 5c3e44 fffaf5',
  ),
  palette(
    'powder sky',
    'pastel coastal soft baby nursery spring',
    'e8f1f4 9bb8dd f2c3cd f6dfad aecab8 84aa9b e29391 45556b fbfdfd',
  ),
  palette(
    'lilac sorbet',
    'pastel soft dreamy',
    'f4eef7 b89fd6 e7bed9 8e7bbd b6c7a7 8ca48a f1cf89 4b3e64 fffcff',
  ),
  palette(
    'mint parfait',
    'pastel fresh spring',
    'e9f5ee f3b7a7 f8d9a1 9accbf 8bc0a3 609f89 ea817a 2e5956 ffffff',
  ),
  palette(
    'terracotta',
    'earthy boho bohemian warm autumn natural desert',
    'f4e7d6 c5663e e3a06b 8b3c29 868459 5a623e d9a13a 3a271f fcf4e7',
  ),
  palette(
    'clay and olive',
    'earthy natural organic neutral',
    'e6d6bf aa5839 ca8c5d 704949 70713f 494f32 ca952e 2d231b f7ecdb',
  ),
  palette(
    'forest floor',
    'earthy dark moody forest woodland',
    '2a3028 c67a4a ddb278 a6543b 7d8b5c 566849 daa33f 171a15 efe2c7',
  ),
  palette(
    'jewel box',
    'jewel rich luxurious luxury opulent bohemian',
    '11303d c12962 e3a42b 7b399f 1e8171 36a48c f1c253 07191f f7e5c5',
  ),
  palette(
    'emerald night',
    'jewel rich dark',
    '0c3a35 da5189 f0b239 e9e0c7 298a69 59b38a ea9f3a 06201e f5ead0',
  ),
  palette(
    'ruby plum',
    'jewel rich dark',
    '361230 d53956 e6899b f1a83a 5c7e5a 87a56c f2c56a 190719 f9e3d5',
  ),
  palette(
    'indigo',
    'monochrome china porcelain',
    'f6f3ea 23437b 4c75b1 8eafd7 395e94 6e93c5 15294f 101f3e fffdf6',
  ),
  palette(
    'ink',
    'monochrome graphic',
    'faf8f3 1b1b1d 56565b 9a9b9f 2d2c30 76777b 1c1b1d 0d0d0f ffffff',
  ),
  palette(
    'charcoal',
    'monochrome dark',
    '27272b eae6de aaa8a5 707075 8c8b8c 5b5c60 f8f4ec 141317 f9f6ef',
  ),
  palette(
    'jungle night',
    'tropical dark exotic',
    '0d2b2e f3606a ffaf48 f8e3c3 2e9a6d 15695d ffce5d 051819 fef0d5',
  ),
  palette(
    'island day',
    'tropical summer bright fresh beach',
    'fdf5e5 f1557c ff994c ffca50 2e9d77 0e6d64 ffd064 113c40 ffffff',
  ),
  palette(
    'seventies',
    'retro vintage 70s groovy warm',
    'f7e4bd e0732f b14320 eab039 8b8d3d 606b33 592d1a 3e2113 fff6dc',
  ),
  palette(
    'mid-century',
    'midcentury retro scandi 50s',
    'f3ead8 e1684a 2a7e87 e4ad3b 80a08a 3b6a67 1f424d 1a2b34 fffaf0',
  ),
  palette(
    'nordic',
    'scandi scandinavian minimal nordic muted',
    'f3f0e9 354750 d48c6f 8aa59a a2b3a2 637a75 dab578 24323b ffffff',
  ),
  palette(
    'neon',
    'neon vivid electric bold rave',
    '181525 ff3c8a 22e0cf ffe048 7b4cff 34f08a ff792e 0a0813 ffffff',
  ),
  palette(
    'summer fruit',
    'bright summer fun playful colourful colorful vibrant multicolour multicolor',
    'fff6e7 ff6a5b ffa53c f04d8b 4eb285 2a8a6d 397ad6 22304f ffffff',
  ),
  palette(
    'regatta',
    'nautical coastal marine preppy maritime',
    'f7f5ee 1d3a64 c9383f 7ea6ca 5e86a9 2e5577 dab268 112340 ffffff',
  ),
  palette(
    'harvest',
    'autumn fall harvest warm thanksgiving',
    'f7ead5 b6472a df8e32 7e2e2c 8b7b39 5d5a2c e4b13b 392118 fff7e5',
  ),
  palette(
    'frost',
    'winter icy cool silver frosty',
    'e9f0f5 7c9bb9 b5c7da 496a8d 9eb6be 6c8a97 c8d4de 21364e ffffff',
  ),
  palette(
    'gatsby',
    'gold luxury glamour glamorous festive',
    '13181e caa14d ead49f 1e5558 8b7135 2e6b6b f1dba5 090c10 f9efd7',
  ),
  palette(
    'sage',
    'natural calm serene',
    'eff0e5 dab69f ead5bf ba8a75 8ea286 5e775f c8a259 33443b fdfdf6',
  ),
  palette(
    'midnight bloom',
    'moody dark gothic romantic night',
    '1a1d2e ca707f 8d2e46 dda473 5e7a6d 3c584f e5b765 0d0f1a f4e1d5',
  ),
  palette(
    'candy',
    'candy kawaii sweet playful cute girly',
    'fde7ef ff7ea8 ffb2c7 8ed3e9 9ed8b4 6cbf99 ffd46a 792d53 ffffff',
  ),
  palette(
    'sunset',
    'sunset warm sunrise',
    'fdeedf f3774a f89f71 d2485b ca8a5a 8f5e4f eead48 492239 fff8ee',
  ),
  palette(
    'lagoon',
    'coastal ocean sea fresh cool',
    'eef6f4 157a86 63b7b5 f08a6b 4d9a8a 2d6d6c f4c25e 0f3440 ffffff',
  ),
  palette(
    'heirloom',
    'vintage antique muted cottagecore victorian faded',
    'efe6d6 a86b62 c99b8a 7d5a6b 8b8f72 666c52 c2a05d 40353a faf4e8',
  ),
  palette(
    'holiday',
    'christmas festive xmas',
    'f8f2e4 b3212f 1f5b3a d9a441 2f7a4e 184a33 d9a441 4a1018 fffaf0',
  ),
  palette(
    'valentine',
    'valentine valentines',
    'fbf1ea b5172f e2495c 7f1431 5f7d4c 3d5b39 ecb24a 3a0d18 fffaf4',
  ),
  palette(
    'laminate',
    '80s 1980s eighties memphis',
    'fff4ea ff5c9d 19b9bd ffcf33 6fd3ae 2fa486 5a57d6 141317 ffffff',
  ),
  palette(
    'arcade',
    '80s 1980s eighties memphis 90s nineties',
    '17151d ff4f8b 23d3d3 ffd93b 57e0a0 7b5cff ff8a3c 08070c ffffff',
  ),
  palette(
    'poolside',
    '80s 1980s eighties memphis',
    'bfe8e1 f4604f f7f3e8 2b59c3 f6b8cf e58aae f9c440 17181d ffffff',
  ),
  palette(
    'cassette',
    '80s 1980s eighties memphis 90s nineties',
    'f9c6d3 6a4fd0 12a5a0 f7d23e fff6ee e7577e f1683a 18141d fffaf4',
  ),
  palette('primaries', 'primary', 'fffdf7 d7342e f2c230 2a5fb5 3f8f4f 2f7040 f08a2c 1f2430 ffffff'),
];
