import { landingWords } from '@toile/contract';
import { addPageWords } from '../../../lib/page-words.ts';
import { Closing } from './closing.tsx';
import { ClothSlideshow } from './cloth-slideshow.tsx';
import { Entrances, type EntrancesProps } from './entrances.tsx';
import { Features } from './features.tsx';
import { FourSteps } from './four-steps.tsx';
import { Hero } from './hero.tsx';
import { LabelStrip } from './label-strip.tsx';
import { Samples } from './samples.tsx';
import { SwatchWall } from './swatch-wall.tsx';
import { ToolPlates } from './tool-plates.tsx';

addPageWords({ landing: landingWords });

/** The landing page: the cloth, each tool's input and result, and the steps. */
export function LandingScreen(entrances: EntrancesProps) {
  return (
    <>
      <div className="grid border-b border-hairline lg:min-h-[min(46rem,calc(100dvh-4rem))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <Hero {...entrances} />
        <ClothSlideshow />
      </div>
      <LabelStrip />
      <ToolPlates />
      <FourSteps />
      <Features />
      <SwatchWall />
      <Samples />
      <Closing>
        <Entrances {...entrances} />
      </Closing>
    </>
  );
}
