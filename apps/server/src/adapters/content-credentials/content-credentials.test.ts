import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPngXmp, sourceTypeXmp, writePngXmp } from '@toile/raster';
import { PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ActionAssertion, IngredientAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { paintCloth } from '../../testing/uploads/paint-cloth.ts';
import { createContentCredentials } from './create-content-credentials.ts';
import { keepSelfMadeCertificate } from './self-made-certificate.ts';
import { findSigningKey } from './signing-key.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'toile-c2pa-'));
afterAll(() => rm(dataDir, { recursive: true }));

const SHA = 'a'.repeat(64);
const STORY = {
  digitalSourceType: 'composite',
  agent: 'studio 1.2',
  sources: [
    { title: 'target', sha256: SHA },
    { title: 'source', sha256: 'b'.repeat(64) },
  ],
};

const credentials = await createContentCredentials({
  dataDir,
  c2paCertificate: 'self-made',
  c2paKey: undefined,
});
if (!credentials) throw new Error('Nothing signs');
const xmp = sourceTypeXmp('composite');
const png = writePngXmp(await paintCloth().png().toBuffer(), xmp);
const signed = await credentials.sign(png, STORY);

/** Reads a file's manifest with the library's own reader. */
async function read(file: Uint8Array) {
  const asset = new PNG(file);
  const jumbf = asset.getManifestJUMBF();
  if (!jumbf) throw new Error('The file carries no manifest');
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
  const manifest = store.getActiveManifest();
  const { isValid, statusEntries } = await store.validate(asset);
  const assertions = manifest?.assertions?.assertions ?? [];
  return { isValid, statusEntries, assertions, claim: manifest?.claim };
}

describe('a signed picture', () => {
  test('is found valid by the reader', async () => {
    const { isValid, statusEntries } = await read(signed);
    expect(statusEntries.filter(({ success }) => success !== true)).toEqual([]);
    expect(isValid).toBe(true);
    expect(statusEntries.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['claimSignature.validated', 'assertion.dataHash.match']),
    );
  });

  test('tells what created it, and from what', async () => {
    const { assertions, claim } = await read(signed);
    const actions = assertions.find((one) => one instanceof ActionAssertion)?.actions;
    expect(actions?.map(({ action }) => action)).toEqual([
      'c2pa.created',
      'c2pa.placed',
      'c2pa.placed',
    ]);
    expect(actions?.[0]).toMatchObject({
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
      softwareAgent: { name: 'studio 1.2' },
    });
    const ingredients = assertions.filter((one) => one instanceof IngredientAssertion);
    expect(ingredients).toMatchObject([
      { title: 'target', relationship: 'componentOf', instanceID: `urn:sha256:${SHA}` },
      { title: 'source', relationship: 'componentOf' },
    ]);
    expect(claim).toMatchObject({ claimGeneratorName: 'Toile', claimGeneratorVersion: '0.1.0' });
  });

  test('without sources has no ingredients', async () => {
    const alone = await credentials.sign(png, { ...STORY, sources: [] });
    const { assertions, isValid } = await read(alone);
    expect(isValid).toBe(true);
    expect(assertions.filter((one) => one instanceof IngredientAssertion)).toEqual([]);
  });

  test('keeps its pixels and its XMP', async () => {
    expect(readPngXmp(signed)).toBe(xmp);
    expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  });

  test('that was changed is found out', async () => {
    const other = Buffer.from(signed);
    other.write('algorithmicMedia', other.indexOf('composite"'), 'latin1');
    expect((await read(other)).isValid).toBe(false);
  });
});

describe('the self-made certificate', () => {
  test('says that it is untrusted, and stays the same', async () => {
    expect(credentials.holder.isSelfMade).toBe(true);
    expect(credentials.holder.name).toContain('untrusted');
    const paths = await keepSelfMadeCertificate(dataDir);
    const { mtimeMs, mode } = await stat(paths.key);
    await keepSelfMadeCertificate(dataDir);
    expect((await stat(paths.key)).mtimeMs).toBe(mtimeMs);
    expect(mode & 0o777).toBe(0o600);
  });

  test('is one, however many make it at once', async () => {
    const folder = await mkdtemp(join(dataDir, 'many-'));
    const made = await Promise.all([1, 2, 3].map(() => keepSelfMadeCertificate(folder)));
    const settings = {
      dataDir: folder,
      c2paCertificate: made[0]?.certificate,
      c2paKey: made[2]?.key,
    };
    expect((await createContentCredentials(settings))?.holder.isSelfMade).toBe(false);
  });
});

describe('settings that cannot sign are named', () => {
  const own = join(dataDir, 'c2pa', 'certificate.pem');
  const key = join(dataDir, 'c2pa', 'key.pem');
  const create = (c2paCertificate: string, c2paKey?: string) =>
    createContentCredentials({ dataDir, c2paCertificate, c2paKey });

  test('no key', () => expect(create(own)).rejects.toThrow('want each other'));
  test('no file', () => expect(create('/none.pem', key)).rejects.toThrow('cannot be read'));
  test('no certificate', () => expect(create(key, key)).rejects.toThrow('no certificate'));
  test('no private key', () => expect(create(own, own)).rejects.toThrow('no private key'));
  test('the key of another', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = join(dataDir, 'other.pem');
    await writeFile(other, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await expect(create(own, other)).rejects.toThrow("not the certificate's key");
  });
  test('no packages', async () => {
    const settings = { dataDir, c2paCertificate: own, c2paKey: key };
    const absent = () => Promise.reject(new Error('Cannot find package'));
    const created = createContentCredentials(settings, absent);
    await expect(created).rejects.toThrow('not installed');
  });
  test('nothing is signed without them', async () => {
    const none = { dataDir, c2paCertificate: undefined, c2paKey: undefined };
    expect(await createContentCredentials(none)).toBeUndefined();
  });
});

test.each([
  {
    kind: 'P-256',
    pair: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    number: -7,
    bytes: 64,
  },
  {
    kind: 'P-384',
    pair: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    number: -35,
    bytes: 96,
  },
  {
    kind: 'P-521',
    pair: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
    number: -36,
    bytes: 132,
  },
  {
    kind: 'RSA',
    pair: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    number: -37,
    bytes: 256,
  },
  { kind: 'Ed25519', pair: generateKeyPairSync('ed25519'), number: -8, bytes: 64 },
])('a key of $kind signs as the standard wants', async ({ pair, number, bytes }) => {
  const key = findSigningKey(pair.privateKey);
  expect(key?.algorithm).toBe(number);
  expect(await key?.sign(new Uint8Array(8))).toHaveLength(bytes);
});

test('a key of another kind does not', () => {
  expect(findSigningKey(generateKeyPairSync('x25519').privateKey)).toBeUndefined();
});
