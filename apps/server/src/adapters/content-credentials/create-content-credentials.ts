import { ConfigError } from '../../platform/config.ts';
import type { ContentCredentials } from './content-credentials-port.ts';
import { type CredentialFiles, readCredentialFiles } from './credential-files.ts';
import { keepSelfMadeCertificate } from './self-made-certificate.ts';
import { loadSigningLibrary, signPng } from './sign-png.ts';
import { findSigningKey, type SigningKey } from './signing-key.ts';

const SELF_MADE = 'self-made';

type Settings = {
  dataDir: string;
  /** `self-made`, or a path; absent: nothing is signed. */
  c2paCertificate: string | undefined;
  c2paKey: string | undefined;
};

/**
 * Loads the signing libraries. They are optional: a machine on which they cannot be installed signs
 * nothing.
 */
async function loadLibraries() {
  const [library, x509] = await Promise.all([loadSigningLibrary(), import('@peculiar/x509')]);
  return { library, x509 };
}

function refuseAbsent(cause: unknown): never {
  const sentence =
    'C2PA_CERTIFICATE is set, but the packages that sign are not installed: run npm install without leaving out optional ones.';
  throw new ConfigError(sentence, { cause });
}

function holderName({ chain: [own] }: CredentialFiles): string {
  return own?.subject.replaceAll('\n', ', ') ?? '';
}

function findPaths({ dataDir, c2paCertificate: certificate, c2paKey: key }: Settings) {
  if (certificate === SELF_MADE) return keepSelfMadeCertificate(dataDir);
  if (certificate !== undefined && key !== undefined) return { certificate, key };
  throw new ConfigError('C2PA_CERTIFICATE and C2PA_KEY want each other; one of them is not set.');
}

function findKey({ key }: CredentialFiles): SigningKey {
  const found = findSigningKey(key);
  if (found) return found;
  throw new ConfigError('C2PA_KEY wants a key of the kind P-256, P-384, P-521, RSA or Ed25519.');
}

/**
 * The signer of pictures, where a certificate is configured; else undefined, and none of the
 * library is loaded. Throws ConfigError for settings that cannot sign.
 */
export async function createContentCredentials(
  settings: Settings,
  load = loadLibraries,
): Promise<ContentCredentials | undefined> {
  const { c2paCertificate, c2paKey } = settings;
  if (c2paCertificate === undefined && c2paKey === undefined) return undefined;
  const files = await readCredentialFiles(await findPaths(settings));
  const key = findKey(files);
  const { library, x509 } = await load().catch(refuseAbsent);
  const [own, ...issuers] = files.chain.map(({ raw }) => new x509.X509Certificate(raw));
  if (!own) throw new TypeError('A chain without a certificate');
  const signer = { ...key, certificate: own, chainCertificates: issuers };
  return {
    holder: { name: holderName(files), isSelfMade: c2paCertificate === SELF_MADE },
    sign: (png, story) => signPng(library, signer, { png, story }),
  };
}
