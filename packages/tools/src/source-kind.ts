/** What the picture of a tool's source step shows. */
export type SourceKind = 'sketch' | 'pattern' | 'garment' | 'flatlay';
