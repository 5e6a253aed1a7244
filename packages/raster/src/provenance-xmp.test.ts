import { expect, test } from 'vitest';
import { provenanceXmp } from './provenance-xmp.ts';

test('names the source type by its full IRI, escapes values and holds no prompt', () => {
  const xmp = provenanceXmp({
    digitalSourceType: 'composite',
    engine: 'studio',
    model: 'a "b" <c> & d',
    seed: 7,
    tool: 'create-pattern',
  });
  expect(xmp).toContain(
    'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/composite"',
  );
  expect(xmp).toContain('toile:Model="a &quot;b&quot; &lt;c&gt; &amp; d"');
  expect(xmp).toContain('toile:Seed="7"');
});
