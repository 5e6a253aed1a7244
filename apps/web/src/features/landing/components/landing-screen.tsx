import { landingWords } from '@toile/contract';
import type { Tool } from '@toile/tools';
import { carryPrompt } from '../../../lib/carried-prompt.ts';
import { addPageWords } from '../../../lib/page-words.ts';
import { keepWantedTool } from '../../../lib/wanted-tool.ts';
import { useTrial } from '../trial/use-trial.ts';
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

/** The landing page: a first picture, the cloth, each tool's input and result, and the steps. */
export function LandingScreen(entrances: EntrancesProps) {
  const trial = useTrial();
  const goOn = (tool: Tool, prompt: string) => {
    keepWantedTool(tool.id);
    carryPrompt(tool.id, prompt);
    entrances.onRegister();
  };
  return (
    <>
      <div className="grid border-b border-hairline lg:min-h-[min(46rem,calc(100dvh-4rem))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <Hero {...entrances} trial={trial} onFour={goOn} />
        <ClothSlideshow trial={trial} onFour={goOn} />
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
