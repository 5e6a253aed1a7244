import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { FINISH_IDS, type FinishId } from '../finish.ts';
import { paintScene } from '../paint-scene.ts';
import { sampleScene } from '../testing/sample-scene.ts';
import { traceScene } from '../trace/trace-scene.ts';
import { sceneToSvg } from './scene-to-svg.ts';

/** Another renderer's picture of the SVG against our own of the same shapes, without textures. */
function difference(finish: FinishId) {
  const traced = traceScene(sampleScene(), finish, 'seed');
  const painted = paintScene(traced, { isPlain: true });
  const fitTo = { mode: 'width', value: painted.width } as const;
  const { pixels } = new Resvg(sceneToSvg(traced), { fitTo }).render();
  let sum = 0;
  let off = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    const errors = [0, 1, 2].map((c) => Math.abs(pixels[i + c] - painted.data[i + c]));
    sum += errors[0] + errors[1] + errors[2];
    if (Math.max(...errors) > 8) off += 1;
  }
  return { mean: sum / (pixels.length * 0.75), off: off / (pixels.length / 4) };
}

describe('sceneToSvg', () => {
  it.each(FINISH_IDS)('is rendered by another renderer as we paint it: %s', (finish) => {
    const { mean, off } = difference(finish);
    expect(mean).toBeLessThan(1.2);
    expect(off).toBeLessThan(0.05);
  });

  it('is made of paths alone, named after garments, and has a physical size', () => {
    const svg = sceneToSvg(traceScene(sampleScene(), 'watercolour', 1));
    const elements = new Set(svg.match(/(?<=<)[a-zA-Z]+/g));
    expect([...elements].toSorted()).toEqual(['clipPath', 'g', 'path', 'rect', 'svg'].toSorted());
    expect(svg).toContain('<g id="trousers">');
    expect(svg).toContain('id="trousers-leg-left"');
    expect(svg).toContain('width="210mm" height="280mm" viewBox="0 0 192 256"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = svg.match(/(?<=\bid=")[^"]+/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
