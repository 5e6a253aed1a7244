import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

type FakePasskeys = {
  /** Name of the error with which the browser makes or proves none. */
  fault?: string;
  /** True: the browser offers passkeys in fields, too; by default nobody chooses one there. */
  offers?: boolean;
};

/** Gives the browser of a test passkeys; an answer's id is "made" or "proved". */
export function giveBrowserPasskeys({ fault, offers = false }: FakePasskeys = {}) {
  const credential = (id: string, response: object) => ({
    id: btoa(id).replaceAll('=', ''),
    rawId: bytes(id),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const answer = async (id: string, response: object) => {
    if (fault !== undefined) throw new DOMException('', fault);
    return credential(id, response);
  };
  const clientDataJSON = bytes('{}');
  const get = vi.fn((options: CredentialRequestOptions) => {
    if (options.mediation === 'conditional') {
      return new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    return answer('proved', {
      clientDataJSON,
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('user'),
    });
  });
  const create = vi.fn(() => answer('made', { clientDataJSON, attestationObject: bytes('{}') }));
  const isConditionalMediationAvailable = async () => offers;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  return { get, create };
}
