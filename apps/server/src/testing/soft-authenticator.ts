import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@toile/contract';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Ways in which an answer of the authenticator is not right. */
type Fault = {
  origin?: string;
  rpId?: string;
  isUnverified?: boolean;
  userHandle?: string;
  counter?: number;
};

/** What it reads of a request for a passkey. */
type Asked = Pick<PasskeyCreation, 'challenge' | 'rp' | 'user'>;

type SoftPasskey = { id: Buffer; userHandle: string; privateKey: KeyObject; counter: number };

const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

function uint(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** CBOR (RFC 8949) of a byte string of at most 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  if (bytes.length < 24) return Buffer.concat([uint(0x40 + bytes.length, 1), bytes]);
  if (bytes.length < 256) return Buffer.concat([uint(0x58, 1), uint(bytes.length, 1), bytes]);
  return Buffer.concat([uint(0x59, 1), uint(bytes.length, 2), bytes]);
}

/** CBOR of a text of at most 23 characters. */
const cborText = (text: string) =>
  Buffer.concat([uint(0x60 + text.length, 1), Buffer.from(text, 'utf8')]);

/** A public key on P-256 as COSE writes it: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A software authenticator: it makes passkeys on P-256 and proves them, right or with a fault. */
export function createSoftAuthenticator(origin: string, aaguid = Buffer.alloc(16)) {
  const own: SoftPasskey[] = [];

  function head(rpId: string, counter: number, { flags, isUnverified }: Fault & { flags: number }) {
    const verified = isUnverified ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(rpId),
      uint(USER_PRESENT | verified | flags, 1),
      uint(counter, 4),
    ]);
  }

  return {
    /** Makes a passkey, as a browser asks for it. */
    create({ challenge, rp, user }: Asked, fault: Fault = {}): NewPasskey {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const passkey = { id: randomBytes(32), userHandle: user.id, privateKey, counter: 0 };
      own.push(passkey);
      const authData = Buffer.concat([
        head(fault.rpId ?? rp.id, 0, { ...fault, flags: HAS_CREDENTIAL }),
        aaguid,
        uint(passkey.id.length, 2),
        passkey.id,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      const data = clientData('webauthn.create', challenge, fault.origin ?? origin);
      return {
        id: b64(passkey.id),
        rawId: b64(passkey.id),
        type: 'public-key',
        response: { clientDataJSON: b64(data), attestationObject: b64(attestation) },
      };
    },

    /** Proves its latest passkey; each proof counts one further. */
    prove({ challenge, rpId }: PasskeyRequest, fault: Fault = {}): PasskeyProof {
      const passkey = own.at(-1);
      if (!passkey) throw new Error('The authenticator has no passkey');
      passkey.counter += 1;
      const authData = head(fault.rpId ?? rpId, fault.counter ?? passkey.counter, {
        ...fault,
        flags: 0,
      });
      const data = clientData('webauthn.get', challenge, fault.origin ?? origin);
      const signed = Buffer.concat([authData, sha256(data)]);
      return {
        id: b64(passkey.id),
        rawId: b64(passkey.id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(data),
          authenticatorData: b64(authData),
          signature: b64(sign('sha256', signed, passkey.privateKey)),
          userHandle: fault.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;
