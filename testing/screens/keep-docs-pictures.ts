import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../scripts/steps/project-root.mjs';

/** The screens that docs/screens.md shows. */
const SHOWN = [
  'landing-drawn-light-1280',
  'landing-drawn-dark-390',
  'create-background-instructions-light-1280',
  'create-background-mask-light-1280',
  'create-background-reposition-dark-1280',
  'create-background-result-light-1280',
  'swap-garment-mask-light-1280',
  'sketch-to-image-compare-light-1280',
  'create-sketch-result-dark-1280',
  'create-pattern-prompt-light-390',
  'pattern-to-image-source-light-390',
  'image-to-flatlay-result-dark-390',
  'pattern-desk-light-1280',
  'variation-results-light-1280',
  'dashboard-light-1280',
];
const QUALITY = 72;
/** Widths of the copies in pixels: half of a wide screen's pixels show its layout well enough. */
const WIDTHS_PX = { desk: 860, telephone: 390 };
/** Height at which long pages are cut, in multiples of their width; dialogs fill a screen. */
const TALLEST = { desk: 1.05, telephone: 2.3 };
const DIALOG = /-(instructions|compare)-/;
const SCREEN = 900 / 1280;

/** Puts smaller WebP copies of those screens into docs/images/screens. */
export async function keepDocsPictures(folder: string): Promise<void> {
  const target = join(projectRoot, 'docs/images/screens');
  await mkdir(target, { recursive: true });
  for (const name of SHOWN) {
    const kind = name.endsWith('-390') ? 'telephone' : 'desk';
    const picture = sharp(join(folder, `${name}.png`));
    const { width, height } = await picture.metadata();
    await picture
      .extract({
        left: 0,
        top: 0,
        width,
        height: Math.min(height, Math.round(width * (DIALOG.test(name) ? SCREEN : TALLEST[kind]))),
      })
      .resize(WIDTHS_PX[kind])
      .webp({ quality: QUALITY })
      .toFile(join(target, `${name}.webp`));
  }
}
