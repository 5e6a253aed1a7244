import { createTechPacks } from './modules/generations/tech-packs/tech-packs.service.ts';
import { createCatalogueService } from './modules/prompt-readings/catalogue.service.ts';
import { createPromptReadings } from './modules/prompt-readings/prompt-readings.service.ts';
import { createTrials } from './modules/trials/trials.service.ts';

type WordsSideOptions = Parameters<typeof createPromptReadings>[0] &
  Parameters<typeof createTechPacks>[0] &
  Omit<Parameters<typeof createTrials>[0], 'promptReadings'>;

/**
 * The words of prompts before they are ordered, what visitors may have drawn of them, and the plans of
 * what was drawn.
 */
export function createWordsSide(deps: WordsSideOptions) {
  const promptReadings = createPromptReadings(deps);
  return {
    promptReadings,
    trials: createTrials({ ...deps, promptReadings }),
    catalogue: createCatalogueService(deps),
    techPacks: createTechPacks(deps),
  };
}
