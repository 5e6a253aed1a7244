import { PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ActionAssertion, IngredientAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { expect, test } from 'vitest';
import { createPictureRuns } from '../../testing/picture-runs.ts';
import { openSignedIn } from '../../testing/register.ts';
import { paintCloth } from '../../testing/uploads/paint-cloth.ts';

const runs = await createPictureRuns({ C2PA_CERTIFICATE: 'self-made' });
const ada = await openSignedIn(runs, 'ada');
const cloth = await paintCloth().png().toBuffer();

const fetchPicture = async (url: string) => (await ada.get(url)).rawPayload;

test('what a run delivers is signed, with what it was made from', async () => {
  const order = { ai_model: 'pattern-to-image', text_prompt: 'a coat', source_image: cloth };
  const { image_url, output_image_id } = await runs.make(ada, order);
  const asset = new PNG(await fetchPicture(image_url));
  const jumbf = new Uint8Array(asset.getManifestJUMBF() ?? []);
  const store = ManifestStore.read(SuperBox.fromBuffer(jumbf));
  expect((await store.validate(asset)).isValid).toBe(true);
  const assertions = store.getActiveManifest()?.assertions?.assertions ?? [];
  const created = assertions.find((one) => one instanceof ActionAssertion)?.actions[0];
  expect(created).toMatchObject({ action: 'c2pa.created', softwareAgent: { name: 'probe 1' } });
  expect(assertions.find((one) => one instanceof IngredientAssertion)?.title).toBe('source');
  const exported = await ada.get(`/api/export-image/${output_image_id}/?format=png`);
  expect(exported.rawPayload.includes('c2pa.created')).toBe(true);
});

test('a signed picture that is sent back is known again, and its input carries no manifest', async () => {
  const sketch = await runs.sketch(ada);
  const source_image = await fetchPicture(sketch.image_url);
  expect(source_image.includes('caBX')).toBe(true);
  const again = { ai_model: 'sketch-to-image', source_image };
  const { output_image_id } = await runs.make(ada, again);
  const { inputs } = await runs.detailsOf(ada, output_image_id);
  expect(inputs).toMatchObject([{ output_image_id: sketch.output_image_id }]);
  const kept = await fetchPicture(inputs[0]?.image_url ?? '');
  expect(kept.includes('caBX')).toBe(false);
});
