import type { TechPackGarment } from '@toile/contract';

/** A shirt with two points of measure. */
export const sampleGarment: TechPackGarment = {
  garment: 'shirt',
  body: 'woman',
  isPicture: true,
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  size: { width: 768, height: 1024 },
  views: {
    front: { x: 20, y: 100, width: 330, height: 400 },
    back: { x: 400, y: 100, width: 330, height: 400 },
  },
  description: [{ group: 'fit', value: 'regular' }],
  callouts: [
    { group: 'collar', value: 'shirt', view: 'front', at: [180, 130] },
    { group: 'closure', value: 'buttons', view: 'front', at: [185, 300] },
    { group: 'part', value: 'yoke', view: 'back', at: [560, 160] },
  ],
  sizes: ['34', '36', '38', '40', '42', '44'],
  baseSize: 2,
  measures: [
    {
      id: 'length',
      view: 'front',
      from: [150, 120],
      to: [150, 490],
      cm: [null, null, 72, null, null, null],
      toleranceCm: 1,
      source: 'drawing',
    },
    {
      id: 'chest',
      view: 'front',
      from: [90, 220],
      to: [280, 220],
      cm: [46, 48, 50, 52, 54, 56],
      toleranceCm: 1,
      source: 'size-table',
    },
  ],
  colours: [{ hex: '#33556b', name: 'petrol', uses: ['main'] }],
  cloths: [
    { fabric: 'linen', uses: ['main'], isNamed: true },
    { fabric: 'leather', uses: ['collar'], isNamed: false },
  ],
  print: 'stripe',
  trims: [
    { id: 'button', count: 7 },
    { id: 'zip', count: null },
  ],
};
