import { pageLanguage, type TechPack, techPackWords } from '@toile/contract';
import { loadJpeg } from '../../../lib/pdf/load-jpeg.ts';
import { loadTypefaces } from '../../../lib/pdf/typefaces.ts';
import type { PackedSketch } from '../../../lib/tech-packs/ask-for-tech-pack.ts';
import { composePack } from '../pages/compose-pack.ts';
import type { PackFields, PackSketch } from '../pages/pack.ts';
import { drawView } from './draw-views.ts';

type MakeOptions = {
  sketches: readonly { sketch: PackedSketch; styleName: string }[];
  fields: PackFields;
  find: (id: string) => Promise<TechPack>;
  /** Called with the number of the sketch that is made. */
  onSketch: (number: number) => void;
};

/** A tech pack of sketches in PDF, with the letters that its typeface lacks. */
export async function makePack({
  sketches,
  fields,
  find,
  onSketch,
}: MakeOptions): Promise<{ file: Blob; uncovered: string[] }> {
  const typefaces = await loadTypefaces();
  const made: PackSketch[] = [];
  // One after the other: the server plans one at a time, and a telephone's memory is small.
  for (const [i, { sketch, styleName }] of sketches.entries()) {
    onSketch(i + 1);
    const { garments, gap } = await find(sketch.output_image_id);
    const drawn = [];
    for (const specification of garments) {
      const { views } = specification;
      drawn.push({
        specification,
        front: await drawView(specification, views.front),
        back: await drawView(specification, views.back),
      });
    }
    made.push({
      styleName,
      prompt: sketch.prompt,
      picture: await loadJpeg(sketch),
      garments: drawn,
      ...(gap && { gap: techPackWords.gaps[gap] }),
    });
  }
  const date = new Date().toLocaleDateString(pageLanguage.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const pack = { sketches: made, fields, date, words: techPackWords };
  const decimal = (0.5).toLocaleString(pageLanguage.locale).charAt(1);
  const { pdf, uncovered } = await composePack(pack, { typefaces, decimal });
  return { file: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), uncovered };
}
