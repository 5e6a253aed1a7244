/** Lights that a prompt can name for a rendering. */
export type LightId =
  | 'side'
  | 'hard'
  | 'soft'
  | 'window'
  | 'candle'
  | 'dramatic'
  | 'bright'
  | 'flash'
  | 'night-flash'
  | 'golden';

/** Phrases of each light, singular. A longer phrase wins over a shorter one. */
export const LIGHT_WORDS: readonly (readonly [id: LightId, phrases: readonly string[]])[] = [
  [
    'side',
    [
      'side light',
      'side lighting',
      'sidelight',
      'side lit',
      'light from the side',
      'hard side light',
      'hard side lighting',
    ],
  ],
  [
    'hard',
    [
      'hard light',
      'hard lighting',
      'harsh light',
      'harsh sun',
      'hard sun',
      'direct light',
      'direct sun',
      'direct sunlight',
      'sunlight',
      'strong light',
      'bright sun',
      'bright sunlight',
    ],
  ],
  [
    'soft',
    [
      'soft light',
      'soft lighting',
      'even light',
      'even lighting',
      'soft even light',
      'soft even lighting',
      'diffused light',
      'diffuse light',
      'overcast light',
      'natural light',
      'daylight',
      'soft daylight',
      'studio light',
      'studio lighting',
      'softbox',
      'gentle light',
      'morning light',
      'soft morning light',
    ],
  ],
  [
    'window',
    [
      'window light',
      'window shadow',
      'sunlit wall',
      'sunny wall',
      'light through a window',
      'light from a window',
    ],
  ],
  [
    'candle',
    [
      'candle light',
      'candlelight',
      'candle lit',
      'candlelit',
      'candle',
      'lamp light',
      'lamplight',
      'firelight',
      'fire light',
      'warm light',
      'warm lighting',
      'warm low light',
      'warm glow',
    ],
  ],
  [
    'dramatic',
    [
      'dramatic light',
      'dramatic lighting',
      'museum light',
      'museum lighting',
      'dramatic museum light',
      'low key',
      'low key light',
      'low key lighting',
      'moody light',
      'moody lighting',
      'dark light',
      'chiaroscuro',
      'spotlight',
      'spot light',
      'theatre light',
      'stage light',
    ],
  ],
  [
    'bright',
    [
      'high key',
      'high key light',
      'high key lighting',
      'bright light',
      'bright lighting',
      'bright studio light',
    ],
  ],
  [
    'flash',
    [
      'flash',
      'flash light',
      'camera flash',
      'hard flash',
      'direct flash',
      'ring flash',
      'on camera flash',
      'flash photography',
      'paparazzi flash',
    ],
  ],
  [
    'night-flash',
    ['flash at night', 'night flash', 'paparazzi flash at night', 'flash in the dark'],
  ],
  [
    'golden',
    [
      'golden hour',
      'golden light',
      'golden hour light',
      'golden evening light',
      'sunset light',
      'evening sun',
      'late afternoon light',
      'low sun',
    ],
  ],
];
