import { randomUUID } from 'node:crypto';
import { DIGITAL_SOURCE_TYPES } from '@toile/raster';
import type { PNG } from '@trustnxt/c2pa-ts/asset';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import type * as Manifests from '@trustnxt/c2pa-ts/manifest';
import type { Action, ActionType, DigitalSourceType, Manifest } from '@trustnxt/c2pa-ts/manifest';
import type { PictureSource, PictureStory } from './content-credentials-port.ts';

const CLAIM_GENERATOR = { name: 'Toile', version: '0.1.0' };
const MEDIA_TYPE = 'image/png';
const HASH = 'SHA-256';

/** The parts of the library that sign; loaded only where signing is configured. */
export type SigningLibrary = {
  asset: { PNG: new (data: Uint8Array) => PNG };
  manifest: typeof Manifests;
};

export async function loadSigningLibrary(): Promise<SigningLibrary> {
  const [asset, manifest] = await Promise.all([
    import('@trustnxt/c2pa-ts/asset'),
    import('@trustnxt/c2pa-ts/manifest'),
  ]);
  return { asset, manifest };
}

/** Adds a source as an ingredient, with the action that used it. */
function addSource(
  { IngredientAssertion, ActionType: Actions, RelationshipType }: SigningLibrary['manifest'],
  manifest: Manifest,
  { title, sha256 }: PictureSource,
): Action {
  const ingredient = IngredientAssertion.createV3(RelationshipType.ComponentOf);
  ingredient.title = title;
  ingredient.format = MEDIA_TYPE;
  ingredient.instanceID = `urn:sha256:${sha256}`;
  manifest.addAssertion(ingredient);
  const ingredients = [manifest.createAssertionReference(ingredient)];
  return { action: Actions.C2paPlaced, parameters: { ingredients } };
}

function createdAction(action: ActionType, { digitalSourceType, agent }: PictureStory): Action {
  return {
    action,
    softwareAgent: { name: agent },
    // The library's list lacks terms of IPTC's vocabulary, such as composite; any is written.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    digitalSourceType: `${DIGITAL_SOURCE_TYPES}${digitalSourceType}` as DigitalSourceType,
  };
}

function addActions(library: SigningLibrary['manifest'], manifest: Manifest, story: PictureStory) {
  const actions = new library.ActionAssertion();
  const placed = story.sources.map((source) => addSource(library, manifest, source));
  actions.actions = [createdAction(library.ActionType.C2paCreated, story), ...placed];
  manifest.addAssertion(actions);
}

/**
 * A copy of a PNG with a manifest of the C2PA (specification 2.1): how it was created and by
 * what, its sources as ingredients, and a hash of the file, signed together.
 */
export async function signPng(
  { asset, manifest: library }: SigningLibrary,
  signer: Signer,
  { png, story }: { png: Uint8Array; story: PictureStory },
): Promise<Uint8Array> {
  const file = new asset.PNG(png);
  const store = new library.ManifestStore();
  const manifest = store.createManifest({
    claimVersion: library.ClaimVersion.V2,
    assetFormat: MEDIA_TYPE,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: HASH,
    signer,
  });
  if (manifest.claim) {
    manifest.claim.claimGeneratorName = CLAIM_GENERATOR.name;
    manifest.claim.claimGeneratorVersion = CLAIM_GENERATOR.version;
  }
  addActions(library, manifest, story);
  const hash = library.DataHashAssertion.create(HASH);
  manifest.addAssertion(hash);
  await file.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(file);
  await manifest.sign(signer);
  await file.writeManifestJUMBF(store.getBytes());
  return file.getDataRange();
}
