import { randomBytes, webcrypto } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Subject of the certificate; it says that nobody needs to trust it. */
const NAME = 'O=Toile (self-made and untrusted), CN=Toile development';
const ISSUER = 'O=Toile (self-made and untrusted), CN=Toile development root';
const DAYS_VALID = 3650;
const DAY_MS = 86_400_000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Extended key usage: e-mail protection, one of those that the C2PA allows. */
const PURPOSE = '1.3.6.1.5.5.7.3.4';

const makeKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

function term() {
  // Valid from yesterday: a slow clock would find it not valid yet.
  const notBefore = new Date(Date.now() - DAY_MS);
  return { notBefore, notAfter: new Date(notBefore.getTime() + DAYS_VALID * DAY_MS) };
}

async function makeFiles(): Promise<{ certificate: string; key: string }> {
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(webcrypto);
  const { KeyUsageFlags, X509CertificateGenerator } = x509;
  const rootKeys = await makeKeys();
  const keys = await makeKeys();
  const serialNumber = () => `01${randomBytes(8).toString('hex')}`;
  const root = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: ISSUER,
    keys: rootKeys,
    signingAlgorithm: ALGORITHM,
    ...term(),
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const own = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: NAME,
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: ALGORITHM,
    ...term(),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([PURPOSE]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const exported = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    certificate: `${own.toString('pem')}\n${root.toString('pem')}\n`,
    key: `${x509.PemConverter.encode(exported, 'PRIVATE KEY')}\n`,
  };
}

/**
 * Paths of a certificate and its key, made at the first call and stored in `dataDir`. No other
 * program has a reason to trust it; the key of its issuer is thrown away.
 */
export async function keepSelfMadeCertificate(
  dataDir: string,
): Promise<{ certificate: string; key: string }> {
  const folder = join(dataDir, 'c2pa');
  const paths = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (existsSync(folder)) return paths;
  await mkdir(dataDir, { recursive: true });
  const made = await makeFiles();
  const draft = await mkdtemp(`${folder}-`);
  try {
    await writeFile(join(draft, 'certificate.pem'), made.certificate);
    await writeFile(join(draft, 'key.pem'), made.key, { mode: 0o600 });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: its pair is used.
    if (!existsSync(folder)) throw error;
  }
  return paths;
}
