import { expect, test } from 'vitest';
import { withoutTitle } from './svg-title.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg">\n';
const DRAWING = '<rect id="paper"/>\n<g><title>sleeve</title></g>\n</svg>\n';

test('the title of a drawing goes, whatever it holds; titles within stay', () => {
  const title = '<title>secret &lt;coat&gt;\n\u0001 &amp; hat</title>\n';
  expect(withoutTitle(`${HEAD}${title}${DRAWING}`)).toBe(`${HEAD}${DRAWING}`);
});

test('a drawing without one stays as it is', () => {
  expect(withoutTitle(`${HEAD}${DRAWING}`)).toBe(`${HEAD}${DRAWING}`);
  expect(withoutTitle('<svg/>')).toBe('<svg/>');
});
