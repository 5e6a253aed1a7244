/** An ingredient: a picture that went into another one. */
export type PictureSource = {
  /** Role of the ingredient, for example `target`. */
  title: string;
  /** Hash of its file. */
  sha256: string;
};

/** Provenance of a picture: its method, its maker, and the pictures that it was made from. */
export type PictureStory = {
  /** Term of IPTC's digitalsourcetype vocabulary. */
  digitalSourceType: string;
  /** Name and version of the model that drew it. */
  agent: string;
  sources: readonly PictureSource[];
};

/** Content credentials by the standard of the C2PA, signed in our name. */
export type ContentCredentials = {
  /** Name on the certificate, and whether the certificate is self-made. */
  holder: { name: string; isSelfMade: boolean };
  /** A copy of a PNG that carries its signed story; its pixels and other chunks stay as they are. */
  sign: (png: Uint8Array, story: PictureStory) => Promise<Uint8Array>;
};
