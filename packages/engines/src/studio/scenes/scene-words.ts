import type { TimeId, WeatherId } from './light/daylight.ts';
import type { Season } from './stage.ts';

/** Words for the hour, in the prompt's language. */
export const TIME_WORDS: Readonly<Record<string, TimeId>> = {
  dawn: 'dawn', sunrise: 'dawn', morning: 'dawn', 'early morning': 'dawn', daybreak: 'dawn',
  day: 'day', daytime: 'day', daylight: 'day', noon: 'day', midday: 'day', afternoon: 'day',
  'golden hour': 'golden', sunset: 'golden', golden: 'golden', 'evening sun': 'golden', 'late afternoon': 'golden', 'low sun': 'golden', 'setting sun': 'golden',
  dusk: 'dusk', twilight: 'dusk', 'blue hour': 'dusk', evening: 'dusk', nightfall: 'dusk',
  night: 'night', midnight: 'night', nighttime: 'night', 'at night': 'night',
};

export const WEATHER_WORDS: Readonly<Record<string, WeatherId>> = {
  clear: 'clear', sunny: 'clear', sunlit: 'clear', sunshine: 'clear', 'clear sky': 'clear', 'blue sky': 'clear', cloudless: 'clear',
  overcast: 'cloudy', cloudy: 'cloudy', cloud: 'cloudy', 'grey sky': 'cloudy', 'gray sky': 'cloudy', stormy: 'cloudy', storm: 'cloudy',
  fog: 'fog', foggy: 'fog', mist: 'fog', misty: 'fog', hazy: 'fog', haze: 'fog',
  rain: 'rain', rainy: 'rain', raining: 'rain', wet: 'rain', drizzle: 'rain', 'after rain': 'rain',
  snowfall: 'snowfall', snowing: 'snowfall', 'falling snow': 'snowfall', blizzard: 'snowfall', snowflake: 'snowfall',
};

export const SEASON_WORDS: Readonly<Record<string, Season>> = {
  spring: 'spring', springtime: 'spring', summer: 'summer', summery: 'summer',
  autumn: 'autumn', autumnal: 'autumn', fall: 'autumn', winter: 'winter', wintry: 'winter', wintery: 'winter',
};

/** Times the blur of what lies behind. */
export const BLUR_WORDS: Readonly<Record<string, number>> = {
  bokeh: 1.35, blurred: 1.3, blurry: 1.3, 'out of focus': 1.35, 'shallow depth of field': 1.35, 'shallow focus': 1.35, 'soft focus': 1.3, 'depth of field': 1.15,
  'in focus': 0.4, 'deep focus': 0.35, sharp: 0.45, 'sharp background': 0.4,
};

/** Words that say nothing about a place which our pictures do not show anyway. */
export const SCENE_FILLERS: readonly string[] = [
  'photo', 'photograph', 'photography', 'photographic', 'photoshoot', 'shoot', 'editorial', 'realistic', 'photorealistic', 'cinematic', 'camera', 'lens',
  'model', 'woman', 'man', 'person', 'girl', 'boy', 'she', 'he', 'they', 'her', 'his', 'him', 'stand', 'standing', 'stands', 'walking', 'posing', 'pose',
  'front', 'behind', 'near', 'beside', 'next', 'scene', 'setting', 'place', 'location', 'view', 'light', 'lighting', 'lit', 'soft', 'natural', 'warm', 'cool',
  'hour', 'time', 'season', 'weather', 'magazine', 'campaign', 'catalogue', 'lookbook', 'outdoor', 'outdoors', 'indoor', 'indoors', 'inside', 'outside', 'blurred', 'empty', 'quiet', 'calm', 'full', 'field',
  'dreamy', 'romantic', 'elegant', 'modern', 'classic', 'minimal', 'minimalist', 'simple', 'clean', 'bright', 'dark', 'moody', 'atmospheric', 'distant', 'distance', 'sky', 'sun', 'air', 'open', 'wide', 'lush',
];
