/** The site that passkeys are for. */
export type PasskeySite = { origin: string; rpId: string };

/** The site of a public address: passkeys hold for its host, and are proved on its pages alone. */
export function passkeySite(publicUrl: string): PasskeySite {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}
