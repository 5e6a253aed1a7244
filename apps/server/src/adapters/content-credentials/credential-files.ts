import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../platform/config.ts';

/** A certificate, those of its issuers, and its private key. */
export type CredentialFiles = { chain: readonly X509Certificate[]; key: KeyObject };

const CERTIFICATE = /-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs;

async function readSetting(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${name} is "${path}", but that file cannot be read.`, { cause });
  }
}

function parseKey(path: string, pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new ConfigError(`C2PA_KEY is "${path}", but it holds no private key.`, { cause });
  }
}

function parseChain(path: string, pem: string): X509Certificate[] {
  try {
    return (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one));
  } catch (cause) {
    throw new ConfigError(`C2PA_CERTIFICATE is "${path}", but it is damaged.`, { cause });
  }
}

/**
 * Reads the credentials for signing: PEM files, the certificate first and its issuers after it.
 * Throws ConfigError, with the setting at fault, when they cannot sign.
 */
export async function readCredentialFiles(paths: {
  certificate: string;
  key: string;
}): Promise<CredentialFiles> {
  const { certificate: path } = paths;
  const key = parseKey(paths.key, await readSetting('C2PA_KEY', paths.key));
  const chain = parseChain(path, await readSetting('C2PA_CERTIFICATE', path));
  const [own] = chain;
  if (!own) throw new ConfigError(`C2PA_CERTIFICATE is "${path}", but it holds no certificate.`);
  if (!own.checkPrivateKey(key)) {
    throw new ConfigError(`C2PA_KEY is "${paths.key}", but it is not the certificate's key.`);
  }
  if (new Date(own.validTo) < new Date()) {
    throw new ConfigError(`C2PA_CERTIFICATE is "${path}", but it ended on ${own.validTo}.`);
  }
  return { chain, key };
}
