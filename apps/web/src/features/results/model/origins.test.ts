import { expect, test } from 'vitest';
import { detailsOf, generationOf } from '../../../testing/generation-fixtures.ts';
import { listOriginIds, relationTo } from './origins.ts';

const { generation_data: plain } = detailsOf(generationOf('a'));

test('pictures that were given are no earlier versions', () => {
  const input = {
    field: 'source_image',
    image_url: '/api/images/s',
    thumbnail_url: '/api/images/s?w=512',
    width: 8,
    height: 8,
    output_image_id: 'given',
  } as const;
  const details = { ...plain, lineage: ['small', 'given', 'first'], inputs: [input] };
  expect(listOriginIds(details)).toEqual(['small', 'first']);
});

test('what was made larger is told from what was varied', () => {
  const made = [
    { ...plain, output_image_id: 'large', upscaled_from_id: 'small' },
    { ...plain, output_image_id: 'small', upscaled_from_id: null },
    { ...plain, output_image_id: 'first', upscaled_from_id: null },
  ];
  expect(relationTo('small', made)).toBe('upscaledFrom');
  expect(relationTo('first', made)).toBe('variedFrom');
});

test('what could not be varied says that it was drawn anew', () => {
  const second = { ...plain, output_image_id: 'second', settings: { variation: 'drawn anew' } };
  const made = [second, { ...plain, output_image_id: 'first' }];
  expect(relationTo('first', made)).toBe('drawnAfter');
  const settings = { ...second.settings, recolouring: '1 #c02030' };
  const colourway = { ...plain, output_image_id: 'colourway', settings };
  expect(relationTo('second', [colourway, ...made])).toBe('variedFrom');
  expect(relationTo('first', [colourway, ...made])).toBe('drawnAfter');
});
