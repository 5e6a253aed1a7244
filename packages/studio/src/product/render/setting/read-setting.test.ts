import { describe, expect, it } from 'vitest';
import { readSetting } from './read-setting.ts';

function read(prompt: string) {
  const { setting, rest } = readSetting(prompt, 'seed');
  const words = rest.split(' ').filter((word) => word !== ',');
  return { ...setting, place: setting.place?.scene.id, rest: words.join(' ') };
}

it('snow falls on a street that is called snowy, in winter, at its hour', () => {
  const { place } = readSetting('red coat, snowy street at night', '').setting;
  expect(place).toMatchObject({ weather: 'snowfall', season: 'winter', time: 'night' });
  expect(place?.scene.id).toBe('street');
});

describe('the setting of a rendering', () => {
  it.each([
    [
      'red silk dress on a beach at sunset with gold sandals',
      'beach',
      'red silk dress with gold sandals',
    ],
    ['camel coat, overcast street', 'street', 'camel coat'],
    ['grey suit, in a snowy forest', 'snow', 'grey suit'],
    ['tweed jacket, misty moor', 'meadow', 'tweed jacket'],
    ['ivory lace, lavender field', 'lavender', 'ivory lace'],
    ['bronze swimsuit, tropical beach at noon', 'beach', 'bronze swimsuit'],
    ['linen suit, garden party lawn', 'meadow', 'linen suit'],
    ['white parka, snow falling', 'snow', 'white parka'],
    ['wool jumper, outdoors in autumn leaves', 'park', 'wool jumper'],
    ['silver raincoat, neon city at night', 'neon', 'silver raincoat'],
    ['rust silk, pink palace courtyard', 'courtyard', 'rust silk'],
    ['white neoprene, turquoise swimming pool, hard noon sun', 'pool', 'white neoprene'],
    ['grey loden, wooden alpine hut', 'cottage', 'grey loden'],
    ['navy melton, foggy harbour at dawn', 'harbour', 'navy melton'],
  ])('is a place: %s', (prompt, place, rest) => {
    expect(read(prompt)).toMatchObject({ place, rest });
  });

  it.each([
    ['desert boots and a forest green coat'],
    ['cream dress with a garden print'],
    ['coral lace dress'],
    ['cocktail dress, ski trousers'],
    ['leaf print, vine embroidery'],
    ['dress, no beach'],
    ['party dress with a chapel train and platform shoes'],
    ['safari jacket with boat neck, rice stitch'],
  ])('is no place where a word describes clothes: %s', (prompt) => {
    expect(read(prompt).place).toBeUndefined();
  });

  it.each([
    ['black jacket, pale pink backdrop', '#fccbd8', 'black jacket'],
    ['black jacket on white', '#fbfaf6', 'black jacket'],
    ['red coat, dark background', '#2e2d2f', 'red coat'],
    ['emerald gown, grey studio', '#8c8e92', 'emerald gown'],
  ])('is a plain ground: %s', (prompt, ground, rest) => {
    expect(read(prompt)).toMatchObject({ ground, rest, place: undefined });
  });

  it.each([
    ['velvet jacket, candle light', 'candle'],
    ['leather coat, hard side light', 'side'],
    ['gold dress, dramatic museum light', 'dramatic'],
    ['shirt in soft even light', 'soft'],
  ])('is a light: %s', (prompt, light) => {
    expect(read(prompt)).toMatchObject({ light, place: undefined });
  });

  it('tells the words of a place that its picture lacks', () => {
    expect(read('sari, temple courtyard').unread).toEqual(['temple']);
  });
});
