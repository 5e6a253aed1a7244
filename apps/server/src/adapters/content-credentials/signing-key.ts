import { constants, type KeyObject, type SignKeyObjectInput, sign } from 'node:crypto';

/** Signature method of a key: its COSE algorithm number, the hash, and the signature's form. */
type Method = { cose: number; hash: string | null; form: Partial<SignKeyObjectInput> };

const PLAIN = { dsaEncoding: 'ieee-p1363' } as const;
const PSS = {
  padding: constants.RSA_PKCS1_PSS_PADDING,
  saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
} as const;

/** Numbers by RFC 9053; C2PA's specification allows these (section 13.2, "Digital signatures"). */
const METHODS: Readonly<Record<string, Method>> = {
  prime256v1: { cose: -7, hash: 'sha256', form: PLAIN },
  secp384r1: { cose: -35, hash: 'sha384', form: PLAIN },
  secp521r1: { cose: -36, hash: 'sha512', form: PLAIN },
  rsa: { cose: -37, hash: 'sha256', form: PSS },
  'rsa-pss': { cose: -37, hash: 'sha256', form: PSS },
  ed25519: { cose: -8, hash: null, form: {} },
};

export type SigningKey = {
  /** COSE's number of the algorithm. */
  algorithm: number;
  sign: (payload: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
};

/** A private key that can sign content credentials; undefined for a kind that cannot. */
export function findSigningKey(key: KeyObject): SigningKey | undefined {
  const kind = key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? '';
  const method = METHODS[kind];
  if (!method) return undefined;
  const { cose, hash, form } = method;
  return {
    algorithm: cose,
    sign: async (payload) => new Uint8Array(sign(hash, payload, { key, ...form })),
  };
}
