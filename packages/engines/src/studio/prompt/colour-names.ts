import type { Hex } from '../core/colour.ts';

/** Colour names of dyers, painters and shops; the longest name that fits wins. */
export const COLOUR_NAMES: Readonly<Record<string, Hex>> = {
  white: '#fbfaf6', ivory: '#f7f1e1', cream: '#f6ecd6', ecru: '#e9dfc8', beige: '#e3d3b8',
  sand: '#dcc6a0', taupe: '#a8988a', tan: '#c9a57a', camel: '#b98a55', caramel: '#b9763c',
  brown: '#6d4630', chocolate: '#47291c', coffee: '#5b4334', rust: '#b0512b', copper: '#b46a3c',
  bronze: '#8f6b3a', terracotta: '#c4673f', 'burnt orange': '#bf5722', orange: '#ec8232',
  tangerine: '#f28a33', apricot: '#f7b98a', peach: '#f8c3a0', coral: '#f27a6a', salmon: '#f19a87',
  red: '#c92a32', scarlet: '#d92b26', crimson: '#a81c33', cherry: '#b3182f', ruby: '#9b1b3f',
  burgundy: '#6d1a30', wine: '#6a1b35', maroon: '#671f26', oxblood: '#571a20',
  pink: '#ee93ae', blush: '#f3cdc6', 'baby pink': '#f7cdd6', 'hot pink': '#f0438c',
  fuchsia: '#d62a86', magenta: '#c42283', rose: '#d9788a', 'rose gold': '#d59a8b', raspberry: '#b8275a',
  berry: '#8e2a5b', plum: '#5e2750', aubergine: '#3d2038', purple: '#6f3fa0', violet: '#7b52c0',
  amethyst: '#8d63b8', lavender: '#b9a6dc', lilac: '#c9aedb', mauve: '#b58aa5', periwinkle: '#8f99e0',
  navy: '#1b2c50', 'navy blue': '#1b2c50', blue: '#2c62ad', 'royal blue': '#2347b0', cobalt: '#1f4fb4',
  sapphire: '#1d428f', 'sky blue': '#9cc8ea', 'baby blue': '#bcd9ee', 'powder blue': '#bcd3e2',
  cornflower: '#6a93dc', 'midnight blue': '#141d3f', midnight: '#141d3f', indigo: '#2b3673',
  'denim blue': '#3e5a80', petrol: '#1c4a57', teal: '#17747a', turquoise: '#2bb8b4', aqua: '#7fd3d3',
  aquamarine: '#7fd8bf', cyan: '#29b6d8', mint: '#aee0c6', 'mint green': '#aee0c6', seafoam: '#a3d9c4',
  sage: '#9fb196', 'sage green': '#9fb196', 'olive green': '#6f7238', olive: '#6f7238', moss: '#6a7441',
  green: '#3b8553', jade: '#2f9c76', emerald: '#0e7a58', 'emerald green': '#0e7a58',
  'forest green': '#1f4a35', 'hunter green': '#234a36', 'bottle green': '#133f30', lime: '#a9cf3f',
  'lime green': '#8fca3b', chartreuse: '#bcd341', pistachio: '#b9cf94', khaki: '#a99a6b',
  yellow: '#f4ce49', mustard: '#d3a02d', gold: '#c9a04a', golden: '#c9a04a', ochre: '#c98b2f',
  amber: '#e0992b', honey: '#e0a83f', lemon: '#f8e678', butter: '#f7e8a8', saffron: '#eda526',
  black: '#17171a', charcoal: '#34363b', graphite: '#44474c', grey: '#8c8e92', gray: '#8c8e92',
  silver: '#c6cace', slate: '#56636f',
};
