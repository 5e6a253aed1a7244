import { folderSchema } from '@toile/engines/setting';
import { OWN_MODELS } from '../model-settings.ts';
import { createModelStore } from '../model-store.ts';

/**
 * Before any test: the models that photos are read with are fetched, unless they are there. Where
 * they cannot be had, the tests that need them say so and fail.
 */
export default async function fetchModels(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const modelsUrl = folderSchema()
    .optional()
    .parse(process.env.MODELS_URL || undefined);
  const fetching = createModelStore({ ...OWN_MODELS, modelsUrl }).fetchMissing({ say });
  await fetching.catch(({ message, errors }: AggregateError) =>
    say([message, ...errors.map(String)].join('\n  ')),
  );
}
