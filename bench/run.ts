/**
 * npm run bench: the figures that the product must reach, each beside a baseline of the same run.
 */
import { benchBacklog } from './backlog.ts';
import { benchClickToFirstImage } from './click-to-first-image.ts';
import { benchDrawings } from './drawings.ts';
import { benchEnqueueToStart } from './enqueue-to-start.ts';
import { benchGrow } from './grow.ts';
import { benchLanding } from './landing.ts';
import { benchMaskStudio } from './mask-studio.ts';
import { benchMonthlyCosts } from './monthly-costs.ts';
import { benchNoOpRoute } from './no-op-route.ts';
import { benchPatterns } from './patterns.ts';
import { benchPhotos } from './photos.ts';
import { benchRoutesSize } from './routes-size.ts';
import { benchScale } from './scale.ts';
import { benchStreams } from './streams.ts';
import { benchUpscale } from './upscale.ts';
import { benchVendorLanes } from './vendor-lanes.ts';

const PARTS: Record<string, () => Promise<void>> = {
  click: benchClickToFirstImage,
  queue: benchEnqueueToStart,
  lanes: benchVendorLanes,
  route: benchNoOpRoute,
  patterns: benchPatterns,
  drawings: benchDrawings,
  photos: benchPhotos,
  upscale: benchUpscale,
  landing: benchLanding,
  'mask-studio': benchMaskStudio,
  'routes-size': benchRoutesSize,
  scale: benchScale,
  streams: benchStreams,
  costs: benchMonthlyCosts,
};

/** Parts that take many minutes and gigabytes: only by their names. */
const LARGE_PARTS: typeof PARTS = { grow: benchGrow, backlog: benchBacklog };

/** Parts to run: all but the large ones, or those named on the command line. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
for (const name of wanted) {
  const part = PARTS[name] ?? LARGE_PARTS[name];
  if (!part)
    throw new Error(
      `There is no part "${name}"; there are ${Object.keys({ ...PARTS, ...LARGE_PARTS }).join(', ')}`,
    );
  await part();
}
